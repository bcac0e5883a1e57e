import { ChakraProvider } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { Form, formMode } from '@/ui/form/Form'
import { system } from '@/ui/testing/theme'
import { AddressFields } from './AddressFields'
import { ContactFields } from './ContactFields'
import {
  type AddressValues,
  addressOrBlank,
  addressSchema,
  type ContactValues,
  contactOrBlank,
  contactSchema,
} from './schema'
import { useEntryList } from './useEntryList'

const blank: AddressValues = emptyAddress
const phone: ContactValues = emptyContact

describe('an address', () => {
  test('is normalised', () => {
    const typed = { ...blank, street_1: ' 2  Mill Lane', city: 'Leeds ', postcode: 'ls11aa' }
    expect(addressSchema.parse(typed)).toEqual({
      ...blank,
      street_1: '2 Mill Lane',
      city: 'Leeds',
      postcode: 'LS1 1AA',
    })
  })

  test('reports all missing fields at once', () => {
    const { error } = addressSchema.safeParse(blank)
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['street_1', 'city', 'postcode'])
  })

  test('abroad needs no British postcode', () => {
    const abroad = { ...blank, street_1: '1 Rue', city: 'Lille', country: 'France' }
    expect(addressSchema.parse({ ...abroad, postcode: '59000' }).postcode).toBe('59000')
    expect(addressSchema.parse(abroad).postcode).toBe('')
  })

  test('is valid when blank', () => {
    expect(addressOrBlank.parse(blank)).toEqual(blank)
    expect(addressOrBlank.safeParse({ ...blank, city: 'Leeds' }).success).toBe(false)
  })
})

describe('a contact', () => {
  test.each([
    [{ contact_type: 'Phone', contact_value: '' }, 'Enter a phone number'],
    [{ contact_type: 'Email', contact_value: '' }, 'Enter an email address'],
    [{ contact_type: 'Email', contact_value: '020 7946 0000' }, /correct format/],
    [{ contact_type: 'Phone', contact_value: 'a@b.com' }, /Enter a phone number, like/],
  ] as const)('%j is refused', (typed, message) => {
    const { error } = contactSchema.safeParse({ ...phone, ...typed })
    expect(error?.issues[0]?.message).toMatch(message)
  })

  test('is valid when blank', () => {
    expect(contactOrBlank.parse(phone)).toEqual(phone)
    expect(contactOrBlank.safeParse({ ...phone, contact_value: 'x' }).success).toBe(false)
  })
})

function OneContact() {
  const form = useForm({
    ...formMode,
    resolver: zodResolver(contactSchema),
    defaultValues: { ...phone, contact_value: 'a@b.com' },
  })
  return (
    <Form form={form} submit="Save" onSubmit={async () => {}}>
      <ContactFields control={form.control} />
    </Form>
  )
}

function Contacts() {
  const form = useForm({
    ...formMode,
    resolver: zodResolver(
      z.object({ addresses: z.array(z.any()), contacts: z.array(contactSchema) }),
    ),
    defaultValues: { addresses: [], contacts: [phone] },
  })
  const { groups, addButton } = useEntryList(form, 'contacts', (index, count) => ({
    isFixed: count === 1,
    fields: <ContactFields control={form.control} prefix={`contacts.${index}`} />,
  }))
  return (
    <Form form={form} submit="Save" onSubmit={async () => {}}>
      {groups}
      {addButton}
    </Form>
  )
}

function Addresses({ canBeBlank = false }) {
  const { control } = useForm({ defaultValues: { addresses: [blank] } })
  return <AddressFields control={control} prefix="addresses.0" isOwn canBeBlank={canBeBlank} />
}

const show = (element: ReactElement) =>
  render(<ChakraProvider value={system}>{element}</ChakraProvider>)

test('changing the type revalidates the value', async () => {
  const user = userEvent.setup()
  show(<OneContact />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  await expect
    .poll(() => screen.getByLabelText('Email address').getAttribute('aria-invalid'))
    .toBeNull()
})

test('an entry can be added and removed, and its errors move with it', async () => {
  const user = userEvent.setup()
  show(<Contacts />)
  const invalid = () =>
    screen.getAllByLabelText('Phone number').map((field) => field.getAttribute('aria-invalid'))
  await user.type(screen.getByLabelText('Phone number'), '020 7946 0000')
  await user.click(screen.getByRole('button', { name: 'Add another contact' }))
  expect(await screen.findByRole('group', { name: 'Contact 2' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(invalid).toEqual([null, 'true'])
  await user.click(screen.getByRole('button', { name: 'Remove contact' }))
  await expect.poll(invalid).toEqual(['true'])
})

test('an address that may be blank has required lines only once one is filled', async () => {
  const user = userEvent.setup()
  show(<Addresses canBeBlank />)
  expect(screen.getByLabelText('Address line 1 (optional)')).toBeVisible()
  await user.type(screen.getByLabelText('County (optional)'), 'Avon')
  expect(screen.getByLabelText('Address line 1')).toBeVisible()
  expect(screen.getByLabelText('Postcode')).toBeVisible()
  expect(screen.getByLabelText('Address line 2 (optional)')).toBeVisible()
  await user.clear(screen.getByLabelText('Country (optional)'))
  await user.type(screen.getByLabelText('Country (optional)'), 'France')
  expect(screen.getByLabelText('Postcode (optional)')).toBeVisible()
})

test("address fields use their prefix, and autofill applies to the user's own address", () => {
  show(<Addresses />)
  expect(screen.getByLabelText('Country (optional)')).toHaveValue('United Kingdom')
  expect(screen.getByLabelText('Address line 1')).toHaveAttribute('autocomplete', 'address-line1')
  const boxes = screen.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent)
  expect(boxes).toEqual(['Residential', 'Primary', 'Billing', 'Delivery', 'Do not contact'])
})
