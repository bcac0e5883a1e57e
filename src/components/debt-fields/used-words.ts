import type { Debtor } from '@/api/debtor/debtor'
import type { Listing } from '@/api/wire/fields'

const words = (texts: string[]) => [...new Set(texts)].filter(Boolean).sort()

/** The debt types and departments this client has used so far, to be offered again. */
export const usedWords = ({ items }: Listing<Debtor>) => ({
  debtTypes: words(items.map(({ debtor_debt }) => debtor_debt.debt_type)),
  departments: words(items.map(({ debtor_debt }) => debtor_debt.department)),
})
