import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as download from '@/lib/download'
import {
  api,
  button,
  choose,
  importAll,
  importAs,
  openFile,
  openImport,
  press,
  serveImports,
  threeDebts,
  user,
} from '../testing/screen'

serveImports()

const faulty = `${threeDebts}\nDogwood Ltd,D-4,"12,50",,31/02/2024,d@dogwood.example\n`

test('the fee mode shows the threshold, with the split of the file on each side', async () => {
  await openImport()
  const group = screen.getByRole('radiogroup', { name: 'Fee mode' })
  expect(group).toHaveAccessibleDescription(
    /^Use No Recovery No Fee for debts over: .*Fees are as agreed in your terms\.$/,
  )
  await choose(`${threeDebts}\nElm Ltd,E-5,5000,,,e@elm.example\n`)
  await button('Import 4 debts')
  const upper = screen.getByRole('radio', { name: 'Fixed Fee' })
  const lower = screen.getByRole('radio', { name: 'No Recovery No Fee' })
  const described = (radio: HTMLElement, text: string) =>
    waitFor(() => expect(radio).toHaveAccessibleDescription(text))
  await described(
    upper,
    '£15,000 Fixed Fee: 3 debts, £6,999.99. No Recovery No Fee: 1 debt, £15,000.01.',
  )
  await described(
    lower,
    '£1,000 Fixed Fee: 2 debts, £1,999.99. No Recovery No Fee: 2 debts, £20,000.01.',
  )
  await user.click(screen.getByText('£1,000'))
  expect(lower).toBeChecked()
  const fees = screen.getByText('No Recovery No Fee', { selector: 'dt' }).parentElement
  expect(fees).toHaveTextContent('2 debts')
})

test('I04, I05: rows with errors say where and why, stay out, and can be saved to be fixed', async () => {
  const saved = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
  await openFile(faulty)
  const problems = await screen.findByRole('region', { name: '1 row to fix' })
  expect(problems).toHaveTextContent(/1 row · Original amount: Enter the amount.*?\(row 5\)/)
  expect(problems).toHaveTextContent(/1 row · Last invoice date: Enter a real date.*?\(row 5\)/)
  const grid = screen.getByRole('grid', { name: 'Rows of the file' })
  const cells = await within(grid).findAllByRole('gridcell', { name: /, Enter/ })
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12,50, Enter the amount/),
    expect.stringMatching(/^31\/02\/2024, Enter a real date/),
  ])
  for (const cell of cells) expect(cell).toHaveAttribute('aria-invalid', 'true')

  await press('Download rows to fix')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const text = saved.mock.calls[0]?.[0] ?? ''
  expect(text.split('\r\n')[1]).toMatch(
    /^Dogwood Ltd,D-4,"12,50",,31\/02\/2024,d@dogwood.example,5,/,
  )

  await importAs('Import 3 ready debts')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts.flat()).toHaveLength(3)
})

