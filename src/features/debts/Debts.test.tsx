import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { switchFailure } from '#mocks/failures'
import { mockServer, resetWorld, world } from '#mocks/node'
import * as download from '@/lib/download'
import { preferences } from '@/session/preferences'
import { snackbar } from '@/session/snackbar'
import {
  chooseMore,
  names,
  open,
  rows,
  search,
  setUpList,
  table,
  withoutCompany,
  withoutDebts,
} from './testing/list'

setUpList()
afterEach(() => localStorage.clear())

const all = () => world.debtors.where(({ client }) => client === 1).length

/** Checks that the keyboard focus stays near, instead of returning to the top of the page. */
const expectFocusNear = (text: string) =>
  waitFor(() => {
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toHaveTextContent(text)
  })

const messages = () => snackbar.queue().map(({ message }) => message)

describe('search and filters', () => {
  test('the search box filters the list, the totals and the URL, and "Clear search" resets them', async () => {
    const { router, user } = open()
    await table()
    expect(
      screen.getByRole('heading', { name: `Totals for ${all()} of ${all()} debts` }),
    ).toBeVisible()
    await user.type(search(), 'alderbrook')
    await waitFor(async () => expect(await names()).toEqual(['Alderbrook Joinery Ltd']))
    const totals = screen.getByRole('region', { name: `Totals for 1 of ${all()} debts` })
    expect(totals).toHaveTextContent('Outstanding£3,750.00')
    expect(totals).toHaveTextContent('Original amount£5,000.00')
    expect(totals).toHaveTextContent('Compensation£70.00')
    expect(totals).toHaveTextContent('Total claimed£4,955.11')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'alderbrook' }))

    await user.type(search(), 'no such')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await expectFocusNear('Llanfair Roofing Ltd')
    await waitFor(async () => expect(await rows()).toHaveLength(all()))
    expect(search()).toHaveValue('')
    await waitFor(() => expect(router.state.location.href).toBe('/'))
  })

  test.each(['{Enter}', '{ArrowDown}'])(
    '%s in the search box goes to the first match',
    async (key) => {
      const { router, user } = open()
      await table()
      await user.type(search(), `llanfair${key}`)
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Llanfair Roofing Ltd' })).toHaveFocus(),
      )
      expect(router.state.location.search).toEqual({ q: 'llanfair' })
      expect(await names()).toEqual(['Llanfair Roofing Ltd'])
    },
  )

  test('text typed while the matches are not shown yet keeps the focus in the search box', async () => {
    const { user } = open()
    await table()
    await user.type(search(), 'llan')
    act(() => {
      fireEvent.keyDown(search(), { key: 'Enter' })
      fireEvent.change(search(), { target: { value: 'llanf' } })
    })
    await waitFor(async () => expect(await names()).toEqual(['Llanfair Roofing Ltd']))
    expect(search()).toHaveFocus()
  })

  test('sorting keeps search text that is not in the URL yet', async () => {
    const { router, user } = open()
    await table()
    await user.type(search(), 'macfarlane')
    await user.click(screen.getByRole('button', { name: 'Outstanding' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ q: 'macfarlane', sort: 'outstanding' }),
    )
    await waitFor(async () =>
      expect(await names()).toEqual(['Tobias Macfarlane', 'Macfarlane Fencing']),
    )
    expect(screen.getByRole('columnheader', { name: 'Outstanding' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(screen.getByRole('button', { name: 'Outstanding' }))
    await waitFor(async () =>
      expect(await names()).toEqual(['Macfarlane Fencing', 'Tobias Macfarlane']),
    )
    expect(search()).toHaveValue('macfarlane')
  })

  test('going back restores the search text', async () => {
    const { router, user } = open()
    await table()
    await user.type(search(), 'alderbrook')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'alderbrook' }))
    await act(() => router.navigate({ to: '/', search: { sort: 'outstanding' } }))
    expect(search()).toHaveValue('')
    act(() => router.history.back())
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'alderbrook' }))
    expect(search()).toHaveValue('alderbrook')
  })

  test('the URL selects a segment of the list, and the segment buttons change it', async () => {
    const { router, user } = open('/?show=disputed&sort=outstanding&dir=desc')
    const disputed = world.debtors.where((row) => row.client === 1 && row.debt.debt_disputed)
    expect(await rows()).toHaveLength(disputed.length)
    for (const row of await rows()) expect(row).toHaveTextContent('Disputed')
    await user.click(screen.getByRole('button', { name: /^All/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(all()))
    expect(router.state.location.search).toEqual({ sort: 'outstanding', dir: 'desc' })
  })

  test('an age band filters the list, is in the URL and can be removed', async () => {
    const { router, user } = open('/?disputed=no')
    await table()
    const bands = () => within(screen.getByRole('group', { name: 'Days overdue' }))
    const band = (name: RegExp) => bands().getByRole('button', { name })
    await user.click(screen.getByRole('button', { name: 'Outstanding by age' }))
    const figures = () =>
      bands()
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    const before = figures()
    const count = Number.parseInt(
      within(band(/^Over 180 days/)).getByText(/^\d+ debts$/).textContent ?? '',
      10,
    )
    expect(count).toBeGreaterThan(5)
    await user.click(band(/^Over 180 days/))
    await waitFor(async () => expect(await rows()).toHaveLength(count))
    expect(router.state.location.search).toEqual({ disputed: 'no', age: ['over-180'] })
    expect(band(/^Over 180 days/)).toHaveAttribute('aria-pressed', 'true')
    // The other bands keep their figures and can be selected as well.
    expect(figures()).toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Remove filter Age: Over 180 days' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ disputed: 'no' }))
    await user.click(screen.getByRole('button', { name: 'Outstanding by age' }))
    await user.click(band(/^91–180 days/))
    await user.click(band(/^91–180 days/))
    await waitFor(() => expect(router.state.location.search).toEqual({ disputed: 'no' }))
    expect(band(/^91–180 days/)).toHaveFocus()
  })

  test('an empty age band can be removed and keeps the focus', async () => {
    const { router, user } = open('/?q=macfarlane&age=31-60')
    await user.click(await screen.findByRole('button', { name: 'Outstanding by age' }))
    const band = await screen.findByRole('button', { name: /^31–60 days.*0 debts$/ })
    await user.click(band)
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'macfarlane' }))
    await waitFor(() => expect(band).toHaveAttribute('aria-disabled', 'true'))
    expect(band).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(band).toHaveAttribute('aria-pressed', 'false')
  })

  test('debts near their time limit are announced, tagged and can be filtered', async () => {
    const first = world.debtors.where(({ client }) => client === 1)[0]
    if (!first) throw new Error('no debts')
    first.debt.last_invoice_date = '2021-02-03'
    const { router, user } = open('/?q=no+such&show=settled&fee=none')
    expect(await screen.findByText(/1 debt is within six months of the time limit/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show it' }))
    await expectFocusNear('How long there is to go to court')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect((await rows())[0]).toHaveTextContent('Time limit 03/02/2027')
    expect(screen.getByText('How long there is to go to court')).toBeVisible()
    expect(router.state.location.search).toEqual({ limit: 'near' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('Time limit'), 'May have passed')
    await waitFor(() => expect(router.state.location.search).toEqual({ limit: 'passed' }))
  })

  test('filters apply immediately, are in the URL and can be removed one by one', async () => {
    const { router, user } = open()
    await table()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await filters.findByRole('checkbox', { name: 'Processing' })
    await user.click(filters.getByRole('checkbox', { name: 'Processing' }))
    await user.click(filters.getByRole('checkbox', { name: 'Disputed' }))
    await user.selectOptions(filters.getByLabelText('In dispute'), 'Not disputed')
    await user.selectOptions(filters.getByLabelText('Type of debtor'), 'Limited company')
    await user.selectOptions(filters.getByLabelText('Fee type'), 'Fixed Fee')
    await user.type(filters.getByLabelText('Last invoice from'), '1.1.20')
    await user.type(filters.getByLabelText('Last invoice to'), '31 Mar 2026{enter}')
    await user.type(filters.getByLabelText('Outstanding from'), '1,000')
    await user.tab()
    await user.type(filters.getByLabelText('Outstanding to'), '9000{enter}')
    const wanted = world.debtors.where(
      ({ client, company_type, debt }) =>
        client === 1 &&
        company_type === 'Limited company' &&
        ['Processing', 'Disputed'].includes(debt.status) &&
        !debt.debt_disputed &&
        debt.fee_type === 'Fixed Fee' &&
        (debt.last_invoice_date ?? '') >= '2020-01-01' &&
        (debt.last_invoice_date ?? '9999') <= '2026-03-31' &&
        Number(debt.amount_outstanding) >= 1_000 &&
        Number(debt.amount_outstanding) <= 9_000,
    )
    await user.click(await filters.findByRole('button', { name: `Show ${wanted.length} debts` }))
    await waitFor(async () => expect(await rows()).toHaveLength(wanted.length))
    expect(
      screen.getByRole('heading', { name: `Totals for ${wanted.length} of ${all()} debts` }),
    ).toBeVisible()
    expect(router.state.location.search).toEqual({
      status: ['Processing', 'Disputed'],
      disputed: 'no',
      type: 'Limited company',
      fee: 'Fixed Fee',
      from: '2020-01-01',
      to: '2026-03-31',
      min: '1,000',
      max: '9000',
    })
    await user.click(screen.getByRole('button', { name: 'Remove filter Status: Processing' }))
    await expectFocusNear('Status: Disputed')
    await user.click(screen.getByRole('button', { name: 'Remove filter Outstanding to £9,000.00' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        status: ['Disputed'],
        disputed: 'no',
        type: 'Limited company',
        fee: 'Fixed Fee',
        from: '2020-01-01',
        to: '2026-03-31',
        min: '1,000',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    expect(await screen.findByLabelText('Outstanding to')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await waitFor(async () => expect(await rows()).toHaveLength(all()))
    expect(router.state.location.href).toBe('/')
  })

  test.each([
    ['Outstanding from', 'lots', 'Enter an amount'],
    ['Last invoice to', '31/02/2026', 'Enter a real date'],
  ])(
    'the filter %s shows an error and filters nothing when %s is typed',
    async (label, text, message) => {
      const { user } = open('/?q=macfarlane')
      await table()
      await user.click(await screen.findByRole('button', { name: 'Filters' }))
      await user.type(await screen.findByLabelText(label), `${text}{enter}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      await user.click(screen.getByRole('button', { name: 'Show 2 debts' }))
      expect(await rows()).toHaveLength(2)
    },
  )

  test('a long list renders only the visible rows, with their count and positions', async () => {
    await resetWorld({ debts: 1_100 })
    const { user } = open()
    const shown = await rows()
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThan(100)
    expect(await table()).toHaveAttribute('aria-rowcount', String(all() + 1))
    expect(shown[0]).toHaveAttribute('aria-rowindex', '2')
    expect(
      screen.getByRole('heading', { name: `Totals for ${all()} of ${all()} debts` }),
    ).toBeVisible()
    expect(screen.getByText(/your browser’s own search/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: /^Disputed/ }))
    const disputed = world.debtors.where((row) => row.client === 1 && row.debt.debt_disputed).length
    await waitFor(async () => expect(await rows()).toHaveLength(disputed))
    expect(await table()).not.toHaveAttribute('aria-rowcount')
    expect(screen.queryByText(/your browser’s own search/)).toBeNull()
  })
})

const cellTexts = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the nth header belongs to the nth cell when columns are hidden', async () => {
  open('/?q=CUST-0007')
  const [row] = await rows()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual([
    '',
    'Debtor',
    'Your reference',
    'Outstanding',
    'Total claimed',
    'Days overdue',
    'Status',
  ])
  const texts = [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(texts.slice(0, headers.length)).toEqual([
    '',
    'Llanfair Roofing Ltd',
    'CUST-0007',
    '£2,400.00',
    '£2,604.22',
    '252',
    'Disputed',
  ])
})

test('a row shows the amounts owed and claimed, and its name opens the debt', async () => {
  const { router, user } = open('/?q=CUST-0007')
  preferences.write('table-preferences', { hidden: [] })
  const [row] = await rows()
  expect(cellTexts(row)).toEqual([
    '',
    'CUST-0007',
    '£2,400.00',
    '£0.00',
    '£2,400.00',
    '£134.22',
    '£70.00',
    '£2,604.22',
    '10/02/2026',
    '252',
    'Disputed',
  ])
  const link = within(row as HTMLElement).getByRole('link', { name: 'Llanfair Roofing Ltd' })
  expect(link).toHaveAttribute('href', '/debt-detail/7')
  await user.click(link)
  await screen.findByRole('heading', { name: 'The debt' })
  expect(router.state.location.pathname).toBe('/debt-detail/7')
  expect(router.state.location.state).toMatchObject({ list: { q: 'CUST-0007' } })
})

describe('export', () => {
  const save = () => vi.spyOn(download, 'downloadCsv')

  test.each([
    [true, '2 debts exported.'],
    [false, 'The file could not be saved.'],
  ])(
    'X04: an export has the rows in the order shown and reports its outcome (%s)',
    async (worked, message) => {
      const saving = save().mockReturnValue(worked)
      const { user } = open('/?q=macfarlane&sort=original&dir=desc')
      await table()
      await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
      const [text = '', name] = saving.mock.calls[0] ?? []
      expect(name).toBe('debts-2026-11-20.csv')
      const lines = text.trim().split('\r\n')
      expect(lines).toHaveLength(3)
      expect(lines[1]).toContain('Macfarlane Fencing')
      expect(lines[2]).toContain('Tobias')
      expect(messages()).toEqual([message])
    },
  )
})

describe('report', () => {
  test('contains the visible rows and columns in order', async () => {
    const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
    const { user } = open('/?q=macfarlane&sort=original&dir=desc')
    preferences.write('table-preferences', { hidden: ['reference', 'paid'], compact: false })
    await table()
    await chooseMore(user, 'Download report')
    const [text = '', name] = saving.mock.calls[0] ?? []
    expect(name).toBe('debts-report-2026-11-20.csv')
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toBe(
      'Debtor,Original amount,Outstanding,Interest,Compensation,Total claimed,Last invoice,Days overdue,Status',
    )
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      'Macfarlane Fencing',
      'Tobias Macfarlane',
    ])
    expect(messages()).toEqual(['Report of 2 debts downloaded.'])
  })

  test('shows an error when it cannot be saved', async () => {
    vi.spyOn(download, 'downloadCsv').mockReturnValue(false)
    const { user } = open('/?q=macfarlane')
    await table()
    await chooseMore(user, 'Download report')
    expect(messages()).toEqual(['The file could not be saved.'])
  })
})

describe('settled debts', () => {
  /** Pays the first debt of the list, for which £77.89 and £70.00 were last saved. */
  function payFirstDebt() {
    const [first] = world.debtors.where(({ client }) => client === 1)
    if (!first) throw new Error('no debts')
    Object.assign(first.debt, {
      amount_outstanding: '0.00',
      last_invoice_date: '2020-01-01',
      interestDue: '77.89',
      compDue: '70.00',
    })
    return first
  }

  test('show the last saved figures and are left out of the claim totals', async () => {
    const { customer_ref } = payFirstDebt()
    const { user } = open(`/?q=${customer_ref}`)
    preferences.write('table-preferences', { hidden: [] })
    const [row] = await rows()
    expect(cellTexts(row).slice(4)).toEqual([
      '£0.00',
      '£77.89',
      '£70.00',
      '£147.89',
      '01/01/2020',
      '0',
      expect.stringContaining('Settled'),
    ])
    const totals = screen.getByRole('region', { name: `Totals for 1 of ${all()} debts` })
    expect(totals).toHaveTextContent('Interest£0.00Compensation£0.00Total claimed£0.00')
    await user.click(within(totals).getByRole('button', { name: 'About settled debts' }))
    expect(
      await screen.findByText('Interest, compensation and total claimed leave out settled debts.'),
    ).toBeVisible()
  })

  test('are neither overdue nor not overdue, and have no age band', async () => {
    const { customer_ref } = payFirstDebt()
    const { user } = open(`/?q=${customer_ref}`)
    await table()
    expect(screen.queryByRole('button', { name: 'Outstanding by age' })).toBeNull()
    for (const name of [/^Overdue/, /^Not overdue/]) {
      await user.click(screen.getByRole('button', { name }))
      expect(await screen.findByText('No debts match your search')).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: /^Settled/ }))
    expect(await rows()).toHaveLength(1)
  })
})

test('the list updates at midnight while it is open', async () => {
  open('/?q=CUST-0007')
  expect((await rows())[0]).toHaveTextContent('252')
  vi.setSystemTime(new Date('2026-11-21T00:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  expect((await rows())[0]).toHaveTextContent('253')
})

describe('the segment "Waiting for you"', () => {
  const segment = () => screen.getByRole('button', { name: /^Waiting for you/ })
  const waiting = ['Disputed', 'On hold']
  const isWaiting = ({ debt }: { debt: { status: string; amount_outstanding: unknown } }) =>
    waiting.includes(debt.status) && Number(debt.amount_outstanding) > 0

  test('counts and shows the debts whose status asks something of the client', async () => {
    const { router, user } = open('/?show=waiting-for-you&sort=name')
    const expected = world.debtors.where((row) => row.client === 1 && isWaiting(row)).length
    expect(expected).toBeGreaterThan(1)
    const found = await rows()
    expect(found).toHaveLength(expected)
    for (const row of found) expect(row).toHaveTextContent(/Disputed|On hold/)
    expect(segment()).toHaveTextContent(`Waiting for you ${expected}`)
    expect(segment()).toHaveAttribute('aria-pressed', 'true')
    await user.click(segment())
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }))
    await user.click(segment())
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ show: 'waiting-for-you', sort: 'name' }),
    )
  })

  test('says that nothing is waiting when its count is 0, and leads back to all debts', async () => {
    for (const row of world.debtors.where(isWaiting)) row.debt.status = 'Processing'
    const { router, user } = open('/?show=waiting-for-you&sort=name')
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible()
    expect(screen.getByText(/Details that we still need/)).toBeVisible()
    expect(segment()).toHaveTextContent('Waiting for you 0')
    const painted: string[] = []
    const observer = new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations)
        for (const node of addedNodes) painted.push(node.textContent ?? '')
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(screen.getByRole('button', { name: 'Show all debts' }))
    await table()
    observer.disconnect()
    expect(painted.join()).toContain('Alderbrook Joinery Ltd')
    expect(painted.join()).not.toContain('No debts match')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(router.state.location.search).toEqual({ sort: 'name' })
  })

  test('says that no debt matches when the search hides the waiting ones', async () => {
    open('/?show=waiting-for-you&q=no+such')
    expect(await screen.findByText('No debts match your search')).toBeVisible()
    expect(screen.queryByText('Nothing is waiting for you')).toBeNull()
  })
})

describe('empty and failed lists', () => {
  test('asks for a company when the user has none', async () => {
    open('/', withoutCompany)
    expect(await screen.findByRole('link', { name: 'Register your company' })).toHaveAttribute(
      'href',
      '/register-details',
    )
    expect(screen.queryByRole('link', { name: 'Add debt' })).toBeNull()
  })

  test('asks for a company when the user has none and the server refuses the list', async () => {
    mockServer.use(
      http.get('*/api/v1/debtor/', () => HttpResponse.json({ detail: 'No.' }, { status: 403 })),
    )
    open('/', withoutCompany)
    expect(await screen.findByRole('link', { name: 'Register your company' })).toBeVisible()
  })

  test('offers to add a debt when there are none', async () => {
    open('/', withoutDebts)
    expect(await screen.findByRole('link', { name: 'Add your first debt' })).toHaveAttribute(
      'href',
      '/first-debt',
    )
    expect(screen.getByRole('link', { name: 'Import CSV' })).toHaveAttribute(
      'href',
      '/add-debt?by=csv',
    )
  })

  test('"Try again" loads a list that failed', async () => {
    switchFailure(world, 'list-html')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    switchFailure(world, null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await rows()).toHaveLength(all()))
  })

  test('a debt with an unreadable amount is listed, with the amount unknown and counted', async () => {
    const debt = (id: number, amount_outstanding: unknown) => ({
      id,
      company_name: `Debtor ${id}`,
      debtor_debt: { id, initial_debt: '100.00', amount_outstanding },
    })
    mockServer.use(
      http.get('*/api/v1/debtor/', () => HttpResponse.json([debt(1, '77.891'), debt(2, '40.00')])),
    )
    const { user } = open()
    expect(await screen.findByText(/^1 debt has details that could not be read/)).toBeVisible()
    expect(screen.queryByText(/records? could not be read/)).toBeNull()
    expect(await rows()).toHaveLength(2)
    const [unknown] = await rows()
    expect(unknown).toHaveTextContent('Debtor 1UnknownUnknownUnknown£100.00£0.00UnknownUnknown')
    expect(screen.getByRole('region', { name: 'Totals for 2 of 2 debts' })).toHaveTextContent(
      /Outstanding£40\.00.*Outstanding: leaves out 1 debt, amount unknown\./,
    )
    const segment = (name: RegExp) => screen.getByRole('button', { name })
    expect(segment(/^All 2/)).toHaveAttribute('title', '£40.00 outstanding, 1 unknown')
    expect(segment(/^Not overdue 1/)).toHaveAttribute('title', '£40.00 outstanding')
    await user.click(screen.getByRole('button', { name: 'Outstanding by age' }))
    expect(
      await screen.findByText('Leaves out 1 debt with an unknown outstanding amount.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Not overdue/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  test('an unreadable record is reported, the others are shown, and "Refresh" loads them again', async () => {
    switchFailure(world, 'list-one-bad-record')
    const { user } = open()
    expect(await screen.findByText(/^1 record could not be read/)).toBeVisible()
    await waitFor(async () => expect(await rows()).toHaveLength(all() - 1))
    expect(screen.getByText('Updated less than a minute ago')).toBeVisible()
    switchFailure(world, null)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(async () => expect(await rows()).toHaveLength(all()))
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})
