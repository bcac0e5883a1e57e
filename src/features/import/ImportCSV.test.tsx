import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import * as download from '@/lib/download'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  api,
  button,
  choose,
  importAs,
  openImport,
  type PostHandler,
  press,
  serveImports,
  threeDebts,
  tokens,
  user,
} from './testing/screen'

beforeEach(() => localStorage.clear())
serveImports()

const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'
const faulty = `${threeDebts}\nDogwood Ltd,D-4,"12,50",,31/02/2024,d@dogwood.example\n`

test('I06: a file is matched, reviewed with its sums, confirmed and sent as it was shown', async () => {
  await openImport()
  await user.click(screen.getByRole('radio', { name: 'No Recovery No Fee' }))
  await choose(threeDebts)
  const summary = (await screen.findByText('Outstanding', { selector: 'dt' })).closest('dl')
  expect(summary).toHaveTextContent('£16,900.00')
  expect(screen.getByRole('radio', { name: 'No Recovery No Fee' })).toBeChecked()
  expect(screen.queryByRole('radiogroup', { name: 'Date order' })).not.toBeInTheDocument()

  expect(screen.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('button', { name: 'Match columns' })).not.toHaveAttribute('aria-current')

  await importAs('Import 3 debts')
  expect(await screen.findByText(thanks)).toBeInTheDocument()
  const steps = screen.getByRole('navigation', { name: 'Steps of the import' })
  expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Done')
  expect(snackbar.queue().map(({ message, colour }) => [message, colour])).toEqual([
    [thanks, 'success'],
  ])
  expect(screen.getByText('3 of 3 debts added (£16,900.00)')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See your debts' })).toHaveAttribute('href', '/debts')
  expect(hasDrafts()).toBe(false)

  expect(api.posts).toHaveLength(1)
  const debts = api.posts[0]?.map(({ company_name, debtor_debt }) => ({
    company_name,
    ...debtor_debt,
  }))
  expect(debts).toMatchObject([
    {
      company_name: 'Alder Ltd',
      initial_debt: 1000,
      amount_outstanding: 900,
      last_invoice_date: '2024-02-01',
      fee_type: 'Fixed Fee',
      compDue: 70,
      status: 'Processing',
    },
    {
      company_name: 'Birch, Sons & Co',
      initial_debt: 15000.01,
      amount_outstanding: 15000.01,
      last_invoice_date: '2024-03-13',
      fee_type: 'No Recovery No Fee',
      compDue: 100,
    },
    {
      company_name: 'Cedar Ltd',
      initial_debt: 999.99,
      last_invoice_date: null,
      fee_type: 'Fixed Fee',
      interestDue: 0,
      compDue: 0,
    },
  ])
})

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
  await openImport()
  await choose(faulty)
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
  await openImport()
  await choose(`${faulty}Elm Ltd,E-5,10,,29/02/2023,e@elm\nFir Ltd,F-6,11,,29/02/2023,e@elm\n`)
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
  await openImport()
  await choose(threeDebts)
  const grid = await screen.findByRole('grid', { name: 'Rows of the file' })
  await user.click(await within(grid).findByRole('gridcell', { name: 'A-1' }))
  await user.paste('X-1\t100\r\nX-2\t200\r\n')
  await waitFor(() => expect(within(grid).getByText('X-2')).toBeInTheDocument())
  await importAs('Import 3 debts')
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

test('rows copied from a spreadsheet can be pasted instead of choosing a file', async () => {
  await openImport()
  await user.click(screen.getByText('Paste from a spreadsheet'))
  await user.click(screen.getByLabelText('Rows copied from a spreadsheet'))
  await user.paste('Company name\tAmount\nAlder Ltd\t5\n')
  await press('Use these rows')
  expect(await button('Import 1 debt')).toBeInTheDocument()
})

test('I03: letters that look wrong are read again in another encoding', async () => {
  await openImport()
  const bytes = [...new TextEncoder().encode('Company name,Amount\nM'), 0x9f, 0x6c, 0x2c, 0x35]
  await user.upload(screen.getByLabelText(/^CSV file/), new File([new Uint8Array(bytes)], 'a.csv'))
  expect(await screen.findByText('MŸl,5')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/Text encoding/), 'macintosh')
  expect(await screen.findByText('Mül,5')).toBeInTheDocument()
  await importAs('Import 1 debt')
  await waitFor(() => expect(api.posts.flat()[0]?.company_name).toBe('Mül'))
})