test('rows can be fixed one value at a time, in bulk and in the grid', async () => {
  await openFile(`${faulty}Elm Ltd,E-5,10,,29/02/2023,e@elm\nFir Ltd,F-6,11,,29/02/2023,e@elm\n`)
  // Beside the grid.
  const amount = await screen.findByLabelText('Original amount instead of “12,50”')
  await user.clear(amount)
  await user.type(amount, '12.50{Enter}')
  await waitFor(() => expect(amount).not.toBeInTheDocument())
  // The pressed control is gone, and the keyboard is still where it was.
  const decisions = screen.getByRole('group', { name: 'Rows to decide about' })
  await waitFor(() => expect(decisions).toHaveFocus())
  // One decision for two rows.
  const email = screen.getByLabelText('Email instead of “e@elm”')
  await user.clear(email)
  await user.type(email, 'e@elm.example')
  await press('Replace in 2 rows: Email “e@elm”')
  await waitFor(() => expect(email).not.toBeInTheDocument())
  await waitFor(() => expect(decisions).toHaveFocus())
  // In the grid, by keyboard alone, from the problem to its first cell.
  await press('Show these 3 rows')
  const grid = screen.getByRole('grid', { name: 'Rows of the file' })
  await waitFor(() =>
    expect(within(grid).getByRole('gridcell', { name: /^31\/02\/2024/ })).toHaveFocus(),
  )
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Last invoice date, row 5')).toHaveValue('31/02/2024')
  await user.keyboard('{Control>}a{/Control}29/02/2024{Enter}')
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '3'))
  // The fixed row has left the group, and the one below it has the focus.
  await user.keyboard('{F2}')
  expect(screen.getByLabelText('Last invoice date, row 6')).toHaveFocus()
  await user.keyboard('{Control>}a{/Control}{Escape}{Delete}')
  expect(await button('Import 5 ready debts')).toBeInTheDocument()
  await user.keyboard('{Control>}z{/Control}')
  expect(await button('Import 4 ready debts')).toBeInTheDocument()
  await press('Redo')
  await importAs('Import 5 ready debts')
  await screen.findByText(/^5 of 5 debts added/)
  const sent = api.posts
    .flat()
    .map(({ primary_email, debtor_debt: debt }) => [
      primary_email,
      debt.initial_debt,
      debt.last_invoice_date,
    ])
  expect(sent.slice(3)).toEqual([
    ['d@dogwood.example', 12.5, '2024-02-29'],
    ['e@elm.example', 10, null],
  ])
})

test('a block copied from a spreadsheet is pasted into the sheet', async () => {
  await openFile()
  const grid = await screen.findByRole('grid', { name: 'Rows of the file' })
  await user.click(await within(grid).findByRole('gridcell', { name: 'A-1' }))
  await user.paste('X-1\t100\r\nX-2\t200\r\n')
  await waitFor(() => expect(within(grid).getByText('X-2')).toBeInTheDocument())
  await importAll()
  await waitFor(() =>
    expect(
      api.posts.flat().map((body) => [body.customer_ref, body.debtor_debt.initial_debt]),
    ).toEqual([
      ['X-1', 100],
      ['X-2', 200],
      ['C-3', 999.99],
    ]),
  )
})

test('a double click opens a cell, and in the opened cell keeps what was typed', async () => {
  await openFile()
  const grid = await screen.findByRole('grid', { name: 'Rows of the file' })
  await user.dblClick(await within(grid).findByRole('gridcell', { name: 'A-1' }))
  const editor = screen.getByLabelText('Your reference, row 2')
  expect(editor).toHaveValue('A-1')
  await user.type(editor, ' bis')
  await user.dblClick(editor)
  expect(editor).toHaveValue('A-1 bis')
})

test('the user chooses the date order when it is ambiguous', async () => {
  await openFile('Company name,Amount,Date\nAlder Ltd,5,02/03/2026\nBirch Ltd,5,12/31/2025\n')
  const question = await screen.findByRole('radiogroup', { name: 'Date order' })
  expect(within(question).getByRole('radio', { name: 'Day first' })).toBeChecked()
  expect(await button('Import 1 ready debt')).toBeInTheDocument()
  await user.click(within(question).getByRole('radio', { name: 'Month first' }))
  await importAs('Import 2 debts')
  await waitFor(() =>
    expect(api.posts[0]?.map(({ debtor_debt }) => debtor_debt.last_invoice_date)).toEqual([
      '2026-02-03',
      '2025-12-31',
    ]),
  )
})

test('I09: duplicate rows and existing debts are excluded unless the user chooses to import them', async () => {
  await openFile(`${threeDebts}\nCedar Ltd,C-3,999.99,999.99,,c@cedar.example\n`)
  await importAll()
  await screen.findByText(/3 of 3/)
  cleanup()
  await openFile(`${threeDebts}\nElm Ltd,E-5,10,,,e@elm.example\n`)
  const question = await screen.findByRole('radiogroup', { name: /already among your debts/ })
  expect(await button('Import 1 debt')).toBeInTheDocument()
  await user.click(within(question).getByRole('radio', { name: 'Import them too' }))
  expect(await button('Import 4 debts')).toBeInTheDocument()
})
