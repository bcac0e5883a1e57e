import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, press } from '@/testing/mount-screen'
import { mount, setUpCompanyServer } from './testing/screen'

const server = setUpCompanyServer()

const valueAt = (term: string) => screen.getByText(term).nextElementSibling

it('settings with any keys are rendered, and a link to registration when there is no company', async () => {
  server.records.client_settings = [
    {
      ...{ id: 3, client: 3, default_fee_type: 'Fixed Fee', payment_terms_days: 30 },
      ...{ add_late_payment_interest: true, sendStatements: false, contract_from: '2026-03-27' },
      ...{ statement_email: null, regions: ['North', '', 'South'], empty: { list: [null] } },
      letters: { first_after_days: 7 },
      fees: [{ name: 'Letter' }, { name: 'Claim' }],
    },
  ]
  await mount('/client-settings')
  expect(await screen.findByText('Default fee type')).toBeInTheDocument()
  const shown = {
    'Payment terms': '30 days',
    'Late payment interest': 'Yes',
    'Send statements': 'No',
    'Contract from': '27 Mar 2026',
    Regions: 'North, South',
    'First after days': '7 days',
    Fees: '1 ?Name ?Letter ?2 ?Name ?Claim',
  }
  for (const [term, value] of Object.entries(shown)) {
    expect(valueAt(term)).toHaveTextContent(new RegExp(`^${value}$`))
  }
  for (const term of ['Id', 'Statement email', 'Empty']) {
    expect(screen.queryByText(term)).not.toBeInTheDocument()
  }
  const link = screen.getByRole('link', { name: 'Register your company' })
  expect(link).toHaveAttribute('href', '/register-details')
})

it('the company is shown with its addresses and contacts', async () => {
  server.records.clients = [
    {
      id: 1,
      company_name: 'Demo Ltd',
      company_number: '01234567',
      client_addresses: [
        { label: 'Head office', street_1: '1 Quay', city: 'Hull', postcode: 'HU1 1AA' },
      ],
      client_contacts: [{ label: null, contact_type: 'Email', contact_value: 'a@demo.example' }],
    },
  ]
  await mount('/client-settings')
  const company = within(await screen.findByRole('region', { name: 'Demo Ltd' }))
  const address = company.getByText('Address 1: Head office').nextElementSibling
  expect(address).toHaveTextContent('1 Quay Hull HU1 1AA')
  expect(company.getByText('Contact 1').nextElementSibling).toHaveTextContent('a@demo.example')
})

it('a panel that failed is loaded again alone, and what is typed in the others stays', async () => {
  server.records.client_settings = 'no list'
  const { user } = await mount('/client-settings')
  await screen.findByText('We could not load your settings')
  await fill(user, { Email: 'terms@example.com' })
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  await press(user, 'Try again')
  await screen.findByText('Loading your settings…')
  expect(screen.getByLabelText('Email')).toHaveValue('terms@example.com')
})
