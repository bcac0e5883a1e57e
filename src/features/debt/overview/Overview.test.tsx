import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { address, debtorRecord } from '@/api/testing/records'
import { button, change, openDebt, withMockedApi } from '../testing/debt'

withMockedApi()

/** Opens the calculation of the claim and returns the row of a term. */
async function openClaim() {
  fireEvent.click(await button('How it is worked out'))
  const claim = within(await screen.findByRole('dialog', { name: 'The claim today' }))
  return { claim, line: (term: string) => claim.getByText(term).parentElement }
}

const sectionByHeading = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading }))
const lineIn = async (heading: string, term: string) =>
  (await sectionByHeading(heading)).getByText(term).parentElement

describe('where it stands', () => {
  const next = () => lineIn('Where it stands', 'What happens next')
  const needs = () => lineIn('Where it stands', 'What we need from you')

  test('explains the meaning, next step and needs of a letter before action', async () => {
    openDebt('/debt-detail/1')
    expect(await lineIn('Where it stands', 'Now')).toHaveTextContent(
      'Second letter sent, reply due within fourteen days. We have warned the debtor in writing that a court claim can follow.',
    )
    expect(await next()).toHaveTextContent('They usually have 14 days from the date of the letter')
    expect(await needs()).toHaveTextContent('Tell us straight away if the debtor pays you')
    expect(screen.queryByText(/not recorded here/)).toBeNull()
  })

  test('gives an individual the 30 days of the pre-action protocol', async () => {
    change({}, { is_individual: true })
    openDebt('/debt-detail/1')
    expect(await next()).toHaveTextContent('They have 30 days from the date of the letter')
    expect((await sectionByHeading('Where it stands')).getByText(/England and Wales/)).toBeVisible()
  })

  test('shows an unknown status with its detail and the contact details of the team', async () => {
    change({ status: 'zz-17', status_detail: 'Whatever that is.' })
    openDebt('/debt-detail/1')
    expect(await lineIn('Where it stands', 'Now')).toHaveTextContent('Whatever that is.')
    expect(await next()).toHaveTextContent(
      /^What happens nextOur team can tell you: call .+ or email/,
    )
    const panel = await sectionByHeading('Where it stands')
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
    expect(panel.queryByText('What we need from you')).toBeNull()
    expect(panel.queryByText(/England and Wales/)).toBeNull()
  })

  test('asks for nothing when the debt is closed', async () => {
    change({ status: 'closed', status_detail: null, last_invoice_date: null })
    openDebt('/debt-detail/1')
    expect(await next()).toHaveTextContent('Nothing more happens unless you ask us to reopen it.')
    expect(within((await needs()) as HTMLElement).queryByRole('listitem')).toBeNull()
  })

  test('missing details are requested, with links to where they can be added', async () => {
    change({ status: 'Processing', last_invoice_date: null, debt_disputed: true })
    for (const { id } of world.invoices.where(({ debt }) => debt === 101)) world.invoices.remove(id)
    change({}, { addresses: [], contacts: [] })
    const { router, user } = openDebt('/debt-detail/1')
    expect(await next()).toHaveTextContent(
      'Our collection team will be in touch within 1 working day',
    )
    const wanted = within((await needs()) as HTMLElement)
    expect(wanted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The date of the last invoice: without it no interest can be worked out.',
      'The invoices the debt is about.',
      'An address, an email address or a phone number of the debtor that may be used.',
      'A note on what the debtor disputes, and what you say to it.',
    ])
    await user.click(wanted.getByRole('link', { name: 'The invoices the debt is about.' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'invoices' }))
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await user.click(await button(/^The date of the last invoice/))
    expect(await screen.findByLabelText(/^Last invoice date/)).toHaveFocus()
  })

  test.each([
    ['Processing', false],
    ['Defence', true],
  ])("puts the client's step first only when it is their turn: %s", async (status, first) => {
    change({ status, debt_disputed: false })
    openDebt('/debt-detail/1')
    const panel = await sectionByHeading('Where it stands')
    const terms = panel.getAllByText(/^(Now|What .+)$/, { selector: 'dt' })
    expect(terms.map(({ textContent }) => textContent).indexOf('What we need from you')).toBe(
      first ? 0 : 2,
    )
  })

  test('nothing is requested when nothing is outstanding', async () => {
    change({ amount_outstanding: '0.00', last_invoice_date: null })
    openDebt('/debt-detail/1')
    expect(await next()).toHaveTextContent('Nothing is outstanding')
    expect(await needs()).toHaveTextContent('Nothing at the moment.')
  })
})

test('the claim starts with the original amount less payments, and shows the last saved figures', async () => {
  change({ interestDue: '1000.00', compDue: '40.00', amount_outstanding: '4000.00' })
  openDebt('/debt-detail/1')
  const { line } = await openClaim()
  expect(line('Original amount')).toHaveTextContent('£5,000.00')
  expect(line('Less payments')).toHaveTextContent('−£1,250.00')
  expect(line('Outstanding')).toHaveTextContent(
    '£4,000.00As recorded; the original amount less payments is £3,750.00',
  )
  expect(line('Late payment interest')).toHaveTextContent(
    '£1,135.11£5,000.00 × 8.10% ÷ 365 × 1,023 daysLast saved figure: £1,000.00',
  )
  expect(line('Late payment compensation')).toHaveTextContent('£70.00')
  expect(line('Late payment compensation')).toHaveTextContent('Last saved figure: £40.00')
  expect(line('Total')).toHaveTextContent('£5,205.11')
})

