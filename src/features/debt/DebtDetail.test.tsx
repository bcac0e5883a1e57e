import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { mockServer } from '#mocks/node'
import { debtorListQuery } from '@/api/debtor/queries'
import { createQueryClient } from '@/query-client'
import { debtSearchSchema } from './search'
import { button, logInAs, openDebt, withMockedApi } from './testing/debt'

withMockedApi()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a debt shows its outstanding amount, its status and the calculation of the claim', async () => {
  openDebt('/debt-detail/1')
  await heading('Alderbrook Joinery Ltd')
  const text = document.body.textContent
  expect(text).toContain('Total claimed todayEstimate£4,955.11')
  expect(text).toContain('£3,750.00 outstanding + £1,205.11 interest and compensation')
  expect(text).toContain('Your reference CUST-0001')
  expect(text).toContain('Letter before action')
  expect(text).toContain('Second letter sent, reply due within fourteen days.')
  const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling
  expect(value('VAT number')).toHaveTextContent('GB 123 4567 82')
  expect(value('Original amount')).toHaveTextContent('£5,000.00')
  expect(value('Primary address')).toHaveTextContent('Unit 4, Foundry Lane Leeds')
  expect(text).toContain('£1,250.00 paid so far')
})

test('unreadable fields are listed and shown as unknown, and hide nothing else', async () => {
  const whole = {
    id: 1,
    company_name: 'Alderbrook Ltd',
    customer_ref: {},
    debtor_addresses: [{ id: 1, debtor: 1, street_1: '1 Road', isBilling: 'maybe' }],
    debtor_debt: {
      id: 101,
      initial_debt: '5000.00',
      amount_outstanding: '77.891',
      interestDue: 77.89000000000001,
      compDue: '',
      status: 'Paid',
    },
  }
  mockServer.use(http.get('*/api/v1/debtor/1', () => HttpResponse.json(whole)))
  openDebt('/debt-detail/1')
  await heading('Alderbrook Ltd')
  const notice = screen.getByText('Some details of this debt could not be read').parentElement
  expect(notice).toHaveTextContent(
    'Shown as unknown: Your reference, Amount outstanding, Late payment interest, Late payment compensation, Address 1 › Billing.',
  )
  expect(document.body.textContent).toContain('Unknown outstanding')
  const value = (term: string) =>
    screen.getAllByText(term, { selector: 'dt' }).map((found) => found.nextSibling?.textContent)
  expect(value('Your reference')).toEqual(['Unknown'])
  fireEvent.click(await button('How it is worked out'))
  await screen.findByRole('dialog', { name: 'The claim today' })
  expect(value('Outstanding')).toEqual(['Unknown'])
  expect(value('Total')).toEqual(['Unknown'])
  expect(value('Original amount')).toEqual(['£5,000.00', '£5,000.00'])
})

