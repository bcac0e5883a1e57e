import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { switchFailure } from '#mocks/failures'
import { mockServer, resetWorld, world } from '#mocks/node'
import * as download from '@/lib/download'
import { snackbarMessages } from '@/testing/mocked-api'
import { choose, names, open, rows, search, setUpList, table } from './testing/list'

setUpList()

const own = () => world.debtors.where(({ client }) => client === 1)
const firstDebt = () => {
  const [first] = own()
  if (!first) throw new Error('the demo data has no debts')
  return first
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const cellTexts = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the search box', () => {
  it('filters the list, the totals and the URL, and "Clear search" resets them', async () => {
    const { router, user } = open()
    await table()
    const all = own().length
    await user.type(search(), 'alderbrook')
    await waitFor(async () => expect(await names()).toEqual(['Alderbrook Joinery Ltd']))
    const totals = screen.getByRole('region', { name: `Totals for 1 of ${all} debts` })
    expect(totals).toHaveTextContent('Outstanding£3,750.00')
    expect(totals).toHaveTextContent('Compensation£70.00')
    expect(totals).toHaveTextContent('Total claimed£4,955.11')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'alderbrook' }))

    await user.type(search(), 'no such')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(async () => expect(await rows()).toHaveLength(all))
    expect(search()).toHaveValue('')
    expect(search()).toHaveFocus()
    await waitFor(() => expect(router.state.location.href).toBe('/'))
  })

  it('leads to the first debt by Enter, and by the arrow keys into the rows and back', async () => {
    const { router, user } = open()
    await table()
    await user.type(search(), 'macfarlane{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Tobias Macfarlane' })).toHaveFocus(),
    )
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Macfarlane Fencing' })).toHaveFocus()
    await user.click(search())
    await user.keyboard('{ArrowDown} {ArrowDown} ')
    for (const name of [/^Select Tobias/, /^Select Macfarlane/]) {
      expect(screen.getByRole('checkbox', { name })).toBeChecked()
    }
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(search()).toHaveFocus()
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'macfarlane' }))
  })

  it('keeps its text when another change comes before the text is in the URL', async () => {
    const { router, user } = open()
    await table()
    await user.type(search(), 'macfarlane')
    await user.click(button('Outstanding'))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        q: 'macfarlane',
        sort: 'outstanding',
        dir: 'desc',
      }),
    )
    expect(search()).toHaveValue('macfarlane')
  })

  it('follows the Back button', async () => {
    const { router, user } = open()
    await table()
    await user.type(search(), 'alderbrook')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'alderbrook' }))
    await act(() => router.navigate({ to: '/', search: { sort: 'outstanding' } as never }))
    await waitFor(() => expect(search()).toHaveValue(''))
    act(() => router.history.back())
    await waitFor(() => expect(search()).toHaveValue('alderbrook'))
    await waitFor(async () => expect(await names()).toEqual(['Alderbrook Joinery Ltd']))
  })
})

describe('the order', () => {
  const sorted = () =>
    screen
      .getAllByRole('columnheader')
      .filter((header) => header.ariaSort || header.hasAttribute('aria-sort'))
      .map((header) => [header.textContent, header.getAttribute('aria-sort')])

  it('begins with the oldest overdue, and a first press sorts money from large to small', async () => {
    const { user } = open('/?q=macfarlane')
    expect(await names()).toEqual(['Tobias Macfarlane', 'Macfarlane Fencing'])
    expect(sorted()).toEqual([['Days overdue', 'descending']])
    await user.click(button('Outstanding'))
    await waitFor(() => expect(sorted()).toEqual([['Outstanding', 'descending']]))
    expect(await names()).toEqual(['Macfarlane Fencing', 'Tobias Macfarlane'])
    await user.click(button('Outstanding'))
    await waitFor(() => expect(sorted()).toEqual([['Outstanding', 'ascending']]))
    await user.click(button('Debtor'))
    await waitFor(() => expect(sorted()).toEqual([['Debtor', 'ascending']]))
  })
})

