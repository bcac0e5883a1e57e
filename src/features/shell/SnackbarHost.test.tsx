import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '@/session/SessionContext'
import { snackbar } from '@/session/snackbar'
import { closeSnackbars } from '@/session/testing/close-snackbars'
import { renderThemed } from '@/ui/testing/theme'
import { SnackbarHost } from './SnackbarHost'

beforeEach(() => {
  vi.useFakeTimers()
  renderThemed(
    <SessionProvider>
      <SnackbarHost />
    </SessionProvider>,
  )
})
afterEach(() => {
  act(closeSnackbars)
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the snackbar', () => {
  it('shows one at a time and loses none', () => {
    act(() => {
      snackbar.success('First')
      snackbar.error('Second')
    })
    expect(screen.getByText('First')).toBeVisible()
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
    wait(2_500)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Second')
    wait(5_999)
    expect(screen.getByText('Second')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })

  it.each([
    ['points at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['has the focus in', fireEvent.focus, fireEvent.blur],
  ] as const)(
    'stays while the user %s it, and afterwards for the time that was left',
    (_, on, off) => {
      act(() => snackbar.success('Read me'))
      wait(2_000)
      on(screen.getByRole('button', { name: 'Close message' }))
      wait(60_000)
      expect(screen.getByRole('status')).toBeVisible()
      off(screen.getByRole('button', { name: 'Close message' }))
      wait(3_999)
      expect(screen.getByRole('status')).toBeVisible()
      wait(1)
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
    },
  )

  it('shows an error as an alert until it is pressed, and restores the focus', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    act(() => snackbar.error('Email: Taken.'))
    expect(screen.getByRole('alert')).toHaveTextContent('Email: Taken.')
    const close = screen.getByRole('button', { name: 'Close message' })
    act(() => close.focus())
    fireEvent.click(close)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    field.remove()
  })

  it('leaves the page also when its animation has loaded', async () => {
    vi.useRealTimers()
    fireEvent.keyDown(window)
    await act(() => import('@/ui/Appear'))
    act(() => snackbar.success('Debt saved successfully!'))
    fireEvent.click(await screen.findByText('Debt saved successfully!'))
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  })

  it('is announced while a dialog hides the page', () => {
    act(() => snackbar.error('Email: Taken.'))
    expect(screen.getByRole('alert').closest('[aria-live]')?.parentElement).toBe(document.body)
  })
})
