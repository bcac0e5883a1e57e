import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import {
  answerAddress,
  answerCompany,
  fill,
  goToReview,
  heading,
  mount,
  press,
} from './testing/answers'
import { json, lost, setUpServer, tokens } from './testing/server'

const server = setUpServer()
const save = (user: UserEvent) => press(user, 'Save company details')

const address = {
  label: 'Primary',
  street_1: '2 Mill Lane',
  street_2: '',
  street_3: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: 'United Kingdom',
  isResidential: false,
  isPrimary: true,
  isBilling: true,
  isDelivery: false,
  doNotContact: false,
  latitude: 0,
  longitude: 0,
  location: { type: 'Point', coordinates: [0, 0] },
}
const body = {
  client_type: 'P',
  client_prospect: 'C',
  company_type: 'Limited company',
  company_name: 'Register & Sons Ltd',
  trading_name: '',
  company_number: '01234567',
  vat_number: '',
  intro_source: 'A colleague',
  intro_description: '',
  client_addresses: [address],
  client_contacts: [
    {
      label: 'Nora New',
      contact_type: 'Phone',
      contact_value: '020 7946 0000',
      isPrimary: true,
      doNotContact: false,
    },
  ],
}

describe('saving', () => {
  it('sends one request with all answers, also when it is pressed twice', async () => {
    const { user, href } = await goToReview()
    expect(screen.getByText(/LS1 1AA/)).toBeInTheDocument()
    await user.dblClick(screen.getByRole('button', { name: 'Save company details' }))
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(server.posts).toEqual([{ path: '/clients/', body }])
    expect(server.said()).toEqual(['Company details successfully saved!'])
    expect(hasDrafts()).toBe(false)
  })

  it('a server error opens its step and appears beside its field', async () => {
    server.answer(json(400, { client_addresses: [{ postcode: ['No such postcode.'] }] }))
    const { user, href } = await goToReview()
    await save(user)
    await heading(2)
    expect(href()).toBe('/register-details?step=2')
    await waitFor(() => expect(screen.getByLabelText('Postcode')).toHaveFocus())
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/No such postcode/)
    await fill(user, { Postcode: 'LS1 2AB' })
    await press(user, 'Continue')
    await heading(5)
    await save(user)
    await waitFor(() => expect(server.posts).toHaveLength(2))
  })
})

describe('a save without a response', () => {
  it('sends nothing again when the company exists', async () => {
    server.answer((...request) => {
      server.records.clients = [{ id: 70, company_name: 'Register & Sons Ltd' }]
      return lost(...request)
    })
    const { user, href } = await goToReview()
    await save(user)
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(server.posts).toHaveLength(1)
    expect(server.said()).toContain('Company details successfully saved!')
  })

  it('sends again only on request, and shows why it is refused', async () => {
    server.answer(lost, json(403, { detail: 'This user already has a client.' }))
    const { user, href } = await goToReview()
    await save(user)
    await screen.findByText('The company may not have been saved')
    expect(server.posts).toHaveLength(1)
    await press(user, 'Send again')
    expect(await screen.findByRole('alert')).toHaveTextContent('This user already has a client.')
    await save(user)
    await waitFor(() => expect(href()).toBe('/first-debt'))
    expect(server.posts).toEqual(Array(3).fill({ path: '/clients/', body }))
  })

  it('sends nothing where the account has another company', async () => {
    const { user } = await goToReview()
    server.records.clients = [{ id: 71, company_name: 'Demo Ltd' }]
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account already has a company, “Demo Ltd”. Nothing was sent.',
    )
    expect(server.posts).toEqual([])
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

    await mount('/register-details?step=2')
    await heading(2)
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Half an address')
  })

  it('redirect to the first unfinished step', async () => {
    const { user, href, goTo } = await mount('/register-details?step=5')
    await heading(1)
    expect(href()).toBe('/register-details')
    await answerCompany(user)
    goTo('/register-details?step=4')
    await heading(2)
    expect(href()).toBe('/register-details?step=2')
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
    await user.selectOptions(screen.getByLabelText('Company type'), 'Sole trader')
    expect(screen.queryByLabelText(/Company number/)).not.toBeInTheDocument()
    await answerCompany(user, 'Sole trader')
    await press(user, 'Back')
    await heading(1)
    await user.selectOptions(screen.getByLabelText('Company type'), 'Limited company')
    expect(screen.getByLabelText(/Company number/)).toHaveValue('')
  })

  it("the first contact defaults to the user's phone or email", async () => {
    const { user } = await mount('/register-details')
    await answerCompany(user)
    await answerAddress(user)
    expect(screen.getByLabelText('Phone number')).toHaveValue('020 7946 0000')
    await user.click(screen.getByRole('radio', { name: 'Email' }))
    expect(screen.getByLabelText('Email address')).toHaveValue('nora@example.com')
    await press(user, 'Add another contact')
    expect(screen.getByRole('group', { name: 'Contact 2' })).toBeInTheDocument()
    await press(user, 'Remove contact 2')
    expect(screen.queryByRole('group', { name: 'Contact 2' })).not.toBeInTheDocument()
  })

  it('Change opens the step, and Continue returns to the last step', async () => {
    const { user, href } = await goToReview()
    await user.click(screen.getByRole('link', { name: 'Change address' }))
    await heading(2)
    await press(user, 'Continue')
    await heading(5)
    expect(href()).toBe('/register-details?step=5')
  })

  it('leave exactly one address and one contact primary', async () => {
    const { user } = await goToReview()
    for (const [what, step] of [
      ['address', 2],
      ['contact', 3],
    ] as const) {
      await user.click(screen.getByRole('link', { name: `Change ${what}` }))
      await heading(step)
      await press(user, `Add another ${what}`)
      const primary = () => screen.getAllByRole('checkbox', { name: 'Primary' })
      const second = primary()[1]
      if (!second) throw new Error('no second')
      await user.click(second)
      await waitFor(() => expect(primary()[0]).not.toBeChecked())
      await user.click(second)
      expect(primary()[1]).not.toBeChecked()
      await press(user, `Remove ${what} 2`)
      await press(user, 'Continue')
      await heading(5)
    }
    await press(user, 'Save company details')
    await waitFor(() => expect(server.posts).toHaveLength(1))
    expect(server.posts[0]?.body).toMatchObject({
      client_addresses: [{ isPrimary: true }],
      client_contacts: [{ isPrimary: true }],
    })
  })
})
