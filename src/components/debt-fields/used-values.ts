import type { Debtor } from '@/api/debtor/debtor'
import type { Listing } from '@/api/wire/fields'

const uniqueSorted = (texts: string[]) => [...new Set(texts)].filter(Boolean).sort()

/** Debt types and departments this client has used, as suggestions. */
export const usedValues = ({ items }: Listing<Debtor>) => ({
  debtTypes: uniqueSorted(items.map(({ debtor_debt }) => debtor_debt.debt_type)),
  departments: uniqueSorted(items.map(({ debtor_debt }) => debtor_debt.department)),
})
