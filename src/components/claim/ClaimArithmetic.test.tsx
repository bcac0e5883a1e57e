import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClaimInput } from '@/rules/claim'
import { claimBasis } from '@/rules/claim-text'
import { renderThemed } from '@/ui/testing/theme'
import { ClaimArithmetic } from './ClaimArithmetic'

function show(change: Partial<ClaimInput>) {
  const input: ClaimInput = {
    initialDebt: 5_000_00,
    amountOutstanding: 4_000_00,
    lastInvoiceDate: '2024-01-01',
    addInterest: true,
    addCompensation: true,
    rules: 'portal',
    today: '2026-11-20',
    ...change,
  }
  renderThemed(<ClaimArithmetic {...claimBasis(input)} fee={{ type: 'Fixed Fee' }} />)
  return (term: string) => screen.getByText(term).parentElement
}

test.each<[tag: string, Partial<ClaimInput>, Record<string, string>]>([
  [
    'Estimate',
    {},
    {
      Outstanding: '£4,000.00',
      'Late payment interest': '£1,135.11£5,000.00 × 8.10% ÷ 365 × 1,023 days',
      'Late payment compensation': '£70.00Fixed sum for a debt of £1,000 to under £10,000',
      Total: '£5,205.11Interest adds £1.11 a day',
      'Fee type': 'Fixed Fee',
    },
  ],
  [
    'Settled',
    { amountOutstanding: 0, lastSaved: { interest: 77_89, compensation: 70_00 } },
    {
      'Late payment interest': '£77.89Last saved figure',
      'Late payment compensation': '£70.00Last saved figure',
      Total: '£147.89Last saved figure. Nothing is outstanding',
    },
  ],
])('a claim with the tag %s shows its parts', (tag, change, terms) => {
  const at = show(change)
  for (const [term, text] of Object.entries(terms)) expect(at(term)).toHaveTextContent(text)
  expect(screen.getByText(tag)).toBeVisible()
})

test.each([
  ['statutory', '2026-12-31', false],
  ['statutory', '2027-01-01', true],
  ['portal', '2027-01-01', false],
] as const)('%s rates on %s warn of their age: %s', (rules, today, warns) => {
  show({ rules, today })
  expect(screen.queryAllByText(/over six months old/)).toHaveLength(warns ? 1 : 0)
})
