import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { Button } from './Buttons'
import { ConfirmDialog } from './Dialog'

/** A button that opens the given dialog. */
function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <ChakraProvider value={system}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </ChakraProvider>
  )
}

async function open(children: (open: boolean, close: () => void) => ReactNode) {
  render(<Opened>{children}</Opened>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}
const isLeft = async (role: 'dialog' | 'alertdialog') => {
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
}

describe('a confirm dialog', () => {
  const question =
    (onConfirm: () => void | Promise<void>) => (shown: boolean, close: () => void) => (
      <ConfirmDialog
        open={shown}
        title="Delete this note?"
        confirm="Delete note"
        onConfirm={onConfirm}
        onClose={close}
      />
    )
  const find = () => screen.findByRole('alertdialog', { name: 'Delete this note?' })

  it.each(['Escape', 'Cancel'])('%s changes nothing and restores focus', async (way) => {
    const onConfirm = vi.fn()
    await open(question(onConfirm))
    const dialog = await find()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await isLeft('alertdialog')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('restores focus when it is closed within the frame that opened it', async () => {
    await open(question(() => {}))
    const cancel = () => screen.getByRole('button', { name: 'Cancel' })
    await find()
    await userEvent.click(cancel())
    await isLeft('alertdialog')

    const opener = screen.getByRole('button', { name: 'Open' })
    act(() => opener.click())
    act(() => {
      cancel().focus()
      cancel().click()
    })
    await isLeft('alertdialog')
  })

  it('shows the confirming button before Cancel', async () => {
    await open(question(() => {}))
    const buttons = within(await find()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Delete note', 'Cancel'])
  })

  it('confirms once when its button is pressed twice', async () => {
    let finish = () => {}
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    await open(question(onConfirm))
    const button = within(await find()).getByRole('button', { name: 'Delete note' })
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click()
    })
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => finish())
    expect(button).not.toHaveAttribute('aria-busy')
  })
})
