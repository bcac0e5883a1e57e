import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { system } from '@/ui/testing/theme'
import { CheckboxField } from './CheckboxField'
import { DateField } from './DateField'
import { FilePicker } from './FilePicker'
import { Form, formMode } from './Form'
import { PasswordField } from './PasswordField'
import { RadioGroupField } from './RadioGroupField'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { MoneyField, TextField } from './TextField'

const themed = (children: ReactNode) => <ChakraProvider value={system}>{children}</ChakraProvider>

/** Form values: one text and one flag cover every kind of field. */
interface Values {
  text: string
  other: string
  yes: boolean
}
const nothing: Values = { text: '', other: '', yes: false }

function Fields({
  children,
  start = {},
  onSubmit,
}: {
  children: (control: Control<Values>) => ReactNode
  start?: Partial<Values>
  onSubmit: (values: Values) => Promise<unknown>
}) {
  const form = useForm<Values>({ ...formMode, defaultValues: { ...nothing, ...start } })
  return themed(
    <Form form={form} onSubmit={onSubmit} submit="Send">
      {children(form.control)}
    </Form>,
  )
}

/** A rejection as the API layer throws it. */
const refuse = (fields: Record<string, string>) => async () => {
  throw Object.assign(new Error('All of it'), {
    fields: Object.entries(fields).map(([path, message]) => ({ path, message })),
  })
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const words = { label: 'Colour', hint: 'Any will do.' }
const options = [
  { value: 'r', label: 'Red' },
  { value: 'b', label: 'Blue' },
]

describe('every field', () => {
  it.each<[string, string, (control: Control<Values>) => ReactNode]>([
    ['one line', 'textbox', (control) => <TextField control={control} name="text" {...words} />],
    [
      'several lines',
      'textbox',
      (control) => <TextAreaField control={control} name="text" {...words} />,
    ],
    ['a day', 'textbox', (control) => <DateField control={control} name="text" {...words} />],
    [
      'one of a list',
      'combobox',
      (control) => <SelectField control={control} name="text" {...words} options={options} />,
    ],
    [
      'yes or no',
      'checkbox',
      (control) => <CheckboxField control={control} name="yes" {...words} />,
    ],
    [
      'one of a few',
      'radiogroup',
      (control) => (
        <RadioGroupField
          control={control}
          name="text"
          legend={words.label}
          hint={words.hint}
          options={options}
        />
      ),
    ],
  ])(
    '%s has its name, its hint and its error, and the summary leads to it',
    async (_, role, field) => {
      render(
        <Fields onSubmit={refuse({ [role === 'checkbox' ? 'yes' : 'text']: 'Not good.' })}>
          {field}
        </Fields>,
      )
      const named = () => screen.getByRole(role, { name: 'Colour' })
      expect(named()).toHaveAccessibleDescription('Any will do.')
      expect(named()).not.toBeInvalid()
      await send()
      expect(named()).toHaveAccessibleDescription('Any will do. Not good.')
      expect(named()).toHaveAttribute('aria-invalid', 'true')
      await userEvent.click(screen.getByRole('link', { name: 'Not good.' }))
      expect(named()).toContainElement(document.activeElement as HTMLElement)
    },
  )
})

describe('single fields', () => {
  it('a text field warns without blocking, suggests, and reports its text on blur', async () => {
    const onSubmit = vi.fn(async () => {})
    const { container } = render(
      <Fields onSubmit={onSubmit}>
        {(control) => (
          <TextField
            control={control}
            name="text"
            label="Email"
            prefix="£"
            warning={(text) => (text.endsWith('.con') ? 'Did you mean .com?' : null)}
            suggestions={['ann@example.com']}
          />
        )}
      </Fields>,
    )
    const field = screen.getByLabelText('Email')
    await userEvent.type(field, 'ann@example.con')
    expect(field).toHaveAccessibleDescription('Did you mean .com?')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(container.querySelector('datalist option')).toHaveValue('ann@example.com')
    await send()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('a password can be shown and hidden, and filled by password managers', async () => {
    render(
      <Fields onSubmit={refuse({})} start={{ text: 'secret' }}>
        {(control) => (
          <PasswordField
            control={control}
            name="text"
            label="Password"
            autoComplete="current-password"
          />
        )}
      </Fields>,
    )
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it("a date keeps typed text and accepts the calendar's date", async () => {
    const onSubmit = vi.fn(async () => {})
    const { container } = render(
      <Fields onSubmit={onSubmit}>
        {(control) => <DateField control={control} name="text" label="Last invoice date" />}
      </Fields>,
    )
    const field = screen.getByLabelText('Last invoice date')
    const calendar = container.querySelector<HTMLInputElement>('input[type=date]')
    await userEvent.type(field, '27/03/2026')
    expect(calendar).toHaveValue('2026-03-27')
    await userEvent.clear(field)
    await userEvent.type(field, '31/02/2026')
    expect(field).toHaveValue('31/02/2026')
    expect(calendar).toHaveValue('')
    // Browsers without a date picker throw.
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
    expect(field).toHaveValue('31/02/2026')
  })

  it('an amount that can be read in two ways offers both', async () => {
    render(
      <Fields onSubmit={async () => {}}>
        {(control) => <MoneyField control={control} name="text" label="Original amount" />}
      </Fields>,
    )
    const field = screen.getByLabelText('Original amount')
    await userEvent.type(field, '12.500')
    expect(screen.getByRole('button', { name: '£12.50' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '£12,500.00' }))
    expect(field).toHaveValue('12,500.00')
    expect(field).toHaveFocus()
    expect(screen.queryByRole('button', { name: '£12.50' })).not.toBeInTheDocument()
  })

  it('radios are one group with arrow keys', async () => {
    const onSubmit = vi.fn(async () => {})
    render(
      <Fields onSubmit={onSubmit}>
        {(control) => (
          <RadioGroupField control={control} name="text" legend="Colour" options={options} />
        )}
      </Fields>,
    )
    expect(
      screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await send()
    expect(onSubmit).toHaveBeenCalledWith({ ...nothing, text: 'b' })
  })
})

describe('the summary', () => {
  it('lists errors in page order', async () => {
    render(
      <Fields
        onSubmit={refuse({ yes: 'Third.', text: 'Second.', other: 'First.', '': 'Of the whole.' })}
      >
        {(control) => (
          <>
            <RadioGroupField control={control} name="other" legend="Other" options={options} />
            <TextField control={control} name="text" label="Text" />
            <CheckboxField control={control} name="yes" label="Yes" />
          </>
        )}
      </Fields>,
    )
    await send()
    const entries = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Of the whole.',
      'First.',
      'Second.',
      'Third.',
    ])
  })

  it('does not show errors without a text for users', async () => {
    render(
      <Fields
        onSubmit={async () => {
          throw new TypeError("Cannot read properties of undefined (reading 'id')")
        }}
      >
        {(control) => <TextField control={control} name="text" label="Text" />}
      </Fields>,
    )
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is a problemAn unexpected error occurred. Please try again.',
    )
  })
})

describe('choosing files', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]

  it('accepts files from the picker, and the same file again', async () => {
    const onFiles = vi.fn()
    render(themed(<FilePicker label="Invoices" hint="PDF or image" multiple onFiles={onFiles} />))
    const input = screen.getByLabelText('Invoices')
    expect(input).toHaveAccessibleDescription('PDF or image')
    await userEvent.upload(input, files)
    expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.pdf', 'b.pdf'])
    expect(input).toHaveValue('')
  })

  it.each([
    [true, ['a.pdf', 'b.pdf']],
    [false, ['a.pdf']],
  ])('dropped on it, multiple %s', (multiple, names) => {
    const onFiles = vi.fn()
    render(themed(<FilePicker label="Invoices" multiple={multiple} onFiles={onFiles} />))
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files },
    })
    act(() => {
      screen.getByLabelText('Invoices').dispatchEvent(drop)
    })
    expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(names)
    expect(drop.defaultPrevented).toBe(true)
  })

  it('ignores a file dropped beside it, which the browser would open', () => {
    render(themed(<FilePicker label="Invoices" onFiles={() => {}} />))
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files, types: ['Files'] },
    })
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
  })
})
