import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import {
  button,
  choose,
  importAll,
  importAs,
  openFile,
  press,
  shownRows,
  user,
} from '../testing/screen'
import { api, manyDebts, serveImports, threeDebts } from '../testing/server'

serveImports()

const faulty = `${threeDebts}\nDogwood Ltd,D-4,"12,50",,31/02/2024,d@dogwood.example\n`
const grid = () => screen.findByRole('grid', { name: 'Rows of the file' })
const editor = (name: string) => screen.getByRole('textbox', { name })
const cell = async (name: string | RegExp) => within(await grid()).findByRole('gridcell', { name })

it('the review asks once which fee larger debts have, and shows what each answer means', async () => {
  await openFile(`${threeDebts}\nElm Ltd,E-5,5000,,,e@elm.example\n`)
  await button('Import 4 debts')
  const group = screen.getByRole('radiogroup', { name: 'Fee mode' })
  expect(group).toHaveAccessibleDescription(/^Which fee for debts over £1,000\?/)
  const lower = within(group).getByRole('radio', { name: 'No Recovery No Fee' })
  expect(within(group).getByRole('radio', { name: 'Fixed Fee' })).toBeChecked()
  expect(lower).toHaveAccessibleDescription(/^Up to £1,000\.00: Fixed Fee\./)
  await user.click(lower)
  await importAs('Import 4 debts')
  await waitFor(() => expect(api.posts[0]?.[3]?.debtor_debt.fee_type).toBe('No Recovery No Fee'))
})

it('the review shows rows to fix first, with the reasons, and sends the others', async () => {
  await openFile(faulty)
  expect(await screen.findByText('1 row to fix')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'To fix (1)' })).toBeChecked()
  expect(await cell('31/02/2024')).toBeInvalid()
  expect(shownRows()).toHaveLength(1)
  expect(await grid()).toHaveTextContent(/Last invoice date: Enter a real date.*Leave out row 5/)
  await importAs('Import 3 ready debts')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts.flat()).toHaveLength(3)
})

it('the review tries an import again that sent nothing, until the sheet is changed', async () => {
  await openFile(faulty)
  const [show] = await screen.findAllByRole('button', { name: 'Show this row' })
  await user.click(show as HTMLElement)
  api.onList = () => HttpResponse.json({ detail: 'Broken.' }, { status: 400 })
  await importAs('Import 3 ready debts')
  const reason =
    'Nothing was sent. We could not load your debts, so we could not compare the rows with them. Broken.'
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(api.posts).toEqual([])
  await press('Leave out row 5')
  expect(await cell('31/02/2024')).not.toBeInvalid()
  await button('Import 3 debts')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await importAll()
  const again = await button('Try again')
  api.onList = () => undefined
  await user.click(again)
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(screen.getByText(/Left out in the review, and not sent: 1 row\./)).toBeInTheDocument()
})

it('the review is corrected in the table by the keyboard alone, and says when all rows are ready', async () => {
  await openFile(faulty)
  const [show] = await screen.findAllByRole('button', { name: 'Show this row' })
  show?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(editor('Original amount, row 5')).toHaveFocus())
  await user.keyboard('12.50')
  expect(editor('Original amount, row 5')).toHaveAccessibleDescription(/^Enter/)
  await user.keyboard('{Enter}')
  // The focus waits at the table for the next cell.
  await user.tab()
  await user.tab()
  expect(editor('Last invoice date, row 5')).toHaveValue('31/02/2024')
  await user.keyboard('29/02/2024{Enter}')
  expect(await screen.findByText('All rows ready')).toBeInTheDocument()
  expect(shownRows()).toHaveLength(4)
  expect(screen.getByRole('radio', { name: 'All rows (4)' })).toBeChecked()
  await importAs('Import 4 debts')
  await waitFor(() =>
    expect(api.posts.flat()[3]?.debtor_debt).toMatchObject({
      initial_debt: 12.5,
      last_invoice_date: '2024-02-29',
    }),
  )
})

