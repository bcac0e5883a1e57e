import { Box, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { AddressFields } from '@/components/addresses/AddressFields'
import { useEntryList } from '@/components/addresses/useEntryList'
import {
  CompanyFields,
  EmailAndPhoneFields,
  PersonNameFields,
} from '@/components/debt-fields/DebtorDetailFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { AmountFields, DisputedField, IndividualNotice } from '@/components/debt-fields/OwedFields'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed } from '@/rules/debt'
import type { Pence } from '@/rules/money'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { TextAreaField } from '@/ui/form/TextArea'
import { type DebtControl, type DebtForm, hasContactDetails } from './debt-schema'
import { type DebtValues, debtorTypes } from './debt-values'

/** The debtor's name and number; the kind of debtor decides which. */
export function DebtorSection({ control }: { control: DebtControl }) {
  const [type, companyName] = useWatch({ control, name: ['debtorType', 'company_name'] })
  const isNamed = companyName.trim() !== ''
  return (
    <FormSection>
      <RadioGroupField
        control={control}
        name="debtorType"
        legend="Who owes you the money?"
        hint="The name on your invoices, not a director's."
        options={debtorTypes}
        inline
        deps={['company_name', 'company_number', 'vat_number', 'last_name']}
      />
      {type === 'company' && <CompanyFields control={control} isCompany />}
      {type === 'sole-trader' && (
        <>
          <PersonNameFields control={control} isLastNameOptional={isNamed} />
          <CompanyFields control={control} isCompany={false} />
        </>
      )}
      {type === 'individual' && (
        <>
          <PersonNameFields control={control} isLastNameOptional={false} />
          <IndividualNotice />
        </>
      )}
    </FormSection>
  )
}

export function OwedSection({ control, today }: { control: DebtControl; today: IsoDate }) {
  const isDisputed = useWatch({ control, name: 'debt_disputed' })
  return (
    <FormSection heading="What is owed">
      <AmountFields control={control} today={today} />
      <DisputedField control={control} />
      {isDisputed && (
        <TextAreaField
          control={control}
          name="dispute_reason"
          label="What does the debtor say?"
          optional
          hint="We’ll save it as the first note on the debt."
        />
      )}
    </FormSection>
  )
}

/** The debtor's addresses, email and phone; one of them is required. */
export function ContactSection({ form }: { form: DebtForm }) {
  const { control } = form
  const isEmailOptional = useWatch({
    control,
    compute: (values: DebtValues) => hasContactDetails(values),
  })
  const { groups, addButton } = useEntryList(form, 'addresses', (index) => ({
    isFixed: index === 0,
    // Its own labels identify the first address visually.
    isTitleHidden: index === 0,
    fields: (
      <AddressFields
        control={control}
        prefix={`addresses.${index}`}
        isFolded={index === 0}
        canBeBlank
        deps={['primary_email']}
      />
    ),
  }))
  return (
    <FormSection heading="How to reach them">
      <Text color="fg.muted" fontSize="sm" mb="2">
        Enter an address, an email or a phone number. We can only send letters to an address.
      </Text>
      {groups}
      <Box ms="-3" mb="2">
        {addButton}
      </Box>
      <EmailAndPhoneFields
        control={control}
        isEmailOptional={isEmailOptional}
        deps={['primary_email']}
      />
    </FormSection>
  )
}

/** The invoices, with advice on how much evidence a debt of this amount needs. */
export function InvoicesSection({
  control,
  uploads: { items, add, remove },
}: {
  control: DebtControl
  uploads: InvoiceUploads
}) {
  const advice = useWatch({
    control,
    name: 'initial_debt',
    compute: (text: string) => {
      const amount = checkAmountOwed(text)
      return evidenceAdvice(amount.ok ? amount.value : null)
    },
  })
  return (
    <FormSection>
      <UploadPicker items={items} advice={advice} onAdd={add} onRemove={remove} />
    </FormSection>
  )
}

const smallDebtPence = 1_500_00
const largeDebtPence = 10_000_00

/** Advice on evidence for an amount (pence); never a condition. */
function evidenceAdvice(amount: Pence | null): string {
  if (amount === null)
    return 'You can add invoices now or later. The larger the debt, the more they help.'
  if (amount < smallDebtPence)
    return 'For a debt under £1,500, invoices help but we can start without them.'
  if (amount <= largeDebtPence)
    return 'For a debt of this size, add the invoice or another supporting document.'
  return 'For a debt over £10,000, add every invoice and the contract or order if there is one.'
}