test('the claim of a settled debt shows the last saved figures and does not grow', async () => {
  change({ interestDue: '77.89', compDue: '70.00', amount_outstanding: '0.00' })
  openDebt('/debt-detail/1')
  const { claim, line } = await openClaim()
  expect(line('Outstanding')).toHaveTextContent('£0.00')
  expect(line('Late payment interest')).toHaveTextContent('£77.89Last saved figure')
  expect(line('Late payment compensation')).toHaveTextContent('£70.00Last saved figure')
  expect(line('Total')).toHaveTextContent('£147.89Last saved figure. Nothing is outstanding')
  expect(claim.queryByText(/a day|Estimate/)).toBeNull()
})

test('the claim updates at midnight while the debt is open', async () => {
  openDebt('/debt-detail/1')
  const { line } = await openClaim()
  const interest = () => line('Late payment interest')
  expect(interest()).toHaveTextContent('1,023 days')
  vi.setSystemTime(new Date('2026-11-21T00:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  expect(interest()).toHaveTextContent('1,024 days')
})

describe('the time limit', () => {
  const warning = () => screen.queryByText(/^The time to go to court may/)

  test.each([
    ['2021-02-01', {}, 'The time to go to court may run out on 1 Feb 2027'],
    ['2020-02-01', {}, 'The time to go to court may have run out on 1 Feb 2026'],
    ['2022-02-01', {}, undefined],
    [
      '2022-02-01',
      { company_number: 'SC123456' },
      'The time to go to court may run out on 1 Feb 2027',
    ],
  ])('for a debt invoiced on %s to %j warns: %s', async (last_invoice_date, debtor, text) => {
    change({ last_invoice_date }, debtor)
    openDebt('/debt-detail/1')
    await sectionByHeading('Where it stands')
    await waitFor(() => expect(warning()?.textContent).toBe(text))
  })

  test.each([
    ['2022-02-01', [], 'EH1 1AA', /^In Scotland a claim .* five years/],
    ['2021-02-01', ['BT1 1AA'], 'EH1 1AA', /^Outside Scotland .* six/],
  ])(
    'for a debt invoiced on %s at %j, or else %s, says: %s',
    async (date, listed, postcode, text) => {
      const body = {
        ...debtorRecord,
        debtor_addresses: listed.map((code) => ({ ...address, postcode: code })),
        primary_address: { ...address, postcode },
        debtor_debt: { ...debtorRecord.debtor_debt, last_invoice_date: date },
      }
      mockServer.use(http.get('*/api/v1/debtor/1', () => HttpResponse.json(body)))
      openDebt('/debt-detail/1')
      expect(await screen.findByText(text)).toBeVisible()
      expect(warning()).toHaveTextContent('1 Feb 2027')
    },
  )

  test('is not shown when nothing is outstanding', async () => {
    change({ last_invoice_date: '2020-02-01', amount_outstanding: '0.00' })
    openDebt('/debt-detail/1')
    await sectionByHeading('Where it stands')
    expect(warning()).toBeNull()
  })
})

test('the terms of the claim are explained beside it', async () => {
  const { user } = openDebt('/debt-detail/1')
  const { claim } = await openClaim()
  expect(claim.queryByText(/^Statutory interest:/)).toBeNull()
  await user.click(claim.getByText('What these words mean'))
  expect(await claim.findByText(/^Statutory interest:/)).toBeVisible()
})

describe('the timeline', () => {
  const entries = async () =>
    within(await screen.findByRole('list', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')

  test('merges notes, invoices and payments, newest first, each with its date', async () => {
    openDebt('/debt-detail/1')
    const found = await entries()
    expect(found.map((text) => text.slice(0, 16))).toEqual([
      'Note by admin@ex',
      'Note by demo@exa',
      'Invoice uploaded',
      'Invoice uploaded',
      'Payment of £250.',
      'Payment of £1,00',
    ])
    expect(found[0]).toMatch(/2 Oct 2026, \d\d:\d\d/)
    expect(found[4]).toBe('Payment of £250.0014 Feb 2025 (644 days ago)Card, CARD 8812')
  })

  test('shows a single kind when the URL filters it', async () => {
    const { router, user } = openDebt('/debt-detail/1?show=payments')
    expect(await entries()).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: 'Notes' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ show: 'notes' }))
    expect((await entries())[0]).toContain('They promise the rest')
    await user.click(screen.getByRole('link', { name: 'Everything' }))
    await waitFor(() => expect(router.state.location.href).toBe('/debt-detail/1'))
    expect(await entries()).toHaveLength(6)
  })

  test('shows all entries on demand when it is long', async () => {
    for (let day = 1; day <= 12; day += 1) {
      const created_at = `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`
      world.notes.add({ debt: 101, note: `Note ${day}`, created_by: '', created_at })
    }
    const { user } = openDebt('/debt-detail/1')
    expect(await entries()).toHaveLength(10)
    await user.click(await button('Show all 18'))
    expect(await entries()).toHaveLength(18)
  })
})

describe('requests to the team', () => {
  test('show the phone number and email address', async () => {
    openDebt('/debt-detail/1')
    const panel = await sectionByHeading('Has something changed?')
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      expect.stringMatching(/^tel:\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
  })
})
