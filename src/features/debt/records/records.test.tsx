import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { button, openDebt, snackbarMessages, withMockedApi, writeRequests } from '../testing/debt'

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
const calls = () => writeRequests.map(({ call }) => call)

async function fill(user: UserEvent, form: ReturnType<typeof within>, texts: [RegExp, string][]) {
  for (const [label, text] of texts) {
    const field = form.getByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
}

describe('addresses', () => {
  const openAddresses = () => openDebt('/debt-detail/1?tab=addresses')

  test('a further address is added after the primary one', async () => {
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
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address saved successfully!']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writeRequests).toEqual([
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

  test('making another primary unsets the previous one, keeps unknown fields and shows one message', async () => {
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
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
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
    expect(writeRequests).toEqual([sent(5, true), sent(4, false)])
  })

  describe('when the previous primary address cannot be updated', () => {
    async function makeWorkshopPrimary() {
      let broken = true
      mockServer.use(
        http.put('*/api/v1/debtor_address/4/', () =>
          broken ? HttpResponse.json({ detail: 'Not now.' }, { status: 400 }) : undefined,
        ),
      )
      const opened = openAddresses()
      await opened.user.click(await button('Edit address Workshop'))
      const form = await dialog('Edit address')
      await opened.user.click(form.getByRole('checkbox', { name: 'Primary' }))
      await opened.user.click(form.getByRole('button', { name: 'Save address' }))
      const again = await button('Try again')
      return { ...opened, again, mend: () => (broken = false) }
    }

    test('shows an error and can be retried', async () => {
      const { user, again, mend } = await makeWorkshopPrimary()
      expect(snackbarMessages()).toEqual(['Address updated successfully!', 'Not now.'])
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The new one is saved, but the mark could not be taken from Primary.',
      )
      expect(await list('addresses')).toEqual([
        expect.stringMatching(/^PrimaryPrimary/),
        expect.stringMatching(/^WorkshopPrimary/),
      ])
      mend()
      await user.click(again)
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(calls()).toEqual([
        'PUT debtor_address/5/',
        'PUT debtor_address/4/',
        'PUT debtor_address/4/',
      ])
      expect((await list('addresses'))[0]).toMatch(/^WorkshopPrimary/)
    })
  })

  test('no extra request is sent when the server unsets the previous primary address', async () => {
    mockServer.use(
      http.put('*/api/v1/debtor_address/5/', () => {
        const row = world.debtors.get(1)
        if (!row) return
        const addresses = row.addresses.map((one) => ({ ...one, isPrimary: one.id === 5 }))
        world.debtors.save({ ...row, addresses })
      }),
    )
    const { user } = openAddresses()
    await user.click(await button('Edit address Workshop'))
    const form = await dialog('Edit address')
    await user.click(form.getByRole('checkbox', { name: 'Primary' }))
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
    expect(calls()).toEqual(['PUT debtor_address/5/'])
  })

  describe('W10: a concurrent change', () => {
    function changeElsewhere(change: object) {
      const row = world.debtors.get(1)
      if (!row) return
      const addresses = row.addresses.map((one) => (one.id === 5 ? { ...one, ...change } : one))
      world.debtors.save({ ...row, addresses })
    }
    async function editWorkshop(change: object) {
      const { user } = openAddresses()
      await user.click(await button('Edit address Workshop'))
      const form = await dialog('Edit address')
      await fill(user, form, [[/^Address line 2/, 'Rear entrance']])
      changeElsewhere(change)
      const save = () => user.click(form.getByRole('button', { name: 'Save address' }))
      await save()
      return { form, save }
    }

    test('is shown beside the typed value, which a second press saves', async () => {
      const { form, save } = await editWorkshop({ street_1: '9 Other Road' })
      await waitFor(() => expect(form.getByLabelText(/^Address line 1/)).toBeInvalid())
      expect(form.getByLabelText(/^Address line 1/)).toHaveAccessibleDescription(
        'Changed elsewhere to “9 Other Road”. Save again to keep your value.',
      )
      expect(form.getByLabelText(/^Address line 2/)).toBeValid()
      expect(writeRequests).toEqual([])
      await save()
      await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
      expect(writeRequests).toEqual([
        {
          call: 'PUT debtor_address/5/',
          body: expect.objectContaining({
            street_1: 'The Old Sawmill',
            street_2: 'Rear entrance',
          }),
        },
      ])
    })

    test('of a field outside the form is kept', async () => {
      await editWorkshop({ latitude: '51.500000', longitude: '-0.120000' })
      await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
      expect(writeRequests).toEqual([
        {
          call: 'PUT debtor_address/5/',
          body: expect.objectContaining({ latitude: 51.5, longitude: -0.12 }),
        },
      ])
    })

    test('that removed the address is not undone by a save', async () => {
      const { user } = openAddresses()
      await user.click(await button('Edit address Workshop'))
      const form = await dialog('Edit address')
      const row = world.debtors.get(1)
      if (row) world.debtors.save({ ...row, addresses: row.addresses.slice(0, 1) })
      await user.click(form.getByRole('button', { name: 'Save address' }))
      expect(await form.findByRole('alert')).toHaveTextContent(
        'Somebody else has removed this meanwhile. Nothing was saved.',
      )
      expect(writeRequests).toEqual([])
    })
  })

  test('W09: removing an address that is already gone sends one request', async () => {
    mockServer.use(
      http.delete('*/api/v1/debtor_address/5/', () => {
        const row = world.debtors.get(1)
        if (row) world.debtors.save({ ...row, addresses: row.addresses.slice(0, 1) })
        return HttpResponse.json({ detail: 'Not found.' }, { status: 404 })
      }),
    )
    const { user } = openAddresses()
    await user.click(await button('Remove address Workshop'))
    await confirm(user, 'Remove address')
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address removed successfully!']))
    expect(calls()).toEqual(['DELETE debtor_address/5/'])
    await waitFor(async () => expect(await list('addresses')).toHaveLength(1))
    await waitFor(async () => expect(await button('Edit address Primary')).toHaveFocus())
  })

  test('a notice is shown when no address is primary', async () => {
    const row = world.debtors.get(1)
    if (row) {
      const addresses = row.addresses.map((one) => ({ ...one, isPrimary: false }))
      world.debtors.save({ ...row, addresses })
    }
    openAddresses()
    expect(await screen.findByText(/^None of the addresses is marked as primary/)).toBeVisible()
  })

  test('an address is copied with its lines as on an envelope', async () => {
    const { user } = openAddresses()
    const copying = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await button('Copy address Primary'))
    expect(copying).toHaveBeenCalledExactlyOnceWith(
      'Unit 4, Foundry Lane\nLeeds\nWest Yorkshire\nLS1 4DY\nUnited Kingdom',
    )
    await waitFor(() => expect(snackbarMessages()).toEqual(['Copied.']))
  })

  test('the only primary address stays primary', async () => {
    const { user } = openAddresses()
    await user.click(await button(/^Edit address Primary/))
    const form = await dialog('Edit address')
    await user.click(form.getByRole('checkbox', { name: 'Primary' }))
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
    expect(writeRequests).toEqual([
      { call: 'PUT debtor_address/4/', body: expect.objectContaining({ isPrimary: true }) },
    ])
  })

  test('removing the primary address makes the next one primary', async () => {
    const { user } = openAddresses()
    await user.click(await button('Remove address Primary'))
    expect(await screen.findByText(/Workshop becomes the primary address/)).toBeVisible()
    await confirm(user, 'Remove address')
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address removed successfully!']))
    expect(calls()).toEqual(['DELETE debtor_address/4/', 'PUT debtor_address/5/'])
    expect(await list('addresses')).toEqual([expect.stringContaining('WorkshopPrimary')])
  })

  test('an error from the server is shown on its field, and the form keeps its values', async () => {
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
    expect(snackbarMessages()).toEqual(['County: Not a county.'])
  })
})

describe('contacts', () => {
  const openContacts = () => openDebt('/debt-detail/1?tab=contacts')

  test('are links unless marked "Do not contact"', async () => {
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

  test('J02: a hostile value becomes an encoded link or plain text', async () => {
    const values = [
      ['Email', 'a?bcc=thief@evil.example'],
      ['Email', 'a@b.example\nbcc: thief@evil.example'],
      ['Email', 'javascript:alert(1)@x'],
      ['Phone', 'javascript:alert(1)'],
      ['Phone', '07700 900101;ext=<img src=x onerror=alert(1)>'],
      ['Fax', 'data:text/html,<script>alert(1)</script>'],
    ]
    mockServer.use(
      http.get('*/api/v1/debtor_contact/', () =>
        HttpResponse.json(
          values.map(([contact_type, contact_value], place) => ({
            id: place + 1,
            debtor: 1,
            contact_type,
            contact_value,
          })),
        ),
      ),
    )
    openContacts()
    const items = within(await screen.findByRole('list', { name: 'contacts' }))
    expect(items.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a%3Fbcc%3Dthief@evil.example',
    ])
    const shown = await list('contacts')
    for (const [place, [, value = '']] of values.entries()) expect(shown[place]).toContain(value)
  })

  test('can be added, edited and removed', async () => {
    const { user } = openContacts()
    await user.click(await button('Add contact'))
    const added = await dialog('Add contact')
    await user.click(added.getByRole('radio', { name: 'Email' }))
    await fill(user, added, [
      [/^Email address/, 'desk@alderbrook.example'],
      [/^Label/, 'Desk'],
    ])
    await user.click(added.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Contact saved successfully!']))

    await user.click(await button('Edit contact Site office'))
    const edited = await dialog('Edit contact')
    await fill(user, edited, [[/^Phone number/, '07700 900999']])
    await user.click(edited.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(snackbarMessages()).toContain('Contact updated successfully!'))

    await user.click(await button('Remove contact Desk'))
    await confirm(user, 'Remove contact')
    await waitFor(() => expect(snackbarMessages()).toContain('Contact removed successfully!'))

    expect(writeRequests).toEqual([
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
