import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { Uploads } from '@/api/invoices/upload-list'
import { isBlankAddress, isBlankContact } from '@/components/addresses/schema'
import { addressText, contactText } from '@/components/addresses/text'
import { AnswersPanel, AnswersSection } from '@/components/answers/AnswersSection'
import { ukDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import type { CheckedDebt } from './debt-schema'
import { type DebtValues, debtorTypes } from './debt-values'

type Field = FieldPath<DebtValues>

type Row = [term: string, value: ReactNode]

/**
 * The first entry is named by its kind, the others by kind and number. The label is the first line
 * unless the text below contains it already.
 */
const numberedRows = <T extends { label: string }>(
  kind: string,
  list: readonly T[],
  text: (one: T) => string,
): Row[] =>
  list.map((one, index) => {
    const lines = text(one).split('\n')
    return [
      index === 0 ? kind : `${kind} ${index + 1}`,
      (one.label && !lines.includes(one.label) ? [one.label, ...lines] : lines).join('\n'),
    ]
  })

const noAddress: Row[] = [['Address', '']]

const yesOrNo = (flag: boolean) => (flag ? 'Yes' : 'No')

/** All answers as they will be sent; each section has a Change button. */
export function DebtAnswers({
  answers,
  uploads,
  heading: title,
  onChange,
}: {
  answers: CheckedDebt
  uploads: Uploads
  /** For answers outside the review step: the heading does not take focus. */
  heading?: string
  onChange: (field: Field) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!title) focusHeading(heading.current)
  }, [title])

  const renderSection = (name: string, first: Field, rows: Row[]) => (
    <AnswersSection
      heading={name}
      change={
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Change ${name.toLowerCase()}`}
          onClick={() => onChange(first)}
        >
          Change
        </Button>
      }
      answers={rows}
    />
  )
  const business: Row[] = [
    ['Company name', answers.company_name],
    ['Trading name', answers.trading_name],
    ['Company number', answers.company_number],
    ['VAT number', answers.vat_number],
    ['Nature of business', answers.nature_of_business],
  ]
  const dispute: Row[] = [['What the debtor says', answers.dispute_reason]]
  const type = debtorTypes.find(({ value }) => value === answers.debtorType)
  const addresses = answers.addresses.filter((address) => !isBlankAddress(address))
  const contacts = answers.contacts.filter((contact) => !isBlankContact(contact))
  return (
    <>
      <Box asChild fontSize="lg" fontWeight="semibold" mb="3" outline="none">
        <h2 ref={heading} tabIndex={-1}>
          {title ?? 'Check your answers'}
        </h2>
      </Box>
      <AnswersPanel>
        {renderSection('Who owes you the money', 'debtorType', [
          ['Kind of debtor', type?.label],
          ...(answers.debtorType === 'individual' ? [] : business),
          [
            'Person',
            [answers.title, answers.first_names, answers.last_name].filter(Boolean).join(' '),
          ],
          ['Salutation', answers.salutation],
          ['Letter title', answers.letter_title],
        ])}
        {renderSection('References', 'customer_ref', [
          ['Your reference', answers.customer_ref],
          ['Other reference', answers.external_ref],
        ])}
        {renderSection('How to reach them', 'addresses.0.street_1', [
          ...(addresses.length === 0 ? noAddress : numberedRows('Address', addresses, addressText)),
          ['Email', answers.primary_email],
          ['Phone', answers.primary_phone],
          ...numberedRows('Contact', contacts, contactText),
        ])}
        {renderSection('What is owed', 'initial_debt', [
          ['Original amount', formatMoney(answers.initial_debt)],
          [
            'Amount outstanding',
            formatMoney(
              answers.amount_outstanding === '' ? answers.initial_debt : answers.amount_outstanding,
            ),
          ],
          ['Last invoice date', answers.last_invoice_date && ukDate(answers.last_invoice_date)],
          ['Debt type', answers.debt_type],
          ['Department', answers.department],
          ['The debtor disputes this debt', yesOrNo(answers.debt_disputed)],
          ...(answers.debt_disputed ? dispute : []),
          ['Add late payment interest', yesOrNo(answers.add_late_payment_interest)],
          ['Add late payment compensation', yesOrNo(answers.add_late_payment_compensation)],
        ])}
        <AnswersSection
          heading="Invoices"
          answers={[['Files', uploads.map(({ file }) => file.name).join('\n')]]}
        />
      </AnswersPanel>
    </>
  )
}
