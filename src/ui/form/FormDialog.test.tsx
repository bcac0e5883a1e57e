import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { Button } from '../Buttons'
import { Form } from './Form'
import { FormDialog } from './FormDialog'
import { TextField } from './TextField'

function AddressForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useForm({ defaultValues: { street: '' } })
  return (
    <Form form={form} submit="Save address" onSubmit={onSubmit}>
      <TextField control={form.control} name="street" label="Address line 1" />
    </Form>
  )
}

function AddAddress({ onSubmit = async () => {} }: { onSubmit?: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ChakraProvider value={system}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormDialog open={isOpen} title="Add address" onClose={() => setOpen(false)}>
        <AddressForm onSubmit={onSubmit} />
      </FormDialog>
    </ChakraProvider>
  )
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add address' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
}

it('an untouched form is closed by Escape', async () => {
  render(<AddAddress />)
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

it('Escape asks before it discards what was typed', async () => {
  render(<AddAddress />)
  const dialog = await openDialog()
  await userEvent.type(dialog.getByLabelText('Address line 1'), '2 Mill Lane')
  await userEvent.keyboard('{Escape}')
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }),
  )
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(dialog.getByLabelText('Address line 1')).toHaveValue('2 Mill Lane')

  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await expectClosed()
})

it('Cancel stands after the submit button and closes the dialog without submitting', async () => {
  const onSubmit = vi.fn(async () => {})
  render(<AddAddress onSubmit={onSubmit} />)
  const dialog = await openDialog()
  const [save, cancel] = dialog.getAllByRole('button')
  expect(save).toHaveTextContent('Save address')
  expect(save?.nextElementSibling).toBe(cancel)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expectClosed()
  expect(onSubmit).not.toHaveBeenCalled()
})
