import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUnloadWarning } from './useUnloadWarning'

function Screen({ hasUnsavedWork }: { hasUnsavedWork: boolean }) {
  useUnloadWarning(() => hasUnsavedWork)
  return (
    <a href="mailto:desk@example.com">
      <b>Write to us</b>
    </a>
  )
}

/** Whether the browser would ask. */
const asksOnUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

afterEach(() => vi.useRealTimers())

test('the browser asks before the tab is closed only with unsaved work', () => {
  const { rerender, unmount } = render(<Screen hasUnsavedWork={false} />)
  expect(asksOnUnload()).toBe(false)
  rerender(<Screen hasUnsavedWork />)
  expect(asksOnUnload()).toBe(true)
  unmount()
  expect(asksOnUnload()).toBe(false)
})

test('the browser does not ask when a link opens the mail program', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Screen hasUnsavedWork />)
  fireEvent.click(screen.getByText('Write to us'))
  expect(asksOnUnload()).toBe(false)
  vi.setSystemTime(Date.now() + 1_000)
  expect(asksOnUnload()).toBe(true)
})
