import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClaimInput } from '@/rules/claim'
import { claimBasis } from '@/rules/claim-text'
import { system } from '@/ui/testing/theme'
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
  render(
    <ChakraProvider value={system}>
      <ClaimArithmetic {...claimBasis(input)} fee={{ type: 'Fixed Fee' }} />
    </ChakraProvider>,
  )
  return (term: string) => screen.getByText(term).parentElement
}

test('shows each line, its calculation and that it is an estimate', () => {
  const line = show({})
  expect(screen.getByText('Estimate')).toBeVisible()
  expect(line('Outstanding')).toHaveTextContent('£4,000.00')
  expect(line('Late payment interest')).toHaveTextContent(
    '£1,135.11£5,000.00 × 8.10% ÷ 365 × 1,023 days',
  )
  expect(line('Late payment compensation')).toHaveTextContent('£70.00')
  expect(line('Late payment compensation')).toHaveTextContent('£1,000 to under £10,000')
  expect(line('Total')).toHaveTextContent('£5,205.11Interest adds £1.11 a day')
  expect(line('Fee type')).toHaveTextContent('Fixed Fee')
})

test.each([
  [{ addInterest: false }, 'Late payment interest', '£0.00Not added'],
  [{ addCompensation: false }, 'Late payment compensation', '£0.00Not added'],
  [{ lastInvoiceDate: null }, 'Late payment interest', 'None without a last invoice date'],
  [{ lastInvoiceDate: '2026-11-01' }, 'Late payment compensation', 'not overdue on 30-day terms'],
  [{ lastInvoiceDate: '2026-10-19' }, 'Late payment interest', '× 1 day'],
])('with %j, %s shows %s', (change, term, text) => {
  expect(show(change)(term)).toHaveTextContent(text)
})

test('shows both increases on the day before compensation begins', () => {
  const line = show({ initialDebt: 1_000_00, lastInvoiceDate: '2026-10-20' })
  expect(line('Total')).toHaveTextContent('Tomorrow adds £70.22, with compensation')
})

test('shows Settled and the last saved figures when nothing is outstanding', () => {
  const lastSaved = { interest: 77_89, compensation: 70_00 }
  const line = show({ amountOutstanding: 0, lastSaved })
  expect(screen.getByText('Settled')).toBeVisible()
  expect(screen.queryByText('Estimate')).toBeNull()
  expect(line('Late payment interest')).toHaveTextContent('£77.89Last saved figure')
  expect(line('Late payment compensation')).toHaveTextContent('£70.00Last saved figure')
  expect(line('Total')).toHaveTextContent('£147.89Last saved figure. Nothing is outstanding')
  expect(document.body).not.toHaveTextContent('a day')
})

test('a new debt with nothing outstanding has neither interest nor compensation', () => {
  const line = show({ amountOutstanding: 0 })
  expect(line('Late payment interest')).toHaveTextContent('£0.00None: nothing is outstanding')
  expect(line('Total')).toHaveTextContent('£0.00')
})

test.each([
  ['statutory', '2026-12-31', false],
  ['statutory', '2027-01-01', true],
  ['portal', '2027-01-01', false],
] as const)('%s rates on %s warn of their age: %s', (rules, today, warns) => {
  show({ rules, today })
  expect(screen.queryAllByText(/over six months old/)).toHaveLength(warns ? 1 : 0)
})
