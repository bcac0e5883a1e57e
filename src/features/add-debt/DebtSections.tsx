import { Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { InvoiceUploads } from '@/api/invoices/useInvoiceUploads'
import { AddressFields } from '@/components/addresses/AddressFields'
import { EntryList } from '@/components/addresses/EntryList'
import { DebtField } from '@/components/debt-fields/DebtField'
import { CompanyFields } from '@/components/debt-fields/DebtorFields'
import { AmountFields, DisputedField, NoAdditionsNotice } from '@/components/debt-fields/OwedFields'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import type { IsoDate } from '@/rules/days'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Panel } from '@/ui/Panel'
import { type DebtControl, hasContactDetails } from './debt-schema'
import { type DebtValues, debtorTypes } from './debt-values'

/** The debtor's name and number; the kind of debtor decides which. */
export function DebtorSection({ control }: { control: DebtControl }) {
  const [type, companyName] = useWatch({ control, name: ['debtorType', 'company_name'] })
  const isNamed = companyName.trim() !== ''
  return (
    <Panel isCompact>
      <RadioGroupField<DebtValues>
        name="debtorType"
        label="Who owes you the money?"
        hint="The name on your invoices, not a director's."
        options={debtorTypes}
        isInline
        deps={['company_name', 'company_number', 'vat_number', 'last_name']}
      />
      {type === 'company' && <CompanyFields isCompany />}
      {type === 'sole-trader' && (
        <>
          <PersonNameFields isLastNameOptional={isNamed} />
          <CompanyFields isCompany={false} />
        </>
      )}
      {type === 'individual' && (
        <>
          <PersonNameFields isLastNameOptional={false} />
          <NoAdditionsNotice />
        </>
      )}
    </Panel>
  )
}

const PersonNameFields = ({ isLastNameOptional }: { isLastNameOptional: boolean }) => (
  <FieldRow>
    <DebtField name="first_names" />
    <DebtField name="last_name" isOptional={isLastNameOptional} />
  </FieldRow>
)

export function OwedSection({ control, today }: { control: DebtControl; today: IsoDate }) {
  const isDisputed = useWatch({ control, name: 'debt_disputed' })
  return (
    <Panel isCompact heading="What is owed">
      <AmountFields today={today} />
      <DisputedField />
      {isDisputed && (
        <TextAreaField<DebtValues>
          name="dispute_reason"
          label="What does the debtor say?"
          isOptional
          hint="We’ll save it as the first note on the debt."
        />
      )}
    </Panel>
  )
}

/** The debtor's addresses, email and phone; one of them is required. */
export function ContactSection({ control }: { control: DebtControl }) {
  const isEmailOptional = useWatch({
    control,
    compute: (values: DebtValues) => hasContactDetails(values),
  })
  return (
    <Panel isCompact heading="How to reach them">
      <Text color="fg.muted" fontSize="sm" mb="2">
        Enter an address, an email or a phone number. We can only send letters to an address.
      </Text>
      <EntryList
        list="addresses"
        fields={(prefix, index) => (
          <AddressFields prefix={prefix} isFolded={index === 0} canBeBlank />
        )}
      />
      <FieldRow>
        <DebtField name="primary_email" isOptional={isEmailOptional} />
        <DebtField name="primary_phone" deps={['primary_email']} />
      </FieldRow>
    </Panel>
  )
}

export const InvoicesSection = ({ uploads }: { uploads: InvoiceUploads }) => (
  <Panel isCompact>
    <UploadPicker
      items={uploads.items}
      advice="You can add invoices now or later. The larger the debt, the more they help."
      onAdd={uploads.add}
      onRemove={uploads.remove}
    />
  </Panel>
)