test('rejected rows are fixed and sent, and no other row is sent again', async () => {
  api.postHandlers = [
    (bodies) =>
      HttpResponse.json(
        bodies.map((_, index) => (index === 1 ? { customer_ref: ['Not unique.'] } : {})),
        { status: 400 },
      ),
  ]
  await openImport()
  await choose(threeDebts)
  await importAs('Import 3 debts')
  await screen.findByText(/^2 of 3 debts added/)
  await press('Fix and send this row')
  const reference = await screen.findByLabelText('Your reference instead of “B-2”')
  await user.clear(reference)
  await user.type(reference, 'B-22{Enter}')
  await importAs('Import 1 debt')
  await screen.findByText(/^1 of 1 debt added/)
  expect(api.posts.map((bodies) => bodies.map((body) => body.customer_ref))).toEqual([
    ['A-1', 'B-2', 'C-3'],
    ['A-1', 'C-3'],
    ['B-22'],
  ])
})

test('a file with unknown columns is matched by the user', async () => {
  await openImport()
  await choose('Who,What,what\nAlder Ltd,5,6\n')
  expect(await button('Review')).toHaveAttribute('aria-disabled', 'true')
  await user.selectOptions(screen.getByLabelText('Import Who as'), 'Company name')
  await user.selectOptions(screen.getByLabelText('Import what as'), 'Original amount')
  await press('Review')
  await importAs('Import 1 debt')
  await waitFor(() => expect(api.posts[0]?.[0]?.debtor_debt.initial_debt).toBe(6))
})

test('columns matched by hand are matched the same way for the next file with that header', async () => {
  await openImport()
  const header = 'Who,What,Amount,Extra'
  await choose(`${header}\nAlder Ltd,5,x,yes\n`)
  await button('Review')
  await user.selectOptions(screen.getByLabelText('Import Who as'), 'Company name')
  await user.selectOptions(screen.getByLabelText('Import What as'), 'Original amount')
  await press('Leave out 2 columns')
  await button('Import 1 debt')
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
})

test('an unmatched column with values is listed first, and excluded by one press', async () => {
  await openImport()
  await choose('Customer,Amount,,Terms,Empty\nAlder Ltd,5,yes,30 days,\nBirch Ltd,6,,60 days,\n')
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
  await openImport()
  await choose('Company name,Amount,Amount\nAlder Ltd,5,6\n')
  expect(await screen.findByText('More than one column fits')).toBeInTheDocument()
  const selects = screen.getAllByLabelText(/Import Amount/)
  expect(selects.map((select) => (select as HTMLSelectElement).value)).toEqual(['', ''])
})

test('the user chooses the date order when it is ambiguous', async () => {
  await openImport()
  await choose('Company name,Amount,Date\nAlder Ltd,5,02/03/2026\nBirch Ltd,5,12/31/2025\n')
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
  await openImport()
  await choose(`${threeDebts}\nCedar Ltd,C-3,999.99,999.99,,c@cedar.example\n`)
  await importAs('Import 3 debts')
  await screen.findByText(/3 of 3/)
  cleanup()
  await openImport()
  await choose(`${threeDebts}\nElm Ltd,E-5,10,,,e@elm.example\n`)
  const question = await screen.findByRole('radiogroup', { name: /already among your debts/ })
  expect(await button('Import 1 debt')).toBeInTheDocument()
  await user.click(within(question).getByRole('radio', { name: 'Import them too' }))
  expect(await button('Import 4 debts')).toBeInTheDocument()
})

test('a rejected row is listed by its number in the file, without a success message', async () => {
  const reason = { debtor_debt: { initial_debt: ['Too much.'] } }
  const refuse: PostHandler = (bodies) =>
    HttpResponse.json(
      bodies.map(() => reason),
      { status: 400 },
    )
  api.postHandlers = [refuse]
  await openImport()
  await choose(threeDebts)
  await importAs('Import 3 debts')
  expect(await screen.findByText('No debts were added')).toBeInTheDocument()
  const table = screen.getByRole('table', { name: 'Rows that were not added' })
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent(
    '3Original amount£15,000.01Too much.',
  )
  expect(screen.queryByText(thanks)).not.toBeInTheDocument()
  expect(snackbar.queue().map(({ colour }) => colour)).toEqual(['error'])
})

