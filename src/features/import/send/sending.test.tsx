import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  api,
  button,
  choose,
  importAll,
  importAs,
  openFile,
  type PostHandler,
  press,
  serveImports,
  specifiedThanks,
  threeDebts,
  tokens,
  user,
} from '../testing/screen'

serveImports()

const postedNames = () => api.posts.map((bodies) => bodies.map(({ customer_ref }) => customer_ref))

const manyDebts = (count: number) =>
  `Company name,Your reference,Amount\n${Array.from(
    { length: count },
    (_, index) => `Debtor ${index + 1} Ltd,R-${index + 1},${index + 1}`,
  ).join('\n')}\n`

/** Refuses the rows at these places, and stores nothing. */
const refuse =
  (...places: number[]): PostHandler =>
  (bodies) =>
    HttpResponse.json(
      bodies.map((_, index) => (places.includes(index) ? { customer_ref: ['Not unique.'] } : {})),
      { status: 400 },
    )

/** Stores the first rows, and loses the response. */
const loseResponse =
  (stored: number): PostHandler =>
  (bodies) => {
    if (stored > 0) api.create(bodies.slice(0, stored))
    return HttpResponse.error()
  }

/** Keeps the response back until it is released. */
function holdResponse(): { handler: PostHandler; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { handler: (bodies) => released.then(() => api.create(bodies)), release: () => release() }
}

it('sends rows once each, in requests of at most a hundred', async () => {
  await openFile(manyDebts(250))
  await importAs('Import 250 debts')
  await screen.findByText(/^250 of 250 debts added/)
  expect(api.posts.map((bodies) => bodies.length)).toEqual([100, 100, 50])
  expect(new Set(api.references()).size).toBe(250)
})

it('sends the other rows of a list again when the server refuses one of them', async () => {
  api.postHandlers = [refuse(1)]
  await openFile()
  await importAll()
  await screen.findByText(/^2 of 3 debts added/)
  const unsent = screen.getByRole('region', { name: 'Rows that were not added' })
  const row = await within(unsent).findByRole('listitem')
  expect(row).toHaveTextContent('Row 3, Birch, Sons & Co: Your reference: Not unique.')
  expect(snackbar.queue().map(({ colour }) => colour)).toEqual(['success', 'error'])
  await press('Fix and send this row')
  await user.click(await screen.findByRole('gridcell', { name: /^B-2/ }))
  await user.keyboard('B-22{Enter}')
  await importAs('Import 1 debt')
  await screen.findByText(/^1 of 1 debt added/)
  expect(postedNames()).toEqual([['A-1', 'B-2', 'C-3'], ['A-1', 'C-3'], ['B-22']])
})

it('shows the reason of a refused row where its file has no column for the field', async () => {
  api.postHandlers = [refuse(0)]
  await openFile('Company name,Amount\nAlder Ltd,5\nBirch Ltd,6\n')
  await importAs('Import 2 debts')
  expect(await screen.findByText('Your reference: Not unique.')).toBeInTheDocument()
  await press('Fix and send this row')
  const problems = await screen.findByRole('region', { name: 'What to fix' })
  await user.click(within(problems).getByRole('button', { name: 'Show this row' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Your reference, row 2' })).toHaveFocus(),
  )
})

it('says that nothing was added, in red alone, when every row was refused', async () => {
  api.postHandlers = [refuse(0, 1, 2)]
  await openFile()
  await importAll()
  expect(await screen.findByText('0 of 3 debts added')).toBeInTheDocument()
  expect(screen.queryByText(specifiedThanks)).not.toBeInTheDocument()
  expect(snackbar.queue().map(({ colour }) => colour)).toEqual(['error'])
  expect(api.posts).toHaveLength(1)
})

it('finds the rows of a lost response in the list, and sends only the others', async () => {
  api.postHandlers = [loseResponse(2)]
  await openFile()
  await importAll()
  expect(await screen.findByText(/^Stopped. 2 of 3 debts added/)).toBeInTheDocument()
  const unsent = screen.getByRole('region', { name: 'Rows that were not added' })
  expect(await within(unsent).findByText(/Cedar Ltd/)).toBeInTheDocument()
  await press('Check again')
  expect(await screen.findByText(/This is what your list of debts shows now/)).toBeInTheDocument()
  await press('Send the rest')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(postedNames()).toEqual([['A-1', 'B-2', 'C-3'], ['C-3']])
})

it('sends nothing again while the list cannot be read', async () => {
  api.postHandlers = [loseResponse(3)]
  await openFile()
  let reads = 0
  api.onList = () => {
    reads += 1
    api.isListFailing = api.posts.length > 0
  }
  await importAll()
  const unread =
    /may not have been saved: the server did not confirm them, and your list of debts could not be read/
  expect(await screen.findByText(unread)).toBeInTheDocument()
  const readsBefore = reads
  await press('Send the rest')
  await waitFor(() => expect(reads).toBeGreaterThan(readsBefore))
  expect(await screen.findByText(unread)).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)
  api.onList = () => {
    api.isListFailing = false
  }
  await press('Check again')
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)
})

