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
  renderThemed(<ClaimArithmetic {...claimBasis(input)} fee="Fixed Fee" />)
  return (term: string) => screen.getByText(term).parentElement
}

test('a settled claim shows the figures last saved', () => {
  const at = show({ amountOutstanding: 0, lastSaved: { interest: 77_89, compensation: 70_00 } })
  for (const [term, text] of [
    ['Late payment interest', '£77.89Last saved figure'],
    ['Late payment compensation', '£70.00Last saved figure'],
    ['Total', '£147.89Last saved figure. Nothing is outstanding'],
    ['Fee type', 'Fixed Fee'],
  ] as const)
    expect(at(term)).toHaveTextContent(text)
  expect(screen.getByText('Settled')).toBeVisible()
})

test.each([
  ['statutory', '2026-12-31', false],
  ['statutory', '2027-01-01', true],
  ['portal', '2027-01-01', false],
] as const)('%s rates on %s warn of their age: %s', (rules, today, warns) => {
  show({ rules, today })
  expect(screen.queryAllByText(/over six months old/)).toHaveLength(warns ? 1 : 0)
})
