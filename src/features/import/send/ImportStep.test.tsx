import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import { idleButton, importAll, importAs, openFile, press, user } from '../testing/screen'
import { api, manyDebts, serveImports, threeDebts } from '../testing/server'

serveImports()

/** Keeps the next response back until it is released. */
function holdResponse(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  api.postHandlers.push((bodies) => released.then(() => api.create(bodies)))
  return () => release()
}

it('shows the progress of sending, pauses, resumes, stops after the rows under way, and sends the rest on a press', async () => {
  const [release, releaseNext, releaseLast] = [holdResponse(), holdResponse(), holdResponse()]
  await openFile(manyDebts(250))
  await importAs('Import 250 debts')
  const bar = await screen.findByRole('progressbar', { name: 'Import progress' })
  expect(bar).toHaveAttribute('aria-valuetext', '0 of 250 rows')
  await press('Pause sending')
  release()
  expect(await screen.findByText('Paused. Nothing is being sent.')).toBeInTheDocument()
  await press('Resume sending')
  await screen.findByText('£5,050.00 added so far. About 1 minute left.')
  await press('Stop sending')
  expect(await screen.findByText('The rows being sent will finish…')).toBeInTheDocument()
  releaseNext()
  await screen.findByText('Stopped. 200 of 250 debts added (£20,100.00)')
  const message = 'You stopped the import. The other rows were not sent.'
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(snackbar.queue().map((error) => error.message)).toEqual([message])
  await press('Send the rest')
  expect(await screen.findByText(/^£20,100\.00 added so far\./)).toBeInTheDocument()
  const progress = screen.getByRole('progressbar', { name: 'Import progress' })
  expect(progress).toHaveAttribute('aria-valuetext', '200 of 250 rows')
  releaseLast()
  expect(await screen.findByText('250 of 250 debts added (£31,375.00)')).toBeInTheDocument()
})

it('shows the reason of a refused row, also where the file has no column for its field', async () => {
  api.postHandlers = [
    () => HttpResponse.json([{ customer_ref: ['Not unique.'] }, {}], { status: 400 }),
  ]
  await openFile('Company name,Amount\nAlder Ltd,5\nBirch Ltd,6\n')
  await importAs('Import 2 debts')
  await screen.findByText(/^1 of 2 debts added/)
  expect(api.posts.map((bodies) => bodies.length)).toEqual([2, 1])
  const unsent = screen.getByRole('region', { name: 'Rows that were not added' })
  const row = await within(unsent).findByRole('listitem')
  expect(row).toHaveTextContent('Row 2, Alder Ltd: Your reference: Not unique.')
  await press('Fix and send this row')
  await user.click(screen.getByRole('radio', { name: 'All rows (2)' }))
  expect(await screen.findByText('Added to your debts')).toBeInTheDocument()
  const problems = await screen.findByRole('region', { name: 'What to fix' })
  await user.click(within(problems).getByRole('button', { name: 'Show this row' }))
  const editor = await screen.findByRole('textbox', { name: 'Your reference, row 2' })
  await waitFor(() => expect(editor).toHaveFocus())
  await user.keyboard('A-2{Enter}')
  await importAs('Import 1 debt')
  expect(await screen.findByText(/^2 of 2 debts added/)).toBeInTheDocument()
  expect(api.posts.at(-1)?.map(({ customer_ref }) => customer_ref)).toEqual(['A-2'])
})

it('goes on while its screen is left, shows the result there, and ends when that is left', async () => {
  const release = holdResponse()
  const router = await openFile(threeDebts)
  await idleButton('Import 3 debts')
  api.add('Alder Ltd', 'A-1', 1000, '2024-02-01')
  await importAll()
  await screen.findByRole('button', { name: 'Stop sending' })
  await router.navigate({ to: '/debts' })
  await screen.findByText('list')
  release()
  await waitFor(() => expect(hasDrafts()).toBe(false))
  await router.navigate({ to: '/add-debt' })
  expect(await screen.findByText(/^2 of 2 debts added/)).toBeInTheDocument()
  expect(api.references()).toEqual(['A-1', 'B-2', 'C-3'])
  expect(
    screen.getByText(/Already in your list of debts, and not sent: 1 row\./),
  ).toBeInTheDocument()
  await router.navigate({ to: '/debts' })
  await screen.findByText('list')
  await router.navigate({ to: '/add-debt' })
  expect(await screen.findByLabelText(/^CSV file/)).toBeInTheDocument()
})
