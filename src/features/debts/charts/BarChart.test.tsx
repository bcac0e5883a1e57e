import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { BarChart } from './BarChart'

test('a bar is pressed only if its own filter is set, even if statuses contain commas', () => {
  const slices = [['A,B'], ['A', 'B']].map((status) => ({
    label: status.join(' and '),
    count: 1,
    outstanding: 100,
    disputed: 0,
    filter: { status },
  }))
  render(
    <ChakraProvider value={system}>
      <BarChart label="Bars" slices={slices} search={{ status: ['A', 'B'] }} onFilter={vi.fn()} />
    </ChakraProvider>,
  )
  expect(screen.getByRole('button', { name: /^A and B/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: /^A,B/ })).toHaveAttribute('aria-pressed', 'false')
})
