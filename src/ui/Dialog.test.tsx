import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderThemed } from '@/ui/testing/theme'
import { Button } from './Buttons'
import { ConfirmDialog, Dialog } from './Dialog'
import { Form } from './form/Form'
import { TextField } from './form/TextField'

/** A button that opens the given dialog. */
function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

type Role = 'dialog' | 'alertdialog'

async function open(role: Role, children: (open: boolean, close: () => void) => ReactNode) {
  renderThemed(<Opened>{children}</Opened>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

async function expectClosed(role: Role) {
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
}

describe('a confirm dialog', () => {
  const openQuestion = (onConfirm: () => void | Promise<void>) =>
    open('alertdialog', (isOpen, onClose) => (
      <ConfirmDialog
        title="Delete this note?"
        confirm="Delete note"
        {...{ isOpen, onConfirm, onClose }}
      />
    ))

  it.each(['Escape', 'Cancel'])('%s changes nothing and restores focus', async (way) => {
    const onConfirm = vi.fn()
    const dialog = await openQuestion(onConfirm)
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expectClosed('alertdialog')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirms once when its button, the first of the two, is pressed again', async () => {
    let finish = () => {}
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const [button] = (await openQuestion(onConfirm)).getAllByRole('button')
    expect(button).toHaveTextContent('Delete note')
    act(() => {
      for (let press = 0; press < 3; press += 1) button?.click()
    })
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => finish())
    expect(button).not.toHaveAttribute('aria-busy')
  })
})

describe('a form in a dialog', () => {
  function AddressForm() {
    const form = useForm({ defaultValues: { street: '' } })
    return (
      <Form form={form} submit="Save address" onSubmit={async () => {}}>
        <TextField name="street" label="Address line 1" />
      </Form>
    )
  }

  it('is closed by Escape only when it is untouched or what was typed is discarded', async () => {
    const dialog = await open(
      'dialog',
      (isOpen, close) =>
        isOpen && (
          <Dialog title="Add address" onClose={close}>
            <AddressForm />
          </Dialog>
        ),
    )
    const street = dialog.getByLabelText('Address line 1')
    await userEvent.type(street, '2 Mill Lane')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(street).toHaveValue('2 Mill Lane')

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expectClosed('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expectClosed('dialog')
  })
})
