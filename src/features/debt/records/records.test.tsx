import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { hasDrafts } from '@/session/drafts'
import { snackbarMessages, withMockedApi, writeRequests } from '@/testing/mocked-api'
import { fill } from '@/testing/mount-screen'
import { button, openDebt } from '../testing/debt'

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

describe('addresses', () => {
  const openAddresses = () => openDebt('?tab=addresses')
  const fillAddress = (user: UserEvent, form: ReturnType<typeof within>) =>
    fill(user, { 'Address line 1': '1 New Road', 'Town or city': 'York', Postcode: 'yo17aa' }, form)
  async function openEdit() {
    const { user, unmount } = openAddresses()
    await user.click(await button('Edit address Workshop'))
    const form = await dialog('Edit address')
    await fill(user, { 'Address line 2': 'Rear entrance' }, form)
    const save = () => user.click(form.getByRole('button', { name: 'Save address' }))
    return { user, form, save, unmount }
  }
  async function togglePrimary(label: string) {
    const { user } = openAddresses()
    await user.click(await button(new RegExp(`^Edit address ${label}`)))
    const form = await dialog('Edit address')
    await user.click(form.getByRole('checkbox', { name: 'Primary' }))
    await user.click(form.getByRole('button', { name: 'Save address' }))
  }

  it('a further address is added after the primary one', async () => {
    const { user } = openAddresses()
    await user.click(await button('Add address'))
    const form = await dialog('Add address')
    expect(form.getByLabelText(/^Label/)).toHaveValue('Address 3')
    await fillAddress(user, form)
    await fill(user, { Label: 'Yard' }, form)
    await user.dblClick(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address saved successfully!']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writeRequests).toMatchObject([
      {
        call: 'POST debtor_address/',
        body: {
          ...{ debtor: 1, label: 'Yard', street_1: '1 New Road', postcode: 'YO1 7AA' },
          ...{ isPrimary: false, latitude: 0, longitude: 0 },
          location: { type: 'Point', coordinates: [0, 0] },
        },
      },
    ])
    expect((await list('addresses'))[0]).toContain('Unit 4, Foundry Lane')
    expect(await button('Edit address Yard')).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Addresses/ })).toHaveTextContent('3')
  })

  it('making another primary unsets the previous one and shows one message', async () => {
    await togglePrimary('Workshop')
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
    expect(writeRequests).toMatchObject([
      { call: 'PUT debtor_address/5/', body: { label: 'Workshop', isPrimary: true } },
      { call: 'PUT debtor_address/4/', body: { label: 'Primary', isPrimary: false } },
    ])
  })

  it('changed since the form was opened are saved by "Save mine anyway", in the edited fields alone', async () => {
    const { user, form, save } = await openEdit()
    const row = world.debtors.get(1)
    const addresses = row?.addresses.map((one) => ({ ...one, street_1: '9 Other Road' })) ?? []
    if (row) world.debtors.save({ ...row, addresses })
    await save()
    await form.findByText('This address was changed while you were editing it')
    expect(writeRequests).toEqual([])
    await user.click(form.getByRole('button', { name: 'Save mine anyway' }))
    await waitFor(() => expect(snackbarMessages()).toContain('Address updated successfully!'))
    expect(writeRequests[0]?.body).toMatchObject({
      street_1: '9 Other Road',
      street_2: 'Rear entrance',
    })
  })

  it('typed when the session expires are there again after the login', async () => {
    const { unmount } = await openEdit()
    unmount()
    const { user } = openAddresses()
    const form = await dialog('Edit address')
    expect(form.getByLabelText(/^Address line 2/)).toHaveValue('Rear entrance')
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
    expect(hasDrafts()).toBe(false)
  })

  it('whose edit is not confirmed says so in its own form alone, with the focus', async () => {
    mockServer.use(
      http.put('*/api/v1/debtor_address/5/', () => HttpResponse.json({}, { status: 500 })),
    )
    const { user, form, save } = await openEdit()
    await save()
    const notice = 'The edited address may not have been saved'
    const shown = await form.findByText(notice)
    expect(shown.closest('[aria-live]')).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(await button('Discard'))
    await user.click(await button('Edit address Primary'))
    await dialog('Edit address')
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('typed while another one is looked for stays when that one is found', async () => {
    let stored: object[] = []
    mockServer.use(
      http.get('*/api/v1/debtor_address/', () => HttpResponse.json(stored)),
      http.post('*/api/v1/debtor_address/', () => HttpResponse.json({}, { status: 500 })),
    )
    const { user } = openAddresses()
    await user.click(await button('Add address'))
    const form = await dialog('Add address')
    await fillAddress(user, form)
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await form.findByText('The address may not have been saved')
    await fill(user, { 'Address line 1': '2 Old Road' }, form)
    stored = [{ id: 9, debtor: 1, street_1: '1 New Road', city: 'York', postcode: 'YO1 7AA' }]
    await user.click(form.getByRole('button', { name: 'Check again' }))
    const message =
      /^The address you sent before is saved\. What you have typed now has not been sent/
    await waitFor(() => expect(snackbarMessages().at(-1)).toMatch(message))
    expect(form.getByLabelText(/^Address line 1/)).toHaveValue('2 Old Road')
  })

  it('that could not be removed says why in its dialog, whose button repeats the removal', async () => {
    const refusal = () => HttpResponse.json({ detail: 'Not now.' }, { status: 400 })
    mockServer.use(http.delete('*/api/v1/debtor_address/5/', refusal, { once: true }))
    const { user } = openAddresses()
    await user.click(await button('Remove address Workshop'))
    await confirm(user, 'Remove address')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The address was not removedNot now.',
    )
    await confirm(user, 'Remove address')
    await waitFor(() => expect(snackbarMessages()).toContain('Address removed successfully!'))
    expect(await list('addresses')).toHaveLength(1)
  })

  it('the only primary address stays primary', async () => {
    await togglePrimary('Primary')
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address updated successfully!']))
    expect(writeRequests).toEqual([
      { call: 'PUT debtor_address/4/', body: expect.objectContaining({ isPrimary: true }) },
    ])
  })

  it('removing the primary address makes the next one primary', async () => {
    const { user } = openAddresses()
    await user.click(await button('Remove address Primary'))
    expect(await screen.findByText(/Workshop will become the primary address/)).toBeVisible()
    await confirm(user, 'Remove address')
    await waitFor(() => expect(snackbarMessages()).toEqual(['Address removed successfully!']))
    await waitFor(async () => {
      expect(calls()).toEqual(['DELETE debtor_address/4/', 'PUT debtor_address/5/'])
      expect(await list('addresses')).toEqual([expect.stringContaining('WorkshopPrimary')])
    })
  })
})

describe('contacts', () => {
  const openContacts = () => openDebt('?tab=contacts')

  it('are links unless marked "Do not contact"', async () => {
    openContacts()
    await list('contacts')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const href of ['mailto:accounts@alderbrook.example', 'tel:07700900101'])
      expect(links).toContain(href)
    expect(screen.getByText(/director@alderbrook\.example/)).toBeVisible()
    expect(links).not.toContain('mailto:director@alderbrook.example')
    expect(screen.getByText('Do not contact')).toBeVisible()
  })

  it('can be added', async () => {
    const { user } = openContacts()
    await user.click(await button('Add contact'))
    const added = await dialog('Add contact')
    await user.click(added.getByRole('radio', { name: 'Email' }))
    await fill(user, { 'Email address': 'desk@alderbrook.example', Label: 'Desk' }, added)
    await user.click(added.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Contact saved successfully!']))
    const contact = {
      ...{ debtor: 1, label: 'Desk', contact_type: 'Email', isPrimary: false },
      ...{ contact_value: 'desk@alderbrook.example', doNotContact: false },
    }
    expect(writeRequests).toEqual([{ call: 'POST debtor_contact/', body: contact }])
    expect(await list('contacts')).toHaveLength(5)
  })
})
