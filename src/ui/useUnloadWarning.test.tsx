import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnloadWarning } from './useUnloadWarning'

function Screen() {
  useUnloadWarning(() => true)
  return <a href="mailto:desk@example.com">Write to us</a>
}

/** Whether the browser would ask. */
const asksOnUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('the browser asks before the tab is closed, but not when a link opens the mail program', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { unmount } = render(<Screen />)
  expect(asksOnUnload()).toBe(true)
  fireEvent.click(screen.getByText('Write to us'))
  expect(asksOnUnload()).toBe(false)
  vi.setSystemTime(Date.now() + 1_000)
  expect(asksOnUnload()).toBe(true)
  unmount()
  expect(asksOnUnload()).toBe(false)
  vi.useRealTimers()
})
