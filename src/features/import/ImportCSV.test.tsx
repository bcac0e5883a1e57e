import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as download from '@/lib/download'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { templateCsv } from './cells/sheet-fields'
import { setImport } from './import-draft'
import {
  button,
  choose,
  importAll,
  importAs,
  openFile,
  openImport,
  press,
  specifiedThanks,
  user,
} from './testing/screen'
import { api, serveImports, threeDebts, tokens } from './testing/server'

serveImports()

const sums = async () =>
  (await screen.findByText('Interest (estimate)', { selector: 'dt' })).closest('dl')

it('reviews a file with its sums, asks for confirmation and thanks for what it added', async () => {
  await openFile()
  expect(await sums()).toHaveTextContent('Outstanding£16,900.00')
  expect(screen.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-current', 'step')
  await importAll()
  expect(await screen.findByText('3 of 3 debts added (£16,900.00)')).toBeInTheDocument()
  expect(screen.getByText(specifiedThanks)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See your debts' })).toHaveAttribute('href', '/debts')
  await press('Import another file')
  expect(await screen.findByLabelText(/^CSV file/)).toBeInTheDocument()
})

it('asks before a reviewed file is left', async () => {
  const router = await openFile()
  await button('Import 3 debts')
  void router.navigate({ to: '/debts' })
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without importing?' })
  expect(router.state.location.pathname).toBe('/add-debt')
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('list')).toBeInTheDocument()
  expect(hasDrafts()).toBe(false)
})

it('is as it was left when the same user logs in again after an expiry', async () => {
  const router = await openFile(`${threeDebts}\nDogwood Ltd,D-4,"12,50",,31/02/2024,\n`)
  await button('Import 3 ready debts')
  session.expire(tokens.access)
  await router.navigate({ to: '/debts' })
  expect(await screen.findByText('list')).toBeInTheDocument()
  session.start(tokens)
  await router.navigate({ to: '/add-debt' })
  expect(await button('Import 3 ready debts')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'What to fix' })).toHaveTextContent('Enter a real date')
})

it('shows why a file cannot be used, and keeps the choice of a file', async () => {
  await openFile('Company name,Amount\n')
  expect(await screen.findByRole('alert')).toHaveTextContent('column names but no debts')
  expect(hasDrafts()).toBe(false)
  await choose(threeDebts)
  expect(await button('Import 3 debts')).toBeInTheDocument()
})

it('opens the sheet of a workbook that is pressed, or reached by the arrow keys and opened', async () => {
  const workbook = { file: new File([threeDebts], 'debts.csv'), sheets: ['May', 'June', 'July'] }
  await openImport()
  act(() => setImport({ workbook }))
  screen.getByRole('radio', { name: 'May' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'July' })).toBeChecked()
  await press('Open this sheet')
  await press('Start again')
  act(() => setImport({ workbook }))
  await user.click(screen.getByRole('radio', { name: 'June' }))
  expect(await button('Import 3 debts')).toBeInTheDocument()
})

it('reviews and sends the claim of the new day after midnight', async () => {
  vi.setSystemTime(new Date('2026-03-31T22:59:30Z'))
  await openFile(
    `${threeDebts.split('\n')[0]}\nAlder Ltd,A-1,"£1,000.00",,28/02/2026,a@alder.example\n`,
  )
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£0.00'))
  vi.setSystemTime(new Date('2026-03-31T23:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£70.00'))
  await importAs('Import 1 debt')
  await screen.findByText(specifiedThanks)
  expect(api.posts[0]?.[0]?.debtor_debt).toMatchObject({ interestDue: 0.22, compDue: 70 })
})

it('downloads a template, and the rows to fix with their reasons', async () => {
  const saved = vi.spyOn(download, 'downloadCsv').mockReturnValue(true)
  await openImport()
  await press('Download template')
  await waitFor(() => expect(saved).toHaveBeenCalledWith(templateCsv(), 'debts-template.csv'))
  await choose(`${threeDebts}\nDogwood Ltd,D-4,ten,,,\n`)
  await press('Download rows to fix')
  const csv = expect.stringMatching(/^Dogwood Ltd,D-4,ten,,,,5,"Original amount: /m)
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(csv, 'rows-to-fix.csv'))
})
