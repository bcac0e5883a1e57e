import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderThemed } from '@/ui/testing/theme'
import { CheckboxField } from './CheckboxField'
import { DateField } from './DateField'
import { FilePicker } from './FilePicker'
import { Form, formMode } from './Form'
import { PasswordField } from './PasswordField'
import { RadioGroupField } from './RadioGroupField'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { MoneyField, TextField } from './TextField'

/** Form values: one text and one flag cover every kind of field. */
interface Values {
  text: string
  other: string
  yes: boolean
}
const nothing: Values = { text: '', other: '', yes: false }

function Fields({
  children,
  onSubmit,
}: {
  children: ReactNode
  onSubmit: (values: Values) => Promise<unknown>
}) {
  const form = useForm<Values>({ ...formMode, defaultValues: nothing })
  return (
    <Form form={form} onSubmit={onSubmit} submit="Send">
      {children}
    </Form>
  )
}

function show(children: ReactNode, onSubmit = vi.fn(async () => {})) {
  const { container } = renderThemed(<Fields onSubmit={onSubmit}>{children}</Fields>)
  return { container, onSubmit }
}

/** A rejection as the API layer throws it. */
const refuse = (fields: Record<string, string>) =>
  vi.fn(async () => {
    throw Object.assign(new Error('All of it'), {
      fields: Object.entries(fields).map(([path, message]) => ({ path, message })),
    })
  })

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const labels = { label: 'Colour', hint: 'Any will do.' }
const options = [
  { value: 'r', label: 'Red' },
  { value: 'b', label: 'Blue' },
]

it.each<[string, () => ReactNode]>([
  ['textbox', () => <TextField name="text" {...labels} />],
  ['textbox', () => <TextAreaField name="text" {...labels} />],
  ['textbox', () => <DateField name="text" {...labels} />],
  ['combobox', () => <SelectField name="text" {...{ options }} {...labels} />],
  ['checkbox', () => <CheckboxField name="yes" {...labels} />],
  ['radiogroup', () => <RadioGroupField name="text" {...{ options }} {...labels} />],
])(
  'a %s has its name, its hint and its error, and the summary leads to it',
  async (role, field) => {
    show(field(), refuse({ [role === 'checkbox' ? 'yes' : 'text']: 'Not good.' }))
    const named = () => screen.getByRole(role, { name: 'Colour' })
    expect(named()).toHaveAccessibleDescription('Any will do.')
    expect(named()).not.toBeInvalid()
    await send()
    expect(named()).toHaveAccessibleDescription('Any will do. Not good.')
    expect(named()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(screen.getByRole('link', { name: /: Not good\.$/ }))
    expect(named()).toContainElement(document.activeElement as HTMLElement)
    for (const label of document.querySelectorAll<HTMLLabelElement>('label[for]'))
      expect(label.control).not.toBeNull()
  },
)

describe('a field', () => {
  it('of a password shows and hides it', async () => {
    show(<PasswordField name="text" label="Password" autoComplete="current-password" />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('of a date keeps typed text, which the calendar follows', async () => {
    const { container } = show(<DateField name="text" label="Last invoice date" />)
    const field = screen.getByLabelText('Last invoice date')
    const calendar = container.querySelector('input[type=date]')
    await userEvent.type(field, '27/03/2026')
    expect(calendar).toHaveValue('2026-03-27')
    await userEvent.clear(field)
    await userEvent.type(field, '31/02/2026')
    expect(calendar).toHaveValue('')
    // As in a browser without a date picker.
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
    expect(field).toHaveValue('31/02/2026')
  })

  it('of an amount that can be read in two ways offers both', async () => {
    show(<MoneyField name="text" label="Original amount" />)
    const field = screen.getByLabelText('Original amount')
    await userEvent.type(field, '12.500')
    expect(screen.getByRole('button', { name: '£12.50' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '£12,500.00' }))
    expect(field).toHaveValue('12,500.00')
    expect(field).toHaveFocus()
    expect(screen.queryByRole('button', { name: '£12.50' })).not.toBeInTheDocument()
  })
})

describe('the summary', () => {
  it('lists errors in page order', async () => {
    show(
      <>
        <RadioGroupField name="other" label="Other" options={options} />
        <TextField name="text" label="Text" />
        <CheckboxField name="yes" label="Yes" />
      </>,
      refuse({ yes: 'Third.', text: 'Second.', other: 'First.', '': 'Of the whole.' }),
    )
    await send()
    const entries = within(screen.getByRole('alert')).getAllByRole('listitem')
    const messages = ['Of the whole.', 'Other: First.', 'Text: Second.', 'Yes: Third.']
    expect(entries.map(({ textContent }) => textContent)).toEqual(messages)
  })

  it('does not show errors without a text for users', async () => {
    const fail = vi.fn(async () => Promise.reject(new TypeError('undefined is no function')))
    show(<TextField name="text" label="Text" />, fail)
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is a problemAn unexpected error occurred. Please try again.',
    )
  })
})

describe('a file picker', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]

  it.each([
    ['all files', 'on it', true],
    ['one file', 'on it', false],
    ['one file', 'beside it, which the browser would open', false],
  ])('accepts %s dropped %s', (_, where, multiple) => {
    const onFiles = vi.fn()
    renderThemed(<FilePicker label="Invoices" multiple={multiple} onFiles={onFiles} />)
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files, types: ['Files'] },
    })
    const target = where === 'on it' ? screen.getByLabelText('Invoices') : document.body
    act(() => void target.dispatchEvent(drop))
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(multiple ? files : files.slice(0, 1))
    expect(drop.defaultPrevented).toBe(true)
  })
})
