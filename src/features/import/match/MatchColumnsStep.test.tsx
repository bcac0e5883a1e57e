import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  api,
  button,
  choose,
  importAs,
  openFile,
  press,
  serveImports,
  user,
} from '../testing/screen'

beforeEach(() => localStorage.clear())
serveImports()

test('a file with unknown columns is matched by the user', async () => {
  await openFile('Who,What,what\nAlder Ltd,5,6\n')
  expect(await button('Review')).toHaveAttribute('aria-disabled', 'true')
  await user.selectOptions(screen.getByLabelText('Import Who as'), 'Company name')
  await user.selectOptions(screen.getByLabelText('Import what as'), 'Original amount')
  await press('Review')
  await importAs('Import 1 debt')
  await waitFor(() => expect(api.posts[0]?.[0]?.debtor_debt.initial_debt).toBe(6))
})

test('columns matched by hand are matched the same way for the next file with that header', async () => {
  const header = 'Who,What,Amount,Extra'
  await openFile(`${header}\nAlder Ltd,5,x,yes\n`)
  await button('Review')
  await user.selectOptions(screen.getByLabelText('Import Who as'), 'Company name')
  await user.selectOptions(screen.getByLabelText('Import What as'), 'Original amount')
  await press('Leave out 2 columns')
  await button('Import 1 debt')
  expect(localStorage.getItem('preference:7:import-matches:3')).not.toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Who|Alder/)

  await press('Start again')
  await choose(`${header}\nBirch Ltd,6,y,no\n`)
  expect(await screen.findByText('Matched as last time')).toBeVisible()
  expect(screen.getByLabelText('Import Who as')).toHaveDisplayValue('Company name')
  expect(screen.getByLabelText('Import What as')).toHaveDisplayValue('Original amount')
  expect(screen.getByLabelText('Import Amount as')).toHaveDisplayValue('Don’t import')
  expect(screen.getAllByText('As last time')).toHaveLength(3)
  // Columns with values are left out only by a decision about this file.
  expect(screen.getByText('2 columns with values are not matched')).toBeVisible()
  await press('Forget these matches')
  await waitFor(() =>
    expect(screen.getByLabelText('Import Amount as')).toHaveDisplayValue('Original amount'),
  )
  expect(screen.queryByText('Matched as last time')).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Columns to match' })).toHaveFocus()
})

test('an unmatched column with values is listed first, and excluded by one press', async () => {
  await openFile('Customer,Amount,,Terms,Empty\nAlder Ltd,5,yes,30 days,\nBirch Ltd,6,,60 days,\n')
  const notice = (await screen.findByText('2 columns with values are not matched')).parentElement
  expect(notice).toHaveTextContent('Terms: 30 days, 60 days')
  expect(notice).toHaveTextContent('(column 3): yes')
  expect(notice).not.toHaveTextContent('Empty')
  const table = screen.getByRole('table', { name: 'Columns in your file' })
  expect(notice?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'Review' })).toHaveAccessibleDescription(
    'Not imported: (column 3), Terms.',
  )
  await press('Leave out 2 columns')
  expect(await screen.findByText('Columns left out: (column 3), Terms.')).toBeInTheDocument()
  await importAs('Import 2 debts')
  await waitFor(() => expect(api.posts.flat()).toHaveLength(2))
})

test('I03: two columns of one name match no field', async () => {
  await openFile('Company name,Amount,Amount\nAlder Ltd,5,6\n')
  expect(await screen.findByText('More than one column fits')).toBeInTheDocument()
  const selects = screen.getAllByLabelText(/Import Amount/)
  expect(selects.map((select) => (select as HTMLSelectElement).value)).toEqual(['', ''])
})
