import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorListQuery } from '@/api/debtor/queries'
import type { Listing } from '@/api/wire/fields'
import { config } from '@/config'
import { distinct } from '@/lib/distinct'
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

interface FieldsProps<V extends FieldValues & OwedValues, O> {
  control: Control<V, unknown, O>
}

interface AmountProps<V extends FieldValues & OwedValues, O> extends FieldsProps<V, O> {
  today: IsoDate
}

/** The amounts, the date and the creditor's reference. */
export function AmountFields<V extends FieldValues & OwedValues, O = V>({
  control,
  today,
}: AmountProps<V, O>) {
  const field = fieldOf(control)
  const amount = String(useWatch({ control, name: field('initial_debt').name }) ?? '')
  return (
    <FieldRow columns="10fr 12fr 11fr 10fr">
      <MoneyField
        {...field('initial_debt')}
        hint="With VAT, before payments."
        warning={warningOf(checkAmountOwed)}
      />
      <MoneyField
        {...field('amount_outstanding')}
        optional
        hint="Blank if nothing is paid."
        warning={warnOfOutstanding(amount)}
      />
      <DateField
        {...field('last_invoice_date')}
        optional
        hint="For example, 27/03/2026."
        warning={warningOf(checkInvoiceDate(today, config.interestRules))}
      />
      <TextField {...field('customer_ref')} optional hint="As in your books." />
    </FieldRow>
  )
}

/** How the debt is filed. */
export function FilingFields<V extends FieldValues & OwedValues, O = V>({
  control,
}: FieldsProps<V, O>) {
  const field = fieldOf(control)
  const { data: used } = useQuery({ ...debtorListQuery, select: usedValues })
  return (
    <FieldRow columns={3}>
      <TextField {...field('external_ref')} optional hint="For example, an order number." />
      <TextField
        {...field('debt_type')}
        optional
        hint="For example, Goods sold."
        suggestions={used?.debtTypes}
      />
      <TextField
        {...field('department')}
        optional
        hint="Which part of your business is owed."
        suggestions={used?.departments}
      />
    </FieldRow>
  )
}

/** Late payment interest and compensation. */
export function AdditionFields<V extends FieldValues & OwedValues, O = V>({
  control,
}: FieldsProps<V, O>) {
  const field = fieldOf(control)
  return (
    <>
      <CheckboxField {...field('add_late_payment_interest')} />
      <CheckboxField {...field('add_late_payment_compensation')} />
    </>
  )
}

export const DisputedField = <V extends FieldValues & OwedValues, O = V>({
  control,
}: FieldsProps<V, O>) => (
  <CheckboxField {...fieldOf(control)('debt_disputed')} label="The debtor disputes this debt" />
)

/** Why a private individual's debt has no additions. */
export const IndividualNotice = () => (
  <Notice tone="info">
    The law on late payment interest and compensation covers debts between businesses only, so both
    are off. Switch them on under “Add late payment interest” and “Add late payment compensation” if
    your contract provides for them.
  </Notice>
)

/** All fields of what is owed. */
export const OwedFields = <V extends FieldValues & OwedValues, O = V>({
  control,
  today,
  isIndividual,
}: AmountProps<V, O> & {
  /** Whether the debtor is a private individual. */
  isIndividual: boolean
}) => (
  <FormSection heading="What is owed">
    <AmountFields control={control} today={today} />
    <FilingFields control={control} />
    {isIndividual && <IndividualNotice />}
    <Flex wrap="wrap" columnGap="5">
      <AdditionFields control={control} />
      <DisputedField control={control} />
    </Flex>
  </FormSection>
)

/** Debt types and departments this client has used, as suggestions. */
const usedValues = ({ items }: Listing<Debtor>) => {
  const usedIn = (field: 'debt_type' | 'department') =>
    distinct(items.map(({ debtor_debt }) => debtor_debt[field]))
      .filter(Boolean)
      .sort()
  return { debtTypes: usedIn('debt_type'), departments: usedIn('department') }
}
