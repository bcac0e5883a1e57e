import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorListQuery } from '@/api/debtor/queries'
import type { Listing } from '@/api/wire/fields'
import { config } from '@/config'
import { distinct } from '@/lib/distinct'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import { parseMoney } from '@/rules/money'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FieldRow'
import { MoneyField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { DebtField, labelledField } from './DebtField'
import { additionFlags, type OwedValues } from './values'
import { type Warning, warningOf } from './warnings'

/** @param amount the original amount as typed */
const warnOfOutstanding =
  (amount: string, isUnpaid: boolean): Warning =>
  (text) => {
    const [original, left] = [parseMoney(amount), parseMoney(text)]
    const rest =
      original.ok && left.ok && original.value && left.value ? original.value - left.value : 0
    if (rest < 0) return 'This is more than the original amount'
    return isUnpaid && rest > 0
      ? 'This is less than the original amount, but no payment is recorded'
      : warningOf(checkOutstanding)(text)
  }

/**
 * The amounts, the date and the creditor's reference.
 * @param isUnpaid whether the debt is saved, with the whole amount outstanding and no payment
 */
export function AmountFields({ today, isUnpaid = false }: { today: IsoDate; isUnpaid?: boolean }) {
  const amount = useWatch<OwedValues, 'initial_debt'>({ name: 'initial_debt' })
  return (
    <FieldRow columns="10fr 12fr 11fr 10fr">
      <MoneyField
        {...labelledField('initial_debt')}
        hint="Including VAT, before any payments."
        warning={warningOf(checkAmountOwed)}
      />
      <MoneyField
        {...labelledField('amount_outstanding')}
        isOptional
        hint="Leave blank if nothing has been paid."
        warning={warnOfOutstanding(amount, isUnpaid)}
      />
      <DateField
        {...labelledField('last_invoice_date')}
        isOptional
        hint="For example, 27/03/2026."
        warning={warningOf(checkInvoiceDate(today, config.interestRules))}
      />
      <DebtField name="customer_ref" />
    </FieldRow>
  )
}

/** How the debt is filed. Debt types and departments this client has used are suggested. */
export function FilingFields() {
  const { data: used } = useQuery({ ...debtorListQuery, select: usedValues })
  return (
    <FieldRow columns={3}>
      <DebtField name="external_ref" />
      <DebtField name="debt_type" suggestions={used?.debtTypes} />
      <DebtField name="department" suggestions={used?.departments} />
    </FieldRow>
  )
}

const usedValues = ({ items }: Listing<Debtor>) => {
  const usedIn = (field: 'debt_type' | 'department') =>
    distinct(items.map(({ debtor_debt }) => debtor_debt[field]))
      .filter(Boolean)
      .sort()
  return { debtTypes: usedIn('debt_type'), departments: usedIn('department') }
}

export const AdditionFields = () =>
  additionFlags.map((flag) => <CheckboxField key={flag} {...labelledField(flag)} />)

export const DisputedField = () => (
  <CheckboxField name="debt_disputed" label="The debtor disputes this debt" />
)

/** Why a private individual's debt has no additions, while it has none. */
export function NoAdditionsNotice() {
  const flags = useWatch<OwedValues, typeof additionFlags>({ name: additionFlags })
  return (
    !flags.some(Boolean) && (
      <Notice tone="info">
        The law on late payment interest and compensation covers debts between businesses only, so
        we have turned both off. Select “Add late payment interest” and “Add late payment
        compensation” if your contract provides for them.
      </Notice>
    )
  )
}
