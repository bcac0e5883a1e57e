import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { importAs, openFile, press, user } from '../testing/screen'
import { api, serveImports } from '../testing/server'

serveImports()

it('leaves out columns that nothing matches, says which, and warns of one that holds amounts', async () => {
  const rows = 'Alder Ltd,5.00,none yet,Asha\nB Ltd,6.00,£3.00,Asha\nC Ltd,7.00,£4.00,Asha\n'
  await openFile(`Customer,Amount,Commission base,Sales rep\n${rows}`)
  const warning = /Column “Commission base” holds amounts and will be left out\./
  const notice = await screen.findByText(warning)
  expect(notice).toHaveTextContent('No column has the dates of the invoices, so no interest')
  expect(screen.getByText(/Columns left out: Commission base, Sales rep\./)).toBeInTheDocument()
  await press('Match columns')
  const table = await screen.findByRole('table', { name: 'Columns in your file' })
  const name = within(table).getByRole('row', { name: /Customer/ })
  expect(name).toHaveTextContent(/^CustomerAlder Ltd.*Exact name$/)
  const column = screen.getByRole('combobox', { name: 'Import Commission base as' })
  await user.selectOptions(column, 'Amount outstanding')
  await press('Review')
  expect(await screen.findByText(/Columns left out: Sales rep\./)).toBeInTheDocument()
  expect(screen.queryByText(warning)).not.toBeInTheDocument()
})

it('offers both columns of a duplicate header, and goes on once one is chosen', async () => {
  await openFile('Customer,Amount,Amount\nAlder Ltd,5,7\n')
  expect(await screen.findByText('A column needs your choice')).toBeInTheDocument()
  const review = screen.getByRole('button', { name: 'Review' })
  expect(review).toHaveAttribute('aria-disabled', 'true')
  const [, second] = screen.getAllByRole('combobox', { name: /^Import Amount/ })
  await user.selectOptions(second as HTMLElement, 'Original amount')
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'))
  await user.click(review)
  await importAs('Import 1 debt')
  await waitFor(() => expect(api.posts[0]?.[0]?.debtor_debt.initial_debt).toBe(7))
})

it('leaves a contested field without a column where none is right', async () => {
  await openFile('Customer,Invoice amount,Total due\nAlder Ltd,5.00,6.00\nBirch Ltd,6.00,7.00\n')
  await press('None of them')
  await press('Review')
  await importAs('Import 2 debts')
  await waitFor(() => expect(api.posts[0]?.[1]?.debtor_debt.amount_outstanding).toBe(6))
})

it('keeps a first line that is a debt when the person says so', async () => {
  await openFile('Alder Ltd,A-1,120.00,01/02/2024\nBirch Ltd,B-2,80.00,02/02/2024\n')
  await user.click(await screen.findByRole('checkbox', { name: 'The first line is a debt' }))
  const table = await screen.findByRole('table', { name: 'Columns in your file' })
  await waitFor(() => expect(within(table).getByText('Alder Ltd')).toBeInTheDocument())
})
