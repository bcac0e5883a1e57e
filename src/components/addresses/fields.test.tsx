import { zodResolver } from '@hookform/resolvers/zod'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { Form, formMode } from '@/ui/form/Form'
import { renderThemed } from '@/ui/testing/theme'
import { AddressFields } from './AddressFields'
import { ContactFields } from './ContactFields'
import { EntryList } from './EntryList'
import { addressOrBlank, addressSchema, contactOrBlank, contactSchema } from './schema'

describe('an address', () => {
  const abroad = { ...emptyAddress, street_1: '1 Rue', city: 'Lille', country: 'France' }
  const typed = { ...emptyAddress, street_1: ' 2  Mill Lane', city: 'Leeds ', postcode: 'ls11aa' }
  const tidied = { street_1: '2 Mill Lane', city: 'Leeds', postcode: 'LS1 1AA' }

  it.each([
    ['is normalised', addressSchema, typed, tidied],
    ['may have any postcode abroad', addressSchema, { ...abroad, postcode: '59000' }, {}],
    ['needs no postcode abroad', addressSchema, abroad, {}],
    ['may be blank as a whole', addressOrBlank, emptyAddress, {}],
  ])('%s', (_, schema, values, changes) => {
    expect(schema.parse(values)).toEqual({ ...values, ...changes })
  })

  it.each([
    [addressSchema, {}, ['street_1', 'city', 'postcode']],
    [addressOrBlank, { city: 'Leeds' }, ['street_1', 'postcode']],
  ])('reports all missing fields at once %#', (schema, values, missing) => {
    const { error } = schema.safeParse({ ...emptyAddress, ...values })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(missing)
  })
})

describe('a contact', () => {
  it.each([
    [{ contact_type: 'Phone', contact_value: '' }, 'Enter a phone number'],
    [{ contact_type: 'Email', contact_value: '' }, 'Enter an email address'],
    [{ contact_type: 'Email', contact_value: '020 7946 0000' }, /correct format/],
    [{ contact_type: 'Phone', contact_value: 'a@b.com' }, /Enter a phone number, like/],
    [{ contact_type: 'Fax', contact_value: '020 7946 0000' }, 'Choose phone or email'],
  ])('%j is refused', (typed, message) => {
    const { error } = contactSchema.safeParse({ ...emptyContact, ...typed })
    expect(error?.issues[0]?.message).toMatch(message)
  })

  it('may be blank where it is optional', () => {
    expect(contactOrBlank.parse(emptyContact)).toEqual(emptyContact)
  })
})

function TestForm<V extends FieldValues>({
  schema,
  values,
  children,
}: {
  schema: z.ZodMiniType<V, V>
  values: DefaultValues<V>
  children: ReactNode
}) {
  const form = useForm<V, unknown, V>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: values,
  })
  return (
    <Form form={form} submit="Save" onSubmit={async () => {}}>
      {children}
    </Form>
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('contacts can be added and removed in a list, whose errors follow', async () => {
  renderThemed(
    <TestForm
      schema={z.object({ contacts: z.array(contactSchema) })}
      values={{ contacts: [{ ...emptyContact, contact_value: '020 7946 0000' }] }}
    >
      <EntryList list="contacts" fields={(prefix) => <ContactFields prefix={prefix} />} />
    </TestForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add another contact' }))
  await save()
  const group = await screen.findByRole('group', { name: 'Contact 2' })
  await expect.poll(() => within(group).getByLabelText('Phone number')).toBeInvalid()
  await userEvent.click(screen.getByRole('button', { name: 'Remove contact 2' }))
  await expect.poll(() => screen.getByLabelText('Phone number')).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const showAddress = (fields: ReactNode) =>
  renderThemed(
    <TestForm
      schema={z.object({ addresses: z.array(addressOrBlank) })}
      values={{ addresses: [emptyAddress] }}
    >
      {fields}
    </TestForm>,
  )

it('the fields of an address that may be blank are required once one is filled', async () => {
  showAddress(<AddressFields prefix="addresses.0." canBeBlank />)
  expect(screen.getByLabelText('Address line 1 (optional)')).toBeVisible()
  await userEvent.type(screen.getByLabelText('County (optional)'), 'Avon')
  expect(screen.getByLabelText('Address line 1')).toBeVisible()
  expect(screen.getByLabelText('Postcode')).toBeVisible()
  expect(screen.getByLabelText('Address line 2 (optional)')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Country (optional)'))
  await userEvent.type(screen.getByLabelText('Country (optional)'), 'France')
  expect(screen.getByLabelText('Postcode (optional)')).toBeVisible()
})

it("the fields of the user's own address are filled in by the browser", () => {
  showAddress(<AddressFields prefix="addresses.0." isOwn />)
  expect(screen.getByLabelText('Country (optional)')).toHaveValue('United Kingdom')
  expect(screen.getByLabelText('Address line 1')).toHaveAttribute('autocomplete', 'address-line1')
})
