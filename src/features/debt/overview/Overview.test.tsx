import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { world } from '#mocks/node'
import { withMockedApi } from '@/testing/mocked-api'
import { button, change, openDebt } from '../testing/debt'

withMockedApi()

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const row = async (term: string) =>
  (await region('Where it stands')).getByText(term).parentElement as HTMLElement

describe('where a debt stands', () => {
  it('is said in a sentence each of now, next and what is wanted, with the detail', async () => {
    openDebt()
    expect(await row('Now')).toHaveTextContent(
      'We have warned the debtor in writing that a court claim can follow.Second letter sent, reply due within fourteen days.',
    )
    expect(await row('What happens next')).toHaveTextContent('30 days to reply')
    expect(await row('What we need from you')).toHaveTextContent('Tell us straight away')
  })

  it("is said in the server's words for a status without a guide", async () => {
    change({ status: 'LBA', status_detail: 'Held by the court office.' })
    openDebt()
    expect(await row('Now')).toHaveTextContent(/^NowLBA$/)
    expect(await row('What happens next')).toHaveTextContent('Held by the court office.')
    expect((await region('Where it stands')).queryByText('What we need from you')).toBeNull()
  })

  it("names the team's phone number and email where nothing is known of the next step", async () => {
    change({ status: 'zz-17', status_detail: '' })
    openDebt()
    const links = within(await row('What happens next')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
  })

  it('asks for what is missing, and links to where it is added', async () => {
    change({ status: 'Processing', last_invoice_date: null, debt_disputed: true })
    for (const { id } of world.invoices.where(({ debt }) => debt === 101)) world.invoices.remove(id)
    const { router, user } = openDebt()
    const asked = within(await row('What we need from you'))
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tell us about the dispute',
      'Add the last invoice date',
      'Add the invoices',
    ])
    await user.click(asked.getByRole('link', { name: 'Add the invoices' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'invoices' }))
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await user.click(await screen.findByRole('link', { name: 'Add the last invoice date' }))
    expect(await screen.findByLabelText(/^Last invoice date/)).toHaveFocus()
  })

  it('asks for nothing when nothing is outstanding', async () => {
    const status = { status: 'Remitted', status_detail: 'Paid out by BACS.' }
    change({ ...status, amount_outstanding: '0.00', last_invoice_date: null })
    openDebt()
    expect(await row('Now')).toHaveTextContent('RemittedPaid out by BACS.')
    expect(await row('What happens next')).toHaveTextContent('Nothing is outstanding')
    expect(await row('What we need from you')).toHaveTextContent('Nothing at the moment.')
  })
})

it('the claim opens into its arithmetic, from the original amount less payments', async () => {
  change({ amount_outstanding: '4000.00' })
  openDebt()
  fireEvent.click(await button('How it is worked out'))
  const claim = within(await screen.findByRole('dialog', { name: 'The claim today' }))
  for (const [term, text] of [
    ['Original amount', '£5,000.00'],
    ['Less payments', '−£1,250.00'],
    ['Outstanding', '£4,000.00As recorded; the original amount less payments is £3,750.00'],
    ['Late payment interest', '£1,135.11£5,000.00 × 8.10% ÷ 365 × 1,023 days'],
    ['Late payment compensation', '£70.00Fixed sum for a debt of £1,000 to under £10,000'],
    ['Total', '£5,205.11Interest adds £1.11 a day'],
  ] as const)
    expect(claim.getByText(term).parentElement).toHaveTextContent(text)
  expect(claim.getByText('Estimate')).toBeVisible()
})

it.each([
  [{ last_invoice_date: '2021-02-01' }, 'Court time limit ends on 1 February 2027'],
  [{ last_invoice_date: '2016-09-05' }, 'Court time limit passed on 5 September 2022'],
  [{ last_invoice_date: '2016-09-05', amount_outstanding: '0.00' }, undefined],
])('the court time limit of %j is said: %s', async (debt, text) => {
  change(debt)
  openDebt()
  await region('Where it stands')
  expect(screen.queryByText(/^Court time limit/)?.textContent).toBe(text)
})

describe('the facts', () => {
  it('list only what is there, with email and phone as links and the uses as tags', async () => {
    const contacts = world.debtors.get(1)?.contacts.map((contact) => ({
      ...contact,
      doNotContact: contact.contact_type === 'Phone',
    }))
    change({ department: '' }, { trading_name: '', ...(contacts && { contacts }) })
    openDebt()
    const debtor = await region('The debtor')
    expect(debtor.queryByText('Trading name')).toBeNull()
    expect(debtor.queryByText('Not provided')).toBeNull()
    expect(debtor.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:accounts@alderbrook.example',
    ])
    expect(debtor.getByText('0117 496 0101')).toBeVisible()
    expect(debtor.getByText('Primary address').nextSibling).toHaveTextContent(
      'Unit 4, Foundry Lane Leeds West Yorkshire LS1 4DY United KingdomPrimaryBilling',
    )
    expect((await region('The debt')).queryByText('Department')).toBeNull()
  })
})

describe('the timeline', () => {
  const entries = async () =>
    within(await screen.findByRole('list', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')

  it('merges notes, invoices and payments, newest first, each with its date', async () => {
    openDebt()
    const found = await entries()
    expect(found.map((text) => text.slice(0, 16)).join()).toBe(
      'Note by admin@ex,Note by demo@exa,Invoice uploaded,Invoice uploaded,Payment of £250.,Payment of £1,00',
    )
    expect(found[4]).toBe('Payment of £250.0014 Feb 2025(644 days ago)Card, CARD 8812')
  })

  it('shows all entries on demand when it is long', async () => {
    for (let day = 1; day <= 12; day += 1) {
      const created_at = `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`
      world.notes.add({ debt: 101, note: `Note ${day}`, created_by: '', created_at })
    }
    const { user } = openDebt()
    expect(await entries()).toHaveLength(8)
    await user.click(await button('Show all 18'))
    expect(await entries()).toHaveLength(18)
    expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement)
  })
})
