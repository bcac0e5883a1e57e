import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorListQuery } from '@/api/debtor/queries'
import type { Listing } from '@/api/wire/fields'
import { config } from '@/config'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate } from '@/rules/debt'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FieldRow'
import { MoneyField, TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { FormSection } from './FormSection'
import { fieldOf, type OwedValues } from './values'
import { warningOf, warnOfOutstanding } from './warnings'

/** The fields for amount, dates and additions. */
export function OwedFields<V extends FieldValues & OwedValues, O = V>({
  control,
  today,
  isIndividual,
  dispute,
}: {
  control: Control<V, unknown, O>
  today: IsoDate
  /** Whether the debtor is a private individual. */
  isIndividual: boolean
  /** Fields about a dispute. */
  dispute?: ReactNode
}) {
  const field = fieldOf(control)
  const amount = String(useWatch({ control, name: field('initial_debt').name }) ?? '')
  const { data: used } = useQuery({ ...debtorListQuery, select: usedValues })
  return (
    <FormSection heading="What is owed">
      <FieldRow columns={3}>
        <MoneyField
          {...field('initial_debt')}
          hint="With VAT, before any payments."
          warning={warningOf(checkAmountOwed)}
        />
        <MoneyField
          {...field('amount_outstanding')}
          optional
          hint="Leave blank if nothing has been paid."
          warning={warnOfOutstanding(amount)}
        />
        <DateField
          {...field('last_invoice_date')}
          optional
          hint="To calculate interest, like 27/03/2026."
          warning={warningOf(checkInvoiceDate(today, config.interestRules))}
        />
      </FieldRow>
      <FieldRow columns={4}>
        <TextField {...field('customer_ref')} optional hint="As in your own books." />
        <TextField {...field('external_ref')} optional hint="Like an order number." />
        <TextField
          {...field('debt_type')}
          optional
          hint="Like Goods sold."
          suggestions={used?.debtTypes}
        />
        <TextField
          {...field('department')}
          optional
          hint="Which part of your business is owed."
          suggestions={used?.departments}
        />
      </FieldRow>
      {isIndividual && (
        <Notice tone="info">
          The law on late payment interest and compensation covers debts between businesses only.
          Leave both off unless your contract provides for them.
        </Notice>
      )}
      <Flex wrap="wrap" columnGap="5">
        <CheckboxField {...field('add_late_payment_interest')} />
        <CheckboxField {...field('add_late_payment_compensation')} />
        <CheckboxField {...field('debt_disputed')} label="The debtor disputes this debt" />
      </Flex>
      {dispute}
    </FormSection>
  )
}

const uniqueSorted = (texts: string[]) => [...new Set(texts)].filter(Boolean).sort()

/** Debt types and departments this client has used, as suggestions. */
const usedValues = ({ items }: Listing<Debtor>) => ({
  debtTypes: uniqueSorted(items.map(({ debtor_debt }) => debtor_debt.debt_type)),
  departments: uniqueSorted(items.map(({ debtor_debt }) => debtor_debt.department)),
})
