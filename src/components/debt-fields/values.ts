import type { DebtFields, DebtorFields } from '@/api/debtor/debtor'

/** Form values: all text except the checkboxes. */
type Values<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends boolean ? boolean : string
}

/** Form values of the debtor, besides what kind of debtor it is. */
export type DebtorValues = Values<Omit<DebtorFields, 'company_type' | 'is_individual'>>

export type OwedValues = Values<DebtFields> & Record<'initial_debt' | 'amount_outstanding', string>

/** The fields of one line of text. */
export type DebtTextName = keyof DebtorValues | 'debt_type' | 'department'

/** The flags of late payment interest and compensation. */
export const additionFlags = ['add_late_payment_interest', 'add_late_payment_compensation'] as const

/** The fields that determine the claim and the fee. */
export const claimFields = [
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  ...additionFlags,
] as const
