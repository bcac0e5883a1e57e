import type { Pence } from '@/rules/money'

const small = 1_500_00
const large = 10_000_00

/** Advice on evidence for an amount (pence); never a condition. */
export function evidenceAdvice(amount: Pence | null): string {
  if (amount === null)
    return 'You can add invoices now or later. The larger the debt, the more they help.'
  if (amount < small) return 'For a debt under £1,500 invoices help, but we can begin without them.'
  if (amount <= large)
    return 'For a debt of this size, add the invoice or another supporting document.'
  return 'For a debt over £10,000, add every invoice and the contract or order if there is one.'
}