test('missing details are listed in one line, with a button to add them', async () => {
  const { user } = openDebt('/debt-detail/1')
  const panel = within(await screen.findByRole('region', { name: 'The debtor' }))
  expect(panel.getByText('Not provided').nextSibling).toHaveTextContent(
    'Title, First names, Last name, Salutation, Letter title',
  )
  expect(panel.queryByText('Title', { selector: 'dt' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Add what is missing: the debtor' }))
  expect(await screen.findByLabelText(/^Title/)).toHaveFocus()
  await user.click(await button('Cancel'))
  expect(await button('Add what is missing: the debtor')).toHaveFocus()
})

test('a panel is changed from its own button, which gets the focus back', async () => {
  const { user } = openDebt('/debt-detail/1')
  await user.click(await button('Change the debt'))
  expect(await screen.findByLabelText(/^Original amount/)).toHaveFocus()
  await user.click(await button('Cancel'))
  expect(await button('Change the debt')).toHaveFocus()
  await user.click(await button('Change the debtor'))
  expect(await screen.findByLabelText(/^Company name/)).toHaveFocus()
})

test('the form opens on the overview from every tab and focuses its first field', async () => {
  const { router, user } = openDebt('/debt-detail/1?tab=notes')
  await user.click(await button('Edit debt'))
  expect(await button('Save changes')).toBeVisible()
  expect(router.state.location.href).toBe('/debt-detail/1')
  expect(screen.getByRole('tabpanel').querySelector('input')).toHaveFocus()
  await user.click(await button('Cancel'))
  expect(await button('Edit debt')).toHaveFocus()
})

test('tabs are links with counts, each with its own URL', async () => {
  const { router, user } = openDebt('/debt-detail/1')
  await heading('Alderbrook Joinery Ltd')
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual([
    'Overview',
    'Notes 2',
    'Invoices 2',
    'Payments 2',
    'Addresses 2',
    'Contacts 4',
  ])
  await user.click(screen.getByRole('tab', { name: /^Payments/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'payments' }))
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Payments')
})

test.each(['/debt-detail/1?tab=none', '/debt-detail/1?tab=7&show=x'])(
  'the overview opens when the URL names no known tab: %s',
  async (address) => {
    const { router } = openDebt(address)
    await heading('Alderbrook Joinery Ltd')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview')
    expect(router.state.location.href).toBe('/debt-detail/1')
  },
)

describe('payments', () => {
  test('are listed in order with running balances and their total', async () => {
    openDebt('/debt-detail/1?tab=payments')
    const table = await screen.findByRole('table', { name: 'Payments' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '03/06/2024Bank transferBACS 20240603£1,000.00£4,000.00',
      '14/02/2025CardCARD 8812£250.00£3,750.00',
      'Total paid£1,250.00',
    ])
    expect(screen.getByText(/^Last payment 644 days ago\./)).toBeVisible()
  })
})

describe('a debt that cannot be shown', () => {
  const refuse = (status: number) =>
    mockServer.use(
      http.get('*/api/v1/debtor/1', () => HttpResponse.json({ detail: 'No.' }, { status })),
    )

  test.each([404, 403])('U09: a response of %i shows "Debt not found"', async (status) => {
    refuse(status)
    openDebt('/debt-detail/1')
    await heading('Debt not found')
    expect(screen.getByRole('link', { name: 'Go to your debts' })).toHaveAttribute('href', '/')
  })

  test.each([404, 403])('U09: cached details are hidden after a response of %i', async (status) => {
    const { queryClient } = openDebt('/debt-detail/1')
    await heading('Alderbrook Joinery Ltd')
    refuse(status)
    await queryClient.invalidateQueries()
    await heading('Debt not found')
    expect(document.body).not.toHaveTextContent('Alderbrook')
  })

  test("U09: the list's row is hidden when the record is not found", async () => {
    refuse(404)
    const queryClient = createQueryClient()
    logInAs(1)
    const list = await queryClient.query(debtorListQuery)
    expect(list.items.find(({ id }) => id === 1)?.company_name).toBe('Alderbrook Joinery Ltd')
    openDebt('/debt-detail/1', queryClient)
    await heading('Debt not found')
    expect(document.body).not.toHaveTextContent('Alderbrook')
  })

  test('stays with a warning when it cannot be refreshed', async () => {
    const { queryClient } = openDebt('/debt-detail/1')
    await heading('Alderbrook Joinery Ltd')
    mockServer.use(http.get('*/api/v1/debtor/1', () => HttpResponse.html('Proxy')))
    await queryClient.invalidateQueries()
    expect(await screen.findByText('This debt could not be brought up to date')).toBeVisible()
    await heading('Alderbrook Joinery Ltd')
  })

  test('is loaded by "Try again" after a temporary failure', async () => {
    let broken = true
    mockServer.use(
      http.get('*/api/v1/debtor/1', () => (broken ? HttpResponse.html('Proxy') : undefined)),
    )
    const { user } = openDebt('/debt-detail/1')
    const again = await button('Try again')
    broken = false
    await user.click(again)
    await heading('Alderbrook Joinery Ltd')
  })
})

test.each([
  [{}, {}],
  [{ tab: 'overview' }, {}],
  [{ tab: 'notes' }, { tab: 'notes' }],
  [{ tab: 'wrong', other: 1 }, {}],
  [{ show: 'notes' }, { show: 'notes' }],
  [{ tab: 'notes', show: 'notes' }, { tab: 'notes' }],
  [{ show: 'wrong' }, {}],
])('%j in the address is read as %j', (raw, search) => {
  expect(debtSearchSchema.parse(raw)).toEqual(search)
})
