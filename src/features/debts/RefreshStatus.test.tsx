import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { RefreshStatus } from './RefreshStatus'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [0, 'less than a minute ago'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [150 * 60, '2 hours ago'],
])('shows the age after %i seconds as %s', (seconds, text) => {
  vi.useFakeTimers()
  render(
    <ChakraProvider value={system}>
      <RefreshStatus updatedAt={Date.now()} isRefreshing={false} onRefresh={() => {}} />
    </ChakraProvider>,
  )
  act(() => vi.advanceTimersByTime(seconds * 1000))
  expect(screen.getByText(`Updated ${text}`)).toBeVisible()
})
