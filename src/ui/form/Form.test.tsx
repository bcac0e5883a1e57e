import { zodResolver } from '@hookform/resolvers/zod'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { required, tidy } from '@/rules/check'
import { renderThemed } from '@/ui/testing/theme'
import { wrapTextNodes } from '@/ui/testing/translation'
import { Form, formMode } from './Form'
import { rule } from './rule'
import { TextField } from './TextField'

const schema = z.object({
  first: rule(required('Enter your first name', tidy)),
  last: rule(required('Enter your last name', tidy)),
})

function Names({ onSubmit }: { onSubmit: (names: object) => Promise<unknown> }) {
  const form = useForm({
    ...formMode,
    defaultValues: { first: '', last: '' },
    resolver: zodResolver(schema),
  })
  return (
    <Form form={form} onSubmit={onSubmit} submit="Send">
      <TextField name="first" label="First name" hint="As on paper" />
      <TextField name="last" label="Last name" />
    </Form>
  )
}

/** Rejects as the API layer does. */
const refuse =
  (...fields: { path: string; message: string }[]) =>
  () =>
    Promise.reject(Object.assign(new Error('The whole text'), { fields }))

const refuseLast = refuse({ path: 'last', message: 'Too long.' })

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

async function fill() {
  await userEvent.type(screen.getByLabelText('First name'), '  Ann ')
  await userEvent.type(screen.getByLabelText('Last name'), 'Archer')
}

describe('a form', () => {
  it.each([
    ['of what is missing', []],
    ['of what the server refuses', ['Ann', 'Archer']],
  ])('gives the summary %s the focus each time', async (_, names) => {
    renderThemed(<Names onSubmit={refuseLast} />)
    if (names.length > 0) await fill()
    for (const _press of ['first', 'second']) {
      await press()
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    }
  })

  it('validates on submit, then on change', async () => {
    renderThemed(<Names onSubmit={async () => {}} />)
    const [first, last] = [screen.getByLabelText('First name'), screen.getByLabelText('Last name')]
    await userEvent.type(first, 'A')
    await userEvent.clear(first)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await press()
    expect(first).toBeInvalid()
    await userEvent.type(first, 'Ann')
    expect(first).toBeValid()
    expect(last).toBeInvalid()
    await userEvent.clear(first)
    expect(first).toBeInvalid()
  })

  it('sends what a password manager has put into the fields without an event', async () => {
    const onSubmit = vi.fn(async () => {})
    renderThemed(<Names onSubmit={onSubmit} />)
    Object.assign(screen.getByLabelText('First name'), { value: 'Ann' })
    Object.assign(screen.getByLabelText('Last name'), { value: 'Archer' })
    await press()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'Ann', last: 'Archer' })
  })

  it('survives a browser that translates the page', async () => {
    renderThemed(<Names onSubmit={refuseLast} />)
    wrapTextNodes(document.body)
    await press()
    wrapTextNodes(document.body)
    await fill()
    await press()
    expect(await screen.findByRole('link', { name: 'Last: Too long.' })).toBeVisible()
    wrapTextNodes(document.body)
    await userEvent.type(screen.getByLabelText('Last name'), 's')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('submits once, however often it is pressed before its result is shown', async () => {
    const form = () => screen.getByRole('button', { name: 'Send' }).closest('form')
    /** Only microtasks, so that the browser cannot render in between. */
    async function submitAgain() {
      for (let turn = 0; turn < 100; turn += 1) await null
      form()?.requestSubmit()
    }
    const onSubmit = vi.fn(async () => {
      if (onSubmit.mock.calls.length === 1) void submitAgain()
    })
    renderThemed(<Names onSubmit={onSubmit} />)
    await fill()
    await act(async () => {
      for (let press = 0; press < 3; press += 1) form()?.requestSubmit()
      for (let turn = 0; turn < 200; turn += 1) await null
    })
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'Ann', last: 'Archer' })
    await press()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it("keeps what was typed, and the server's refusal on its field until that changes, the rest in the summary", async () => {
    const onSubmit = refuse(
      { path: 'last', message: 'Too long.' },
      { path: 'last', message: 'Not a name.' },
      { path: 'shoe_size', message: 'Needed.' },
      { path: 'debtor_contacts.0.contact_value', message: 'Odd.' },
    )
    renderThemed(<Names onSubmit={onSubmit} />)
    await fill()
    await press()
    expect(await screen.findByRole('link', { name: 'Last: Too long. Not a name.' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Shoe size: Needed.')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Contact 1 › Phone number or email address: Odd.',
    )
    const last = screen.getByLabelText('Last name')
    expect(last).toHaveValue('Archer')
    await userEvent.clear(screen.getByLabelText('First name'))
    expect(last).toHaveAccessibleDescription('Too long. Not a name.')
    await userEvent.type(last, 's')
    expect(last).toBeValid()
  })
})
