import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { json } from '@/testing/fake-server'
import { fill, press } from '@/testing/mount-screen'
import {
  answerCompany,
  answerSteps,
  goToReview,
  heading,
  mount,
  setUpCompanyServer,
  tokens,
} from './testing/screen'

const server = setUpCompanyServer()
const save = 'Save company details'
/** The server's own failure after a write, which is looked for once. */
const lost = json(500, {})

const body = {
  ...{ client_type: 'P', client_prospect: 'C', company_type: 'Limited company' },
  ...{ company_name: 'Register & Sons Ltd', trading_name: '', company_number: '01234567' },
  ...{ vat_number: '', intro_source: 'A colleague', intro_description: '' },
  client_addresses: [
    {
      ...{ label: 'Primary', street_1: '2 Mill Lane', street_2: '', street_3: '', city: 'Leeds' },
      ...{ county: '', postcode: 'LS1 1AA', country: 'United Kingdom', isResidential: false },
      ...{ isPrimary: true, isBilling: true, isDelivery: false, doNotContact: false },
      ...{ latitude: 0, longitude: 0, location: { type: 'Point', coordinates: [0, 0] } },
    },
  ],
  client_contacts: [
    {
      ...{ label: 'Nora New', contact_type: 'Phone', contact_value: '020 7946 0000' },
      ...{ isPrimary: true, doNotContact: false },
    },
  ],
}
const sentBodies = () =>
  server.calls.map((call) => JSON.parse(call.replace('POST /clients/ application/json ', '')))

describe('saving', () => {
  it('sends one request with all answers, also when it is pressed twice', async () => {
    const { user, href, goTo } = await goToReview()
    expect(screen.getByText('Address 1').nextElementSibling).toHaveTextContent('LS1 1AA')
    await user.dblClick(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(sentBodies()).toEqual([body])
    expect(server.said()).toEqual(['Company details successfully saved!'])
    expect(hasDrafts()).toBe(false)
    // The user's record does not have the company yet.
    goTo('/register-details')
    await answerSteps(user)
    await press(user, save)
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    [201, { id: 72 }],
    [400, { company_name: ['Taken.'] }],
  ])('stays on another screen that is open when %i comes', async (status, answer) => {
    const { user, href, goTo } = await goToReview()
    server.respondWith(async () => {
      goTo('/about')
      await screen.findByRole('heading', { name: 'Elsewhere' })
      return json(status, answer)()
    })
    await press(user, save)
    await waitFor(() => expect(server.said()).toHaveLength(1))
    expect(href()).toBe('/about')
  })

  it('server errors open their step and appear beside their fields, the first with the focus', async () => {
    const refusal = { postcode: ['No such postcode.'], country: ['No such country.'] }
    const contact = { contact_value: ['No such number.'] }
    server.respondWith(json(400, { client_addresses: [refusal], client_contacts: [contact] }))
    const { user, href } = await goToReview()
    await press(user, save)
    await heading(2)
    expect(href()).toBe('/register-details?step=2')
    await waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveFocus())
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/No such postcode/)
    await fill(user, { Postcode: 'LS1 2AB' })
    await press(user, 'Continue')
    await heading(3)
    const number = () => screen.getByLabelText('Phone number')
    await waitFor(() => expect(number()).toHaveAccessibleDescription(/No such number/))
    await fill(user, { 'Phone number': '020 7946 0001' })
    await press(user, 'Continue')
    await heading(5)
  })

  it('without a response is done when the company exists', async () => {
    server.respondWith(() => {
      server.records.clients = [{ id: 70, company_name: 'Register & Sons Ltd' }]
      return lost()
    })
    const { user, href } = await goToReview()
    await press(user, save)
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(server.calls).toHaveLength(1)
  })

  it('sends nothing where the account has another company', async () => {
    const { user } = await goToReview()
    server.records.clients = [{ id: 71, company_name: 'Demo Ltd' }]
    await press(user, save)
    await screen.findByRole('heading', { name: 'Elsewhere' })
    expect(server.said()).toEqual([
      'Your account already has a company, “Demo Ltd”. Nothing was sent.',
    ])
    expect(server.calls).toEqual([])
    expect(hasDrafts()).toBe(false)
  })
})

describe('the steps', () => {
  it('keep their answers after Back, leaving and an expired session', async () => {
    const { user, goTo, unmount } = await mount('/register-details')
    await heading(1)
    expect(hasDrafts()).toBe(false)
    await answerCompany(user)
    await fill(user, { 'Address line 1': 'Half an address' })
    await press(user, 'Back')
    await heading(1)
    expect(screen.getByLabelText('Company name')).toHaveValue('Register & Sons Ltd')
    goTo('/debts')
    await screen.findByRole('heading', { name: 'Elsewhere' })
    session.expire(tokens.access)
    unmount()
    await session.start(tokens)

    const { href } = await mount('/register-details?step=5')
    await heading(2)
    expect(href()).toBe('/register-details?step=2')
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Half an address')
  })

  it('take focus and show no errors while first filled in', async () => {
    const { user } = await mount('/register-details')
    await answerCompany(user)
    expect(await heading(2)).toHaveFocus()
    await fill(user, { Postcode: 'ls' })
    expect(screen.getByLabelText('Postcode')).not.toHaveAttribute('aria-invalid')
    await press(user, 'Continue')
    const summary = await screen.findByRole('alert')
    for (const message of ['Enter address line 1', 'Enter a town or city', 'Enter a full UK']) {
      expect(summary).toHaveTextContent(message)
    }
  })

  it('a sole trader has no company number field and sends none', async () => {
    const { user } = await mount('/register-details')
    await heading(1)
    await user.selectOptions(screen.getByLabelText('Company type'), 'Limited company')
    await fill(user, { 'Company number': '1234567' })
    await answerCompany(user, 'Sole trader')
    await press(user, 'Back')
    await heading(1)
    expect(screen.queryByLabelText(/Company number/)).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Company type'), 'Limited company')
    expect(screen.getByLabelText(/Company number/)).toHaveValue('')
  })

  it('can be changed from the last one, also as typed before Back, and leave exactly one address primary', async () => {
    const { user, href } = await goToReview()
    await user.click(screen.getByRole('link', { name: 'Change address' }))
    await heading(2)
    await press(user, 'Add another address')
    const primary = () => screen.getAllByRole('checkbox', { name: 'Primary' })
    await user.click(primary()[1] as HTMLElement)
    await waitFor(() => expect(primary()[0]).not.toBeChecked())
    await press(user, 'Remove address 2')
    await fill(user, { Postcode: 'ls1  1aa' })
    await press(user, 'Back')
    await heading(1)
    await press(user, 'Continue')
    await heading(5)
    expect(href()).toBe('/register-details?step=5')
    await press(user, save)
    await waitFor(() => expect(sentBodies()).toEqual([body]))
  })
})