describe('pages', () => {
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))

  it('show 50 debts each, are in the URL, and start at the first after another filter', async () => {
    await resetWorld({ debts: 100 })
    const all = own().length
    const { router, user } = open()
    expect(await rows()).toHaveLength(50)
    const first = await names()
    expect(pages().getByText(`1 to 50 of ${all}`)).toBeVisible()
    expect(pages().getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await user.click(pages().getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }))
    expect(pages().getByText(`51 to 100 of ${all}`)).toBeVisible()
    for (const name of await names()) expect(first).not.toContain(name)
    await user.click(button('Outstanding'))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ sort: 'outstanding', dir: 'desc' }),
    )
    await user.type(search(), 'alderbrook')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('are not the limit of totals, selection, export and print', async () => {
    await resetWorld({ debts: 100 })
    const all = own().length
    const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
    const { user } = open('/?page=99')
    expect(await rows()).toHaveLength(all - 100)
    expect(screen.getByRole('heading', { name: `Totals for ${all} of ${all} debts` })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select all debts shown' }))
    expect(await screen.findByText(new RegExp(`^${all} selected`))).toBeVisible()
    await choose(user, 'Export CSV', 'For import')
    const [text = ''] = saving.mock.calls[0] ?? []
    expect(text.trim().split('\r\n')).toHaveLength(all + 1)
    fireEvent(window, new Event('beforeprint'))
    expect(await rows()).toHaveLength(all)
    fireEvent(window, new Event('afterprint'))
    expect(await rows()).toHaveLength(all - 100)
  })
})

describe('segments and presets', () => {
  it('count the debts that match the filters', async () => {
    const { router, user } = open('/?q=macfarlane&disputed=no&show=overdue')
    await table()
    expect(button(/^All/)).toHaveTextContent('All 2')
    expect(button(/^Overdue/)).toHaveTextContent('Overdue 2')
    expect(button(/^Disputed/)).toHaveTextContent('Disputed 0')
    await user.click(button(/^All/))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ q: 'macfarlane', disputed: 'no' }),
    )
  })

  it('put a preset into the URL and take it out again', async () => {
    const { router, user } = open('/?q=ltd')
    await table()
    const preset = button('Over 90 days, not disputed')
    await user.click(preset)
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        q: 'ltd',
        age: ['91-180', 'over-180'],
        disputed: 'no',
      }),
    )
    expect(preset).toHaveAttribute('aria-pressed', 'true')
    await user.click(preset)
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'ltd' }))
  })

  it('count as disputed what is flagged or has the status, whichever filter is used', async () => {
    firstDebt().debt.debt_disputed = true
    const disputed = own().filter(
      ({ debt }) => debt.debt_disputed || debt.status === 'Disputed',
    ).length
    const { user } = open('/?status=Disputed')
    expect(await rows()).toHaveLength(disputed)
    expect(button(/^Disputed/)).toHaveTextContent(`Disputed ${disputed}`)
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    expect(await screen.findByLabelText('In dispute')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Disputed' })).toBeNull()
  })
})

