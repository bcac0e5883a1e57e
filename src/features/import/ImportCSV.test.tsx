import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import {
  api,
  button,
  choose,
  importAll,
  importAs,
  openFile,
  openImport,
  serveImports,
  specifiedThanks,
  threeDebts,
  user,
} from './testing/screen'

serveImports()

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

  await importAll()
  expect(await screen.findByText(specifiedThanks)).toBeInTheDocument()
  const steps = screen.getByRole('navigation', { name: 'Steps of the import' })
  expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Done')
  expect(snackbar.queue().map(({ message, colour }) => [message, colour])).toEqual([
    [specifiedThanks, 'success'],
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

test('I08: leaving a reviewed file is confirmed', async () => {
  const router = await openFile()
  await button('Import 3 debts')
  void router.navigate({ to: '/debts' })
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without importing?' })
  expect(router.state.location.pathname).toBe('/add-debt')
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('list')).toBeInTheDocument()
  expect(hasDrafts()).toBe(false)
})

test('after midnight the review and the request bodies use the new day', async () => {
  vi.setSystemTime(new Date('2026-03-31T22:59:30Z'))
  await openFile(
    `${threeDebts.split('\n')[0]}\nAlder Ltd,A-1,"£1,000.00",,28/02/2026,a@alder.example\n`,
  )
  const figure = (term: string) => screen.findByText(term, { selector: 'dt' })
  const sums = async () => (await figure('Interest (estimate)')).closest('dl')
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£0.00'))
  vi.setSystemTime(new Date('2026-03-31T23:00:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(async () => expect(await sums()).toHaveTextContent('Compensation (estimate)£70.00'))
  await importAs('Import 1 debt')
  expect(await screen.findByText(specifiedThanks)).toBeInTheDocument()
  expect(api.posts[0]?.[0]?.debtor_debt).toMatchObject({ interestDue: 0.22, compDue: 70 })
})

test('a row with nothing outstanding is sent without interest and compensation', async () => {
  await openFile(
    `${threeDebts.split('\n')[0]}\nAlder Ltd,A-1,"£1,000.00",0,01/02/2024,a@alder.example\n`,
  )
  const sums = (await screen.findByText('Interest (estimate)', { selector: 'dt' })).closest('dl')
  expect(sums).toHaveTextContent('Interest (estimate)£0.00Compensation (estimate)£0.00')
  await importAs('Import 1 debt')
  expect(await screen.findByText(specifiedThanks)).toBeInTheDocument()
  expect(api.posts[0]?.[0]?.debtor_debt).toMatchObject({ interestDue: 0, compDue: 0 })
})
