import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { resetWorld } from '#mocks/node'
import * as download from '@/lib/download'
import {
  button,
  cellTexts,
  choose,
  firstDebt,
  names,
  open,
  own,
  rows,
  search,
  setUpList,
  table,
} from './testing/list'

setUpList()

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

  it('leads to the first debt by Enter', async () => {
    const { user } = open()
    await table()
    await user.type(search(), 'macfarlane{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Tobias Macfarlane' })).toHaveFocus(),
    )
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
    const previous = pages().getByRole('button', { name: 'Previous page' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
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
    await user.click(button('Clear search'))
    await table()
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name' }))
  })
})