it('stops when the session ends, and sends the rest after the same user logged in again', async () => {
  api.postHandlers = [api.create, () => HttpResponse.json({ detail: 'No.' }, { status: 401 })]
  const router = await openFile(manyDebts(150))
  await importAs('Import 150 debts')
  await screen.findByText(/^Stopped. 100 of 150 debts added/)
  await router.navigate({ to: '/debts' })
  await screen.findByText('list')
  session.start(tokens)
  await router.navigate({ to: '/add-debt' })
  await press('Send the rest')
  expect(await screen.findByText(/^150 of 150 debts added/)).toBeInTheDocument()
  expect(new Set(api.references()).size).toBe(150)
})

it('awaits the rows under way when it is stopped, and keeps the rest', async () => {
  const held = holdResponse()
  api.postHandlers = [held.handler]
  await openFile(manyDebts(150))
  await importAs('Import 150 debts')
  expect(await screen.findByRole('progressbar', { name: 'Import progress' })).toBeInTheDocument()
  await press('Stop sending')
  expect(await screen.findByText('The rows being sent will finish…')).toBeInTheDocument()
  held.release()
  expect(await screen.findByText(/^Stopped. 100 of 150 debts added/)).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)
})

it('pauses after the rows under way, and resumes where it was', async () => {
  const held = holdResponse()
  api.postHandlers = [held.handler]
  await openFile(manyDebts(150))
  await importAs('Import 150 debts')
  await press('Pause sending')
  held.release()
  expect(await screen.findByText('Paused. Nothing is being sent.')).toBeInTheDocument()
  expect(api.posts).toHaveLength(1)
  await press('Resume sending')
  expect(await screen.findByText(/^150 of 150 debts added/)).toBeInTheDocument()
})

it('goes on while its screen is left, and shows the result there', async () => {
  const held = holdResponse()
  api.postHandlers = [held.handler]
  const router = await openFile()
  await importAll()
  await screen.findByRole('button', { name: 'Pause sending' })
  await router.navigate({ to: '/debts' })
  await screen.findByText('list')
  held.release()
  await waitFor(() => expect(hasDrafts()).toBe(false))
  await router.navigate({ to: '/add-debt' })
  expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
})

describe('before anything is sent', () => {
  it('leaves out what was added to the list during the review', async () => {
    await openFile()
    await button('Import 3 debts')
    const [alder] = await importElsewhere()
    expect(alder).toBeDefined()
    await importAll()
    expect(await screen.findByText(/^2 of 2 debts added/)).toBeInTheDocument()
    expect(postedNames()).toEqual([['B-2', 'C-3']])
  })

  it('sends nothing while the list cannot be read, and tries again on a press', async () => {
    await openFile()
    await button('Import 3 debts')
    api.isListFailing = true
    await importAll()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was sent. We could not load your debts',
    )
    expect(snackbar.queue().map(({ colour }) => colour)).toEqual(['error'])
    expect(api.posts).toHaveLength(0)
    api.isListFailing = false
    await press('Try again')
    expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  })

  it('sends nothing while another tab is importing', async () => {
    let isHeldElsewhere = true
    const request = vi.fn(
      (_name, { ifAvailable }: LockOptions, run: LockGrantedCallback<unknown>) =>
        run(isHeldElsewhere && ifAvailable ? null : { name: 'import', mode: 'exclusive' }),
    )
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    await openFile()
    await importAll()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another tab of this browser is importing debts',
    )
    expect(api.posts).toHaveLength(0)
    expect(request.mock.calls[0]?.[0]).toBe('import:7')
    isHeldElsewhere = false
    await press('Try again')
    expect(await screen.findByText(/^3 of 3 debts added/)).toBeInTheDocument()
  })
})

it('imports the same file twice without adding a debt twice', async () => {
  await openFile()
  await importAll()
  await press('Import another file')
  await choose(threeDebts)
  expect(await screen.findByText('0 debts to import')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Left out' })).toBeInTheDocument()
})

/** Creates the first debt of the file, as a colleague would. */
async function importElsewhere() {
  const body = {
    company_name: 'Alder Ltd',
    customer_ref: 'A-1',
    debtor_debt: { initial_debt: 1000, last_invoice_date: '2024-02-01' },
  }
  api.create([body as Parameters<typeof api.create>[0][number]])
  return api.references()
}
