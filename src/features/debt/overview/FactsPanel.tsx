import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Debt, type Debtor, mainAddress } from '@/api/debtor/debtor'
import { isUnread, type Unread } from '@/api/wire/tolerant-record'
import { addressLines } from '@/components/addresses/text'
import { fieldPathLabel } from '@/rules/field-path'
import { BreakableText } from '@/ui/BreakableText'
import { Button, TextLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Money } from '@/ui/Money'
import { Panel } from '@/ui/Panel'
import type { EditValues } from '../edit/edit-values'
import type { Editing } from '../edit/useEditing'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** The fields of a debt, without those in its header and status panel. */
export const DebtFacts = ({ debt, editing }: { debt: Debt; editing: Editing }) => (
  <FactsPanel
    noun="debt"
    record={debt}
    values={{
      initial_debt: <Money pence={debt.initial_debt} />,
      last_invoice_date: debt.last_invoice_date && <DateText date={debt.last_invoice_date} />,
      debt_type: debt.debt_type,
      department: debt.department,
      debt_disputed: yesNo(debt.debt_disputed),
      add_late_payment_interest: yesNo(debt.add_late_payment_interest),
      add_late_payment_compensation: yesNo(debt.add_late_payment_compensation),
    }}
    last={{
      term: 'Fee type',
      value: isUnread(debt, 'fee_type') ? 'Unknown' : debt.fee_type,
    }}
    editing={editing}
  />
)

/** The fields of a debtor. The reference is omitted if set, because the header shows it. */
export function DebtorFacts({ debtor, editing }: { debtor: Debtor; editing: Editing }) {
  const address = mainAddress(debtor)
  const addressText = address ? (
    addressLines(address).join('\n')
  ) : (
    <TextLink to="." search={{ tab: 'addresses' } as never} state resetScroll={false}>
      Add an address
    </TextLink>
  )
  return (
    <FactsPanel
      noun="debtor"
      record={debtor}
      columns={2}
      values={{
        company_name: debtor.company_name,
        trading_name: debtor.trading_name,
        company_type: debtor.company_type,
        company_number: debtor.company_number,
        vat_number: debtor.vat_number,
        nature_of_business: debtor.nature_of_business.join(', '),
        title: debtor.title,
        first_names: debtor.first_names,
        last_name: debtor.last_name,
        is_individual: yesNo(debtor.is_individual),
        salutation: debtor.salutation,
        letter_title: debtor.letter_title,
        ...(debtor.customer_ref === '' && { customer_ref: '' }),
        external_ref: debtor.external_ref,
        primary_email: debtor.primary_email && <BreakableText text={debtor.primary_email} />,
        primary_phone: debtor.primary_phone,
      }}
      last={{
        term: 'Primary address',
        value: isUnread(debtor, 'primary_address') ? 'Unknown' : addressText,
      }}
      editing={editing}
    />
  )
}

/** Shorter than the labels of the checkboxes. */
const terms: Partial<Record<string, string>> = {
  add_late_payment_interest: 'Late payment interest',
  add_late_payment_compensation: 'Late payment compensation',
}

/** Short values fit beside their terms, on a phone too. */
const beside = { gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr' }
/** In two columns the term is above its value, which takes the full width. */
const besideOnPhones = { ...beside, md: { gridTemplateColumns: '1fr', alignContent: 'start' } }

/** The fields of a record with a button to change them; one line names the empty ones. */
function FactsPanel({
  noun,
  record,
  values,
  last,
  columns = 1,
  editing: { openerRef, start },
}: {
  noun: 'debt' | 'debtor'
  record: Unread
  /** By the fields of the form that edit them. */
  values: Partial<Record<keyof EditValues, ReactNode>>
  /** A fact that the form does not edit; hidden if it is empty. */
  last: { term: string; value: ReactNode }
  columns?: 1 | 2
  editing: Editing
}) {
  const facts = Object.entries(values).map(([field, value]) => ({
    field: field as keyof EditValues,
    term: terms[field] ?? fieldPathLabel(field),
    value: isUnread(record, field) ? 'Unknown' : value,
  }))
  const missing = facts.filter(({ value }) => !value)
  const [first] = missing
  const missingTerms = missing.map(({ term }) => term).join(', ')
  return (
    <Panel
      heading={`The ${noun}`}
      actions={
        <Button
          ref={openerRef(`change ${noun}`)}
          variant="ghost"
          size="sm"
          // Keeps the heading's line as high as that of a panel without a button.
          my="-1.5"
          me="-3"
          onClick={() => start(`change ${noun}`, facts.find(({ value }) => value)?.field)}
        >
          <span>
            Change <Span srOnly>the {noun}</Span>
          </span>
        </Button>
      }
    >
      <Box fontSize="sm" css={{ '& dl > div': columns === 1 ? beside : besideOnPhones }}>
        <DefinitionList
          columns={columns}
          items={[
            ...facts,
            last,
            { term: 'Not provided', value: first && <Span color="fg.muted">{missingTerms}</Span> },
          ].filter(({ value }) => value)}
        />
      </Box>
      {first && (
        <Button
          ref={openerRef(`add ${noun}`)}
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => start(`add ${noun}`, first.field)}
        >
          <span>
            Add what is missing<Span srOnly>: the {noun}</Span>
          </span>
        </Button>
      )}
    </Panel>
  )
}