test('I07, I08: a response that never arrived is replaced by the list, and only the rest is sent', async () => {
  api.postHandlers = [
    (bodies) => {
      api.create(bodies.slice(0, 2))
      return HttpResponse.error()
    },
  ]
  const router = await openImport()
  await choose(threeDebts)
  await importAs('Import 3 debts')
  expect(await screen.findByText(/^Stopped. 2 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)

  // Away and back, as after logging in again: the import is where it was.
  session.expire()
  await router.navigate({ to: '/debts' })
  expect(await screen.findByText('list')).toBeInTheDocument()
  session.start(tokens)
  await router.navigate({ to: '/add-debt' })
  await press('Check again')
  await press('Send the rest')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts.map((bodies) => bodies.map(({ company_name }) => company_name))).toEqual([
    ['Alder Ltd', 'Birch, Sons & Co', 'Cedar Ltd'],
    ['Cedar Ltd'],
  ])
})

test('I08: leaving a reviewed file is confirmed', async () => {
  const router = await openImport()
  await choose(threeDebts)
  await button('Import 3 debts')
  void router.navigate({ to: '/debts' })
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without importing?' })
  expect(router.state.location.pathname).toBe('/add-debt')
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('list')).toBeInTheDocument()
  expect(hasDrafts()).toBe(false)
})

test('a file is described before it is chosen, and a spreadsheet is answered with how to save it', async () => {
  await openImport()
  expect(screen.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
    /^Needed: a name \(company name, trading name or last name\) and an amount \(original amount or amount outstanding\)\. From Excel: File › Save as › CSV UTF-8/,
  )
  const chooser = userEvent.setup({ applyAccept: true })
  for (const name of ['debts.xlsx', 'debts.xls', 'debts.ods', 'debts.numbers']) {
    await chooser.upload(screen.getByLabelText(/^CSV file/), new File([threeDebts], name))
    const extension = name.replace('debts', '')
    expect(await screen.findByText(new RegExp(`spreadsheet \\(${extension}\\)`))).toBeVisible()
  }
})

test('I10: a file that is no CSV, too large or too wide is refused with the reason', async () => {
  await openImport()
  await choose('PK\x03\x04')
  expect(await screen.findByText(/must be a CSV/)).toBeInTheDocument()
  await choose(`${'name,'.repeat(1_001)}x\n1\n`)
  expect(await screen.findByText(/^The selected file has 1,002 columns\. Delete/)).toBeVisible()
  const large = new File(['name,amount\n'], 'large.csv')
  Object.defineProperty(large, 'size', { value: 60_000_001 })
  await user.upload(screen.getByLabelText(/^CSV file/), large)
  expect(await screen.findByText('The selected file must be smaller than 60MB')).toBeVisible()
})

test('starting again discards the file', async () => {
  await openImport()
  await choose(threeDebts)
  await press('Match columns')
  await press('Start again')
  expect(screen.getByLabelText(/^CSV file/)).toBeInTheDocument()
  expect(hasDrafts()).toBe(false)
})

test('after midnight the review and the request bodies use the new day', async () => {
  vi.setSystemTime(new Date('2026-03-31T22:59:30Z'))
  await openImport()
  await choose(
    `${threeDebts.split('\n')[0]}\nAlder Ltd,A-1,"£1,000.00",,28/02/2026,a@alder.example\n`,
  )
  const figure = (term: string) => screen.findByText(term, { selector: 'dt' })
  const sums = async () => (await figure('Interest (estimate)')).closest('dl')
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£0.00'))
  vi.setSystemTime(new Date('2026-03-31T23:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£70.00'))
  await importAs('Import 1 debt')
  expect(await screen.findByText(thanks)).toBeInTheDocument()
  expect(api.posts[0]?.[0]?.debtor_debt).toMatchObject({ interestDue: 0.22, compDue: 70 })
})

test('a row with nothing outstanding is sent without interest and compensation', async () => {
  await openImport()
  await choose(
    `${threeDebts.split('\n')[0]}\nAlder Ltd,A-1,"£1,000.00",0,01/02/2024,a@alder.example\n`,
  )
  const sums = (await screen.findByText('Interest (estimate)', { selector: 'dt' })).closest('dl')
  expect(sums).toHaveTextContent('Interest (estimate)£0.00Compensation (estimate)£0.00')
  await importAs('Import 1 debt')
  expect(await screen.findByText(thanks)).toBeInTheDocument()
  expect(api.posts[0]?.[0]?.debtor_debt).toMatchObject({ interestDue: 0, compDue: 0 })
})
