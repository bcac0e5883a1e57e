import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import * as download from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { open, rows, setUpList, table } from '../testing/list'

setUpList()
// Preloads the lazy chunk, which is slow on a busy machine.
beforeAll(() => import('./SelectionBar'))

const snackbarMessages = () => snackbar.queue().map(({ message }) => message)
const bar = () => within(screen.getByRole('group', { name: 'Selection' }))

test('selected rows are exported and their references copied, except hidden ones', async () => {
  const saving = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
  const { user } = open('/?q=macfarlane')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await table()
  await user.click(
    await screen.findByRole('checkbox', { name: 'Select Tobias Macfarlane, CUST-0108' }),
  )
  await screen.findByRole('group', { name: 'Selection' })
  expect(bar().getByText('1 selected (£500.00 outstanding)')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Export selection' }))
  const [text = ''] = saving.mock.calls[0] ?? []
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Tobias')
  expect(snackbarMessages()).toEqual(['1 debt exported.'])

  await user.click(bar().getByRole('button', { name: 'Select all 2 that match' }))
  expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull()
  await waitFor(() => expect(document.body).not.toHaveFocus())
  await user.click(bar().getByRole('button', { name: 'Copy references' }))
  expect(writeText).toHaveBeenCalledWith('CUST-0108\nCUST-0109')

  await user.clear(screen.getByRole('searchbox', { name: 'Search debts' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search debts' }), 'tobias')
  expect(await bar().findByText('1 selected (£500.00 outstanding), 1 more not shown')).toBeVisible()
  expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull()
  await user.click(bar().getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull())
  await waitFor(() => expect(document.body).not.toHaveFocus())
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('the header checkbox selects and clears all debts shown', async () => {
  const { user } = open('/?q=macfarlane')
  const [first] = await rows()
  const all = screen.getByRole('checkbox', { name: 'Select all debts shown' })
  await user.click(within(first as HTMLElement).getByRole('checkbox'))
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(all).toBeChecked()
  expect(await screen.findByText(/^2 selected/)).toBeVisible()
  await user.click(all)
  expect(all).not.toBeChecked()
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull())
})

test('j and k continue from the row whose checkbox was pressed', async () => {
  const { user } = open('/?sort=name')
  const [, second, third] = await rows()
  await user.click(within(second as HTMLElement).getByRole('checkbox'))
  await user.keyboard('j')
  expect(within(third as HTMLElement).getByRole('link')).toHaveFocus()
  await user.keyboard('k')
  expect(within(second as HTMLElement).getByRole('link')).toHaveFocus()
})

test('x selects the focused row, and s focuses the selection bar', async () => {
  const { user } = open('/?q=macfarlane')
  const [first] = await rows()
  await user.keyboard('jx')
  expect(within(first as HTMLElement).getByRole('checkbox')).toBeChecked()
  await screen.findByRole('group', { name: 'Selection' })
  await user.keyboard('s')
  expect(bar().getByRole('button', { name: 'Export selection' })).toHaveFocus()
  within(first as HTMLElement)
    .getByRole('link')
    .focus()
  await user.keyboard('x')
  expect(within(first as HTMLElement).getByRole('checkbox')).not.toBeChecked()
})

test('a hidden column is remembered in this browser', async () => {
  localStorage.clear()
  const { user } = open('/?q=macfarlane')
  await table()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const columns = within(await screen.findByRole('dialog', { name: 'Columns' }))
  const overdue = await columns.findByRole('checkbox', { name: 'Days overdue' })
  await user.click(overdue)
  expect(overdue).not.toBeChecked()
  expect(screen.queryByRole('columnheader', { name: 'Days overdue' })).toBeNull()
  expect(JSON.stringify(Object.entries(localStorage))).toContain('overdue')
  await user.click(overdue)
  expect(screen.getByRole('columnheader', { name: 'Days overdue' })).toBeVisible()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('overdue')
})
