import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { mockServer } from '#mocks/node'
import { button, openDebt, said, withMockedApi, written } from '../test-debt'

withMockedApi()

const list = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const confirm = async (user: UserEvent, name: string) => {
  const asked = await screen.findByRole('alertdialog', { name })
  await user.click(within(asked).getByRole('button', { name }))
}
const calls = () => written.map(({ call }) => call)

async function fill(user: UserEvent, form: ReturnType<typeof within>, texts: [RegExp, string][]) {
  for (const [label, text] of texts) {
    const field = form.getByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
}

describe('addresses', () => {
  const openAddresses = () => openDebt('/debt-detail/1?tab=addresses')

  test('a further address is added, and the primary one stays first', async () => {
    const { user } = openAddresses()
    await user.click(await button('Add address'))
    const form = await dialog('Add address')
    await fill(user, form, [
      [/^Address line 1/, '1 New Road'],
      [/^Town or city/, 'York'],
      [/^Postcode/, 'yo17aa'],
      [/^Label/, 'Yard'],
    ])
    await user.dblClick(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(said()).toEqual(['Address saved successfully!']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(written).toEqual([
      {
        call: 'POST debtor_address/',
        body: expect.objectContaining({
          debtor: 1,
          label: 'Yard',
          street_1: '1 New Road',
          postcode: 'YO1 7AA',
          isPrimary: false,
          latitude: 0,
          longitude: 0,
          location: { type: 'Point', coordinates: [0, 0] },
        }),
      },
    ])
    expect((await list('addresses'))[0]).toContain('Unit 4, Foundry Lane')
    expect(await button('Edit address Yard')).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Addresses/ })).toHaveTextContent('3')
  })

  test('another becomes primary: one message, the old one unset, coordinates and unknown fields kept', async () => {
    const record = (id: number, rest: object) => ({
      id,
      debtor: 1,
      street_1: `${id} Road`,
      city: 'Leeds',
      postcode: 'LS1 1AA',
      isPrimary: false,
      tenant: 'blue',
      latitude: '53.800755',
      longitude: '-1.549077',
      ...rest,
    })
    mockServer.use(
      http.get('*/api/v1/debtor_address/', () =>
        HttpResponse.json([
          record(4, { isPrimary: true, label: 'Office' }),
          record(5, { label: 'Yard' }),
        ]),
      ),
    )
    const { user } = openAddresses()
    await user.click(await button('Edit address Yard'))
    const form = await dialog('Edit address')
    await user.click(form.getByRole('checkbox', { name: 'Primary' }))
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(said()).toEqual(['Address updated successfully!']))
    const sent = (id: number, isPrimary: boolean) => ({
      call: `PUT debtor_address/${id}/`,
      body: expect.objectContaining({
        street_1: `${id} Road`,
        debtor: 1,
        isPrimary,
        tenant: 'blue',
        latitude: 53.800755,
        longitude: -1.549077,
        location: { type: 'Point', coordinates: [-1.549077, 53.800755] },
      }),
    })
    expect(written).toEqual([sent(5, true), sent(4, false)])
  })

  test('the only primary one stays primary', async () => {
    const { user } = openAddresses()
    await user.click(await button(/^Edit address Primary/))
    const form = await dialog('Edit address')
    await user.click(form.getByRole('checkbox', { name: 'Primary' }))
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(said()).toEqual(['Address updated successfully!']))
    expect(written).toEqual([
      { call: 'PUT debtor_address/4/', body: expect.objectContaining({ isPrimary: true }) },
    ])
  })

  test('removing the primary one makes the next primary', async () => {
    const { user } = openAddresses()
    await user.click(await button('Remove address Primary'))
    expect(await screen.findByText(/Workshop becomes the primary address/)).toBeVisible()
    await confirm(user, 'Remove address')
    await waitFor(() => expect(said()).toEqual(['Address removed successfully!']))
    expect(calls()).toEqual(['DELETE debtor_address/4/', 'PUT debtor_address/5/'])
    expect(await list('addresses')).toEqual([expect.stringContaining('WorkshopPrimary')])
  })

  test('a refusal stands on its field, and nothing is lost', async () => {
    mockServer.use(
      http.post('*/api/v1/debtor_address/', () =>
        HttpResponse.json({ county: ['Not a county.'] }, { status: 400 }),
      ),
    )
    const { user } = openAddresses()
    await user.click(await button('Add address'))
    const form = await dialog('Add address')
    await fill(user, form, [
      [/^Address line 1/, '1 New Road'],
      [/^Town or city/, 'York'],
      [/^Postcode/, 'YO1 7AA'],
    ])
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(form.getByLabelText(/^County/)).toBeInvalid())
    expect(form.getByLabelText(/^Address line 1/)).toHaveValue('1 New Road')
    expect(said()).toEqual(['County: Not a county.'])
  })
})

describe('contacts', () => {
  const openContacts = () => openDebt('/debt-detail/1?tab=contacts')

  test('are links, except those that must not be contacted', async () => {
    openContacts()
    await list('contacts')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        'mailto:accounts@alderbrook.example',
        'tel:01174960101',
        'tel:07700900101',
      ]),
    )
    expect(screen.getByText(/director@alderbrook\.example/)).toBeVisible()
    expect(links).not.toContain('mailto:director@alderbrook.example')
    expect(screen.getByText('Do not contact')).toBeVisible()
  })

  test('are added, changed and removed', async () => {
    const { user } = openContacts()
    await user.click(await button('Add contact'))
    const added = await dialog('Add contact')
    await user.click(added.getByRole('radio', { name: 'Email' }))
    await fill(user, added, [
      [/^Email address/, 'desk@alderbrook.example'],
      [/^Label/, 'Desk'],
    ])
    await user.click(added.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(said()).toEqual(['Contact saved successfully!']))

    await user.click(await button('Edit contact Site office'))
    const edited = await dialog('Edit contact')
    await fill(user, edited, [[/^Phone number/, '07700 900999']])
    await user.click(edited.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(said()).toContain('Contact updated successfully!'))

    await user.click(await button('Remove contact Desk'))
    await confirm(user, 'Remove contact')
    await waitFor(() => expect(said()).toContain('Contact removed successfully!'))

    expect(written).toEqual([
      {
        call: 'POST debtor_contact/',
        body: {
          debtor: 1,
          label: 'Desk',
          contact_type: 'Email',
          contact_value: 'desk@alderbrook.example',
          isPrimary: false,
          doNotContact: false,
        },
      },
      {
        call: expect.stringMatching(/^PUT debtor_contact\/\d+\/$/),
        body: expect.objectContaining({ contact_value: '07700 900999', label: 'Site office' }),
      },
      { call: expect.stringMatching(/^DELETE debtor_contact\/\d+\/$/), body: null },
    ])
    expect(await list('contacts')).toHaveLength(4)
  })
})
