import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as download from '@/lib/download'
import { snackbarMessages } from '@/testing/mocked-api'
import { button, choose, open, rows, search, setUpList, table } from '../testing/list'

setUpList()

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
    const show = await filters.findByRole('button', { name: /^Show \d debts$/ })
    const count = Number(show.textContent?.replace(/\D/g, ''))
    expect(count).toBeGreaterThan(1)
    await user.click(show)
    await waitFor(async () => expect(await rows()).toHaveLength(count))
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
    await user.click(await screen.findByRole('button', { name: /^Remove filter Outstanding to/ }))
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

  it('saves the selected debts and says how many', async () => {
    const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
    const { user } = open('/?q=macfarlane')
    await table()
    await user.click(screen.getByRole('checkbox', { name: 'Select Tobias Macfarlane, CUST-0108' }))
    const bar = within(await screen.findByRole('group', { name: 'Selection' }))
    expect(bar.getByText('1 selected (£500.00 outstanding)')).toBeVisible()
    await choose(user, 'Export CSV', 'For import')
    const [text = ''] = saving.mock.calls[0] ?? []
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(snackbarMessages()).toEqual(['1 debt exported.'])
    await user.click(bar.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it('saves the debts between two that are selected with the shift key', async () => {
    const { user } = open()
    await table()
    const boxes = screen.getAllByRole('checkbox', { name: /^Select .+,/ })
    await user.click(boxes[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[4] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(await screen.findByText(/^5 selected/)).toBeVisible()
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
