import { cleanup, screen, within } from '@testing-library/react'
import { format } from 'date-fns'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { acquireImportLock } from './send/import-lock'
import { fakeLocks, stubLocks } from './testing/locks'
import {
  api,
  button,
  checkPauses,
  importAll,
  importAs,
  openFile,
  press,
  serveImports,
  user,
} from './testing/screen'

serveImports()

const references = ['A-1', 'B-2', 'C-3']

/** Creates the debts of the file, as another tab or a colleague would. */
async function importElsewhere() {
  await openFile()
  await importAll()
  await screen.findByText(/^3 of 3 debts added/)
  await press('Start again')
  expect(api.references()).toEqual(references)
}

test('I09: rows that could not be compared at review are compared before they are sent', async () => {
  await importElsewhere()
  cleanup()
  api.isListFailing = true
  await openFile()
  await button('Import 3 debts')
  api.isListFailing = false
  await importAll()
  await screen.findByText(/^3 of these rows are already among your debts|^3 of 3/)
  expect(api.references()).toEqual(references)
})

/** The three debts of the file as somebody else sends them. */
const sentElsewhere = (
  [
    ['Alder Ltd', 'A-1', 1000, '2024-02-01'],
    ['Birch, Sons & Co', 'B-2', 15000.01, '2024-03-13'],
    ['Cedar Ltd', 'C-3', 999.99, null],
  ] as const
).map(
  ([company_name, customer_ref, initial_debt, last_invoice_date]) =>
    ({
      company_name,
      customer_ref,
      debtor_debt: { initial_debt, last_invoice_date },
    }) as unknown as DebtorBody,
)

test('I09: rows added elsewhere during the review block the import', async () => {
  await openFile()
  await button('Import 3 debts')
  api.create(sentElsewhere.slice(0, 2))
  await importAll()
  const question = await screen.findByText(
    /^2 of these rows were added to your debts while you were reviewing them|^3 of 3/,
  )
  expect(api.references()).toEqual(['A-1', 'B-2'])
  expect(question.closest('[tabindex="-1"]')).toHaveFocus()
  const decision = screen.getByRole('radiogroup', { name: /already among your debts/ })
  expect(within(decision).getByRole('radio', { name: 'Leave them out' })).toBeChecked()

  // One more comes up before the next press, which reads the list again.
  api.create(sentElsewhere.slice(2))
  await importAs('Import 1 debt')
  await screen.findByText(/^1 of these rows was added/)
  expect(api.posts).toEqual([])
  expect(screen.getByText('There is nothing to import yet.')).toBeInTheDocument()
})

test('I09: new duplicates are excluded, even though earlier duplicates were to be imported', async () => {
  api.create(sentElsewhere.slice(0, 1))
  await openFile()
  const decision = await screen.findByRole('radiogroup', { name: /already among your debts/ })
  await user.click(within(decision).getByRole('radio', { name: 'Import them too' }))
  api.create(sentElsewhere.slice(1, 2))
  await importAll()
  await screen.findByText(/^1 of these rows was added/)
  expect(await button('Import 1 debt')).toBeInTheDocument()
  await importAs('Import 1 debt')
  await screen.findByText(/^1 of 1 debt added/)
  expect(api.references()).toEqual(references)
})

test('I09: nothing is sent while the list cannot be read', async () => {
  await openFile()
  await button('Import 3 debts')
  api.isListFailing = true
  await importAll()
  await screen.findByText('Your debts could not be read, so nothing was sent')
  expect(api.posts).toEqual([])
  api.isListFailing = false
  await press('Try again')
  await screen.findByText(/^3 of 3 debts added/)
  expect(api.references()).toEqual(references)
})

test('the comparison before sending can be cancelled', async () => {
  await openFile()
  await button('Import 3 debts')
  let answerList = () => {}
  api.onList = () =>
    new Promise((resolve) => {
      answerList = resolve
    })
  await importAll()
  await press('Cancel')
  answerList()
  api.onList = () => {}
  await importAll()
  await screen.findByText(/^3 of 3 debts added/)
  expect(api.posts).toHaveLength(1)
})

test('I07: a server that refuses one row of a list and creates the others gets no row twice', async () => {
  api.postHandlers = [
    (bodies) => {
      api.create(bodies.slice(0, 2))
      return HttpResponse.json([{}, {}, { customer_ref: ['Not unique.'] }], { status: 400 })
    },
  ]
  await openFile()
  await importAll()
  await screen.findByText(/^2 of 3 debts added/)
  expect(api.references()).toEqual(['A-1', 'B-2'])
})

test('I07: a server that is still at work after its gateway gave up gets no row twice', async () => {
  let reads = 0
  let finishWork = () => {}
  api.postHandlers = [
    (bodies) => {
      finishWork = () => {
        api.create(bodies)
        finishWork = () => {}
      }
      api.onList = () => {
        reads += 1
        if (reads === 3) finishWork()
      }
      return HttpResponse.json({}, { status: 504 })
    },
    (bodies) => {
      finishWork()
      return api.create(bodies)
    },
  ]
  await openFile()
  await importAll()
  await screen.findByText(/^3 of 3 debts added/)
  expect(api.posts).toHaveLength(1)
  expect(api.references()).toEqual(references)
})

test('I07: while rows may still arrive a message says so, and the rest is sent only after all checks', async () => {
  checkPauses.areHeld = true
  let finishWork = () => {}
  api.postHandlers = [
    (bodies) => {
      finishWork = () => void api.create(bodies)
      return HttpResponse.json({}, { status: 504 })
    },
  ]
  await openFile()
  await importAll()
  expect(await screen.findByText('Checking whether it arrived…')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Import progress' })).toBeInTheDocument()
  await press('Stop checking')
  expect(await screen.findByText(/may still arrive.*check again/)).toBeInTheDocument()

  checkPauses.areHeld = false
  let reads = 0
  api.onList = () => {
    reads += 1
    if (reads === 2) finishWork()
  }
  await press('Send the rest')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.references()).toEqual(references)
  expect(api.posts).toHaveLength(1)
})

afterEach(() => stubLocks())

test('I09: a second tab waits until the import of the first has finished', async () => {
  const locksOf = fakeLocks()
  stubLocks(locksOf('first'))
  const first = await acquireImportLock('7', {
    fileName: 'debts.csv',
    startedAt: Date.now() - 60_000,
  })
  const other = await acquireImportLock('8', { fileName: 'x.csv', startedAt: Date.now() })
  expect([first.isHeld, other.isHeld]).toEqual([true, true])

  stubLocks(locksOf('second'))
  await openFile()
  await importAll()
  const time = format(Date.now() - 60_000, 'HH:mm')
  expect(
    await screen.findByText(
      `Another tab of this browser is importing “debts.csv” (started ${time}). Wait until it has finished, then try again.`,
    ),
  ).toBeInTheDocument()
  expect(api.posts).toEqual([])

  api.create(sentElsewhere)
  if (first.isHeld) first.release()
  await press('Try again')
  await screen.findByText(/^3 of these rows were added to your debts/)
  expect(api.references()).toEqual(references)
})