describe('filters', () => {
  it('apply immediately, are counted and in the URL, and can be removed one by one', async () => {
    const { router, user } = open()
    await table()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }))
    async function fill(label: string, text: string) {
      await user.click(await filters.findByLabelText(label))
      await user.paste(text)
    }
    await fill('Outstanding from', '1,000')
    await fill('Outstanding to', '9000')
    await user.selectOptions(filters.getByLabelText('In dispute'), 'Not disputed')
    await user.click(filters.getByRole('checkbox', { name: 'Processing' }))
    await user.click(filters.getByRole('checkbox', { name: 'Letter before action' }))
    await user.selectOptions(filters.getByLabelText('Type of debtor'), 'Limited company')
    await user.selectOptions(filters.getByLabelText('Fee type'), 'Fixed Fee')
    await fill('Last invoice from', '1.1.20')
    await fill('Last invoice to', '31 Mar 2026')
    await user.keyboard('{Enter}')
    const wanted = own().filter(
      ({ company_type, debt }) =>
        company_type === 'Limited company' &&
        ['Processing', 'Letter before action'].includes(debt.status) &&
        !debt.debt_disputed &&
        debt.fee_type === 'Fixed Fee' &&
        (debt.last_invoice_date ?? '') >= '2020-01-01' &&
        (debt.last_invoice_date ?? '9999') <= '2026-03-31' &&
        Number(debt.amount_outstanding) >= 1_000 &&
        Number(debt.amount_outstanding) <= 9_000,
    )
    expect(wanted.length).toBeGreaterThan(1)
    await user.click(await filters.findByRole('button', { name: `Show ${wanted.length} debts` }))
    await waitFor(async () => expect(await rows()).toHaveLength(wanted.length))
    expect(router.state.location.search).toEqual({
      status: ['Processing', 'Letter before action'],
      disputed: 'no',
      type: 'Limited company',
      fee: 'Fixed Fee',
      from: '2020-01-01',
      to: '2026-03-31',
      min: '1,000',
      max: '9000',
    })
    expect(button('Filters (9)')).toBeVisible()
    await user.click(button('Remove filter Status: Processing'))
    await user.click(
      await screen.findByRole('button', { name: /^Remove filter Outstanding to £9/ }),
    )
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ status: ['Letter before action'] }),
    )
    expect(router.state.location.search).not.toHaveProperty('max')
    expect(search()).toHaveFocus()
    await user.click(button('Clear filters'))
    await waitFor(() => expect(router.state.location.href).toBe('/'))
    await user.click(button('Filters'))
    expect(await screen.findByLabelText('Outstanding from')).toHaveValue('')
  })

  it.each([
    ['Outstanding from', 'lots', 'Enter an amount'],
    ['Last invoice to', '31/02/2026', 'Enter a real date'],
  ])('show an error and filter nothing when %s is %s', async (label, text, message) => {
    const { user } = open('/?q=macfarlane')
    await table()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await user.type(await screen.findByLabelText(label), `${text}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(button('Show 2 debts')).toBeVisible()
  })

  it('explain the time limit when they ask for it', async () => {
    firstDebt().debt.last_invoice_date = '2021-02-03'
    const { user } = open()
    await table()
    await user.click(button('Near the time limit'))
    expect(await screen.findByText('How long you have to go to court')).toBeVisible()
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect((await rows())[0]).toHaveTextContent('Time limit 03/02/2027')
  })
})

describe('a row', () => {
  it('shows what is owed and claimed, warnings first, and what the debt asks', async () => {
    Object.assign(firstDebt().debt, { debt_disputed: true, last_invoice_date: '2020-10-01' })
    open(`/?q=${firstDebt().customer_ref}`)
    const [row] = await rows()
    expect(cellTexts(row)).toEqual([
      '',
      'CUST-0001',
      '£3,750.00',
      expect.stringMatching(/^£/),
      '01/10/2020',
      '2,210',
      'Time limit passed 01/10/2026DisputedLetter before actionTell us about the dispute',
    ])
  })

  it.each([
    ['link', 'Llanfair Roofing Ltd'],
    ['cell', 'CUST-0007'],
  ])('opens the debt by a click on its %s, and the debt remembers the list', async (role, name) => {
    const { router, user } = open('/?q=CUST-0007')
    await user.click(await screen.findByRole(role, { name }))
    await screen.findByRole('heading', { name: 'The debt' })
    expect(router.state.location.pathname).toBe('/debt-detail/7')
    expect(router.state.location.state).toMatchObject({ list: { q: 'CUST-0007' } })
  })

  it('shows the saved figures of a settled debt, which the totals of the claim leave out', async () => {
    Object.assign(firstDebt().debt, {
      amount_outstanding: '0.00',
      interestDue: '77.89',
      compDue: '70.00',
    })
    const { user } = open(`/?q=${firstDebt().customer_ref}`)
    const [row] = await rows()
    expect(row).toHaveTextContent('£147.89')
    expect(row).toHaveTextContent('Settled')
    expect(screen.getByRole('region', { name: /^Totals for 1 / })).toHaveTextContent(
      'Interest£0.00Compensation£0.00Total claimed£0.00',
    )
    for (const name of [/^Overdue/, /^Not overdue/]) {
      await user.click(button(name))
      expect(await screen.findByText('No debts match your search')).toBeVisible()
    }
  })
})

describe('"Waiting for you"', () => {
  it('shows every debt that asks something, with the reason in the row', async () => {
    const { user } = open('/?q=macfarlane')
    await table()
    await user.click(button(/^Waiting for you/))
    const found = await rows()
    expect(button(/^Waiting for you/)).toHaveTextContent(`Waiting for you ${found.length}`)
    for (const row of found) expect(row).toHaveTextContent(/Add the invoices|Tell us/)
  })

  it('says that nothing is waiting, and leads back to all debts', async () => {
    for (const { debt } of own()) debt.status = 'Closed'
    const { router, user } = open('/?show=waiting-for-you&sort=name')
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible()
    await user.click(button('Show all debts'))
    await table()
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }))
  })
})

describe('export', () => {
  it.each([
    ['As shown', 'debts-as-shown-2026-11-20.csv', 'Debtor,Your reference,Outstanding'],
    ['For import', 'debts-2026-11-20.csv', 'title,customer_ref,company_type'],
  ])('%s saves what matches, in its order', async (item, name, heads) => {
    const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
    const { user } = open('/?q=macfarlane&sort=original&dir=desc')
    await table()
    await choose(user, 'Export CSV', item)
    const [text = '', file] = saving.mock.calls[0] ?? []
    expect(file).toBe(name)
    const [head, first, second] = text.split('\r\n')
    expect(head).toMatch(new RegExp(`^${heads}`))
    expect(first).toContain('Fencing')
    expect(second).toContain('Tobias')
    expect(snackbarMessages()).toEqual(['2 debts exported.'])
  })

  it('saves the selected debts, whose references can be copied', async () => {
    const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
    const { user } = open('/?q=macfarlane')
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await table()
    await user.click(screen.getByRole('checkbox', { name: 'Select Tobias Macfarlane, CUST-0108' }))
    const bar = within(await screen.findByRole('group', { name: 'Selection' }))
    expect(bar.getByText('1 selected (£500.00 outstanding)')).toBeVisible()
    await choose(user, 'Export CSV', 'For import')
    const [text = ''] = saving.mock.calls[0] ?? []
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(snackbarMessages()).toEqual(['1 debt exported.'])
    await user.click(bar.getByRole('button', { name: 'Copy references' }))
    expect(writeText).toHaveBeenCalledWith('CUST-0108')
    await user.click(bar.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it('says when the browser saves nothing', async () => {
    vi.spyOn(download, 'downloadCsv').mockReturnValue(false)
    const { user } = open('/?q=macfarlane')
    await table()
    await choose(user, 'Export CSV', 'As shown')
    expect(snackbarMessages()).toEqual([expect.stringMatching(/^We could not save the file/)])
  })
})

it('a column that is hidden stays so in this browser, until the default ones are chosen', async () => {
  const { user } = open('/?q=macfarlane')
  await table()
  await choose(user, 'More', 'Columns')
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Days overdue' }))
  const overdue = () => screen.queryByRole('columnheader', { name: 'Days overdue', hidden: true })
  expect(overdue()).toBeNull()
  expect(JSON.stringify(Object.entries(localStorage))).toContain('outstanding')
  await user.click(dialog.getByRole('button', { name: 'Use the default columns' }))
  expect(overdue()).not.toBeNull()
})

describe('empty and failed lists', () => {
  const answer = (path: string, body: unknown, status = 200) =>
    mockServer.use(http.get(`*/api/v1${path}`, () => HttpResponse.json(body as object, { status })))

  it.each([
    [[], 200],
    [{ detail: 'No.' }, 403],
  ])('ask for a company when the user has none and the list is %j', async (list, status) => {
    answer('/auth/users/me/', {
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      client: null,
    })
    answer('/debtor/', list, status)
    open()
    expect(await screen.findByRole('link', { name: 'Register your company' })).toHaveAttribute(
      'href',
      '/register-details',
    )
    expect(screen.queryByRole('link', { name: 'Add debt' })).toBeNull()
  })

  it('offer to add a debt when there are none', async () => {
    answer('/debtor/', [])
    open()
    expect(await screen.findByRole('link', { name: 'Add your first debt' })).toHaveAttribute(
      'href',
      '/first-debt',
    )
    expect(screen.getByRole('link', { name: 'Import CSV' })).toHaveAttribute(
      'href',
      '/add-debt?by=csv',
    )
  })

  it('load again by "Try again"', async () => {
    switchFailure(world, 'list-html')
    const { user } = open()
    await screen.findByRole('button', { name: 'Try again' })
    switchFailure(world, null)
    await user.click(button('Try again'))
    await waitFor(async () => expect(await rows()).toHaveLength(own().length))
  })

  it('list a debt with an unknown amount, and leave it out of the totals', async () => {
    const debt = (id: number, amount_outstanding: unknown) => ({
      id,
      company_name: `Debtor ${id}`,
      debtor_debt: { id, initial_debt: '100.00', amount_outstanding },
    })
    answer('/debtor/', [debt(1, 'a lot'), debt(2, '40.00'), debt(3, null)])
    open('/?sort=name')
    const [unknown] = await rows()
    expect(cellTexts(unknown).slice(2, 6)).toEqual(['Unknown', 'Unknown', 'Not given', 'Unknown'])
    expect(screen.getByRole('region', { name: 'Totals for 3 of 3 debts' })).toHaveTextContent(
      /Outstanding£140\.00.*leave out 1 debt with an unknown outstanding amount/,
    )
  })

  it('report a record that cannot be read, until "Refresh" loads it', async () => {
    switchFailure(world, 'list-one-bad-record')
    const { user } = open()
    expect(await screen.findByText(/^1 record could not be read/)).toBeVisible()
    expect(await rows()).toHaveLength(own().length - 1)
    switchFailure(world, null)
    await user.click(button('Refresh'))
    await waitFor(async () => expect(await rows()).toHaveLength(own().length))
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})