it('the review can be reached by the keyboard when the edited row is no longer one to fix', async () => {
  await openFile(`${faulty}Elm Ltd,E-5,10,,31/02/2024,e@elm.example\n`)
  const [date] = await within(await grid()).findAllByRole('gridcell', { name: '31/02/2024' })
  if (date) await user.click(date)
  await user.keyboard('29/02/2024{Tab}12.50{Tab}')
  await screen.findByText('1 row to fix')
  await waitFor(() => expect(shownRows()).toHaveLength(1))
  const cells = within(await grid()).getAllByRole('gridcell')
  expect(cells.some(({ tabIndex }) => tabIndex === 0)).toBe(true)
})

it('the review shows values as understood and, in a cell that is changed, what the file says, and keeps a row where it is when it becomes one to fix', async () => {
  await openFile()
  await user.click(await cell(/^1 Feb 2024/))
  await user.keyboard('{ArrowDown}')
  expect(editor('Last invoice date, row 3')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(editor('Last invoice date, row 2')).toHaveValue('01/02/2024')
  await user.keyboard('03/02/2024{Enter}')
  expect(await cell('3 Feb 2024')).toBeInTheDocument()
  await press('Undo')
  await user.click(await cell(/^1 Feb 2024/))
  await user.keyboard('soon{Enter}')
  expect(await screen.findByText('1 row to fix')).toBeInTheDocument()
  expect(shownRows()).toHaveLength(3)
})

it('the review asks before it starts again without the edits, and confirms an import once they are checked', async () => {
  await openFile()
  await user.click(await cell('A-1'))
  await user.keyboard('X-9{Escape}')
  expect(editor('Your reference, row 2')).toHaveValue('A-1')
  await user.keyboard('X-9')
  await user.click(await button('Import 3 debts'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Import 3 debts' })
  expect(await within(dialog).findByRole('button', { name: 'Import 3 debts' })).toBeEnabled()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await press('Start again')
  const question = await screen.findByRole('alertdialog', { name: 'Start again?' })
  await user.click(within(question).getByRole('button', { name: 'Start again' }))
  await choose(threeDebts)
  await press('Start again')
  expect(await screen.findByLabelText(/^CSV file/)).toBeInTheDocument()
})

it('the review leaves out equal rows and debts that the list has, says why, and imports them on a press', async () => {
  await openFile(`${threeDebts}\nCedar Ltd,C-3,999.99,999.99,,c@cedar.example\n`)
  expect(await screen.findByRole('region', { name: 'Left out' })).toHaveTextContent(
    '1 row equal to an earlier row',
  )
  await importAll()
  await screen.findByText(/3 of 3/)
  cleanup()
  api.onList = () => HttpResponse.json([...api.stored, { id: 99 }])
  await openFile(`${threeDebts}\nElm Ltd,E-5,10,,,e@elm.example\n`)
  expect(await button('Import 1 debt')).toBeInTheDocument()
  expect(screen.getByText(/^1 debt in your list could not be read/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Left out (3)' }))
  const link = (await within(await grid()).findAllByRole('link'))[0]
  expect(link).toHaveTextContent('Alder Ltd, A-1, £1,000.00, 1 Feb 2024')
  await press('Import row 2')
  expect(await button('Import 2 debts')).toBeInTheDocument()
  await press('Import them too')
  expect(await button('Import 4 debts')).toBeInTheDocument()
  await press('Undo')
  expect(await button('Import 2 debts')).toBeInTheDocument()
})

it('the review shows pages of fifty rows', async () => {
  await openFile(`${manyDebts(120).replaceAll('\n', ',soon\n').replace('soon', 'Date')},soon`)
  await waitFor(() => expect(shownRows()).toHaveLength(50))
  await press('Next page')
  await press('Next page')
  expect(await screen.findByText('101 to 120 of 120')).toBeInTheDocument()
  await waitFor(() => expect(shownRows()[0]?.[0]).toBe('Debtor 101 Ltd'))
  await press('Import without a date')
  // None is left to fix.
  expect(await screen.findByText('1 to 50 of 120')).toBeInTheDocument()
})
