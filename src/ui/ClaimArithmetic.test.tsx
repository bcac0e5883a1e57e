import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claim } from '@/rules/claim'
import type { InterestRules } from '@/rules/interest'
import { ClaimArithmetic } from './ClaimArithmetic'
import { system } from './test-system'

function show(change: {
  lastInvoiceDate?: string | null
  addInterest?: boolean
  addCompensation?: boolean
  rules?: InterestRules
  today?: string
}) {
  const input = {
    initialDebt: 5_000_00,
    amountOutstanding: 4_000_00,
    lastInvoiceDate: '2024-01-01',
    addInterest: true,
    addCompensation: true,
    rules: 'portal' as const,
    today: '2026-11-20',
    ...change,
  }
  render(
    <ChakraProvider value={system}>
      <ClaimArithmetic claim={claim(input)} {...input} fee={{ type: 'Fixed Fee' }} />
    </ChakraProvider>,
  )
  return (term: string) => screen.getByText(term).parentElement
}

test('shows each part, how it was worked out, and that it is an estimate', () => {
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
])('with %j %s says %s', (change, term, text) => {
  expect(show(change)(term)).toHaveTextContent(text)
})

test.each([
  ['statutory', '2026-12-31', false],
  ['statutory', '2027-01-01', true],
  ['portal', '2027-01-01', false],
] as const)('%s rates on %s warn of their age: %s', (rules, today, warns) => {
  show({ rules, today })
  expect(screen.queryAllByText(/over six months old/)).toHaveLength(warns ? 1 : 0)
})
