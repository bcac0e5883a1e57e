// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { session } from '@/session/session'
import { skipCheckPauses } from '../testing/check-pauses'
import { chosenFiles, deletedFile, openUploads } from '../testing/invoice-uploads'

skipCheckPauses()

const debtId = 7
const server = setupServer()
let posted: string[]
let inFlight: number
let most: number
let stored: { id: number; debt: number; invoice_file: string }[]

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => session.start({ access: 'old', refresh: 'r' }))
afterEach(() => {
  server.resetHandlers()
  session.end()
})

const store = (name: string) => {
  const record = { id: stored.length + 1, debt: debtId, invoice_file: `/media/${name}` }
  stored.push(record)
  return HttpResponse.json(record, { status: 201 })
}
const refuse = () => HttpResponse.json({ invoice_file: ['Too odd.'] }, { status: 400 })
const lose = () => HttpResponse.error()
const keepAndLose = (name: string) => {
  store(name)
  return HttpResponse.error()
}

/** Responds to the uploads in turn; the last response serves all further ones. */
function respond(...responses: ((name: string) => Response)[]) {
  server.use(
    http.get('*/api/v1/invoice/', () => HttpResponse.json(stored)),
    http.post('*/api/v1/invoice/', async ({ request }) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      const form = await request.formData()
      inFlight -= 1
      const file = form.get('invoice_file')
      const name = file instanceof File ? file.name : 'no file'
      posted.push(`${form.get('debt')} ${name}`)
      const next = responses.length > 1 ? responses.shift() : responses[0]
      return next?.(name.replaceAll(' ', '_')) ?? HttpResponse.error()
    }),
  )
}

beforeEach(() => {
  posted = []
  inFlight = 0
  most = 0
  stored = []
})

/** Holds the response to the next upload until released. */
function holdNext() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const arriving = new Promise<void>((resolve) => {
    const hold = async () => {
      resolve()
      await held
    }
    server.use(http.post('*/api/v1/invoice/', hold, { once: true }))
  })
  return { arriving, letGo }
}

test('sends each waiting file in one call, in order, and a double press sends nothing twice', async () => {
  respond(store)
  const { result, states } = openUploads('one file.pdf', 'two.pdf')
  const outcomes = await act(() =>
    Promise.all([result.current.sendAll(debtId), result.current.sendAll(debtId)]),
  )
  expect(outcomes[0]).toEqual({ sent: 2, problem: null })
  await act(() => result.current.sendAll(debtId))
  expect(posted).toEqual(['7 one file.pdf', '7 two.pdf'])
  expect(most).toBe(1)
  expect(states()).toEqual(['sent', 'sent'])
})

test('W05: a refused file keeps its reason, the others continue, and a retry sends it alone', async () => {
  respond(refuse, store)
  const { result, states, keyOf } = openUploads('a.pdf', 'b.pdf')
  expect(await act(() => result.current.sendAll(debtId))).toEqual({
    sent: 1,
    problem: 'a.pdf: Invoice: Too odd.',
  })
  expect(states()).toEqual(['failed', 'sent'])
  expect(result.current.items[0]?.message).toBe('Invoice: Too odd.')
  await act(() => result.current.retry(keyOf(0), debtId))
  await act(() => result.current.retry(keyOf(1), debtId))
  expect(posted).toEqual(['7 a.pdf', '7 b.pdf', '7 a.pdf'])
  expect(states()).toEqual(['sent', 'sent'])
})

test('a file requested during another upload is sent after it, with its own result', async () => {
  respond(refuse, store)
  const { result, states, keyOf } = openUploads('a.pdf')
  await act(() => result.current.sendAll(debtId))
  act(() => result.current.add(chosenFiles('b.pdf')))
  const { arriving, letGo } = holdNext()
  const outcomes = await act(async () => {
    const first = result.current.sendAll(debtId)
    await arriving
    const retried = result.current.retry(keyOf(0), debtId)
    const pressedTwice = result.current.retry(keyOf(0), debtId)
    result.current.add(chosenFiles('c.pdf'))
    const later = result.current.sendAll(debtId)
    expect(posted).toEqual(['7 a.pdf'])
    letGo()
    return Promise.all([first, retried, pressedTwice, later])
  })
  expect(outcomes.map(({ sent }) => sent)).toEqual([1, 1, 0, 1])
  expect(posted).toEqual(['7 a.pdf', '7 b.pdf', '7 a.pdf', '7 c.pdf'])
  expect(most).toBe(1)
  expect(states()).toEqual(['sent', 'sent', 'sent'])
})

test('a file counts as sent when the response is lost and the list contains it', async () => {
  respond(keepAndLose)
  const { result, states } = openUploads('my bill.pdf')
  expect(await act(() => result.current.sendAll(debtId))).toEqual({ sent: 1, problem: null })
  expect(states()).toEqual(['sent'])
})

test('a file stays unknown when the response is lost and the list lacks it; a retry checks again first', async () => {
  respond(lose, store)
  const { result, states, keyOf } = openUploads('a.pdf')
  await act(() => result.current.sendAll(debtId))
  expect(states()).toEqual(['unknown'])
  store('a_MbDqdhS.pdf')
  await act(() => result.current.retry(keyOf(0), debtId))
  expect(posted).toEqual(['7 a.pdf'])
  expect(states()).toEqual(['sent'])
})

test('an older file of the same name is not matched to the lost one', async () => {
  respond(store, lose)
  const { result, states } = openUploads('a.pdf', 'a.pdf')
  await act(() => result.current.sendAll(debtId))
  expect(states()).toEqual(['sent', 'unknown'])
})

test('remove removes only files that are not sent', async () => {
  respond(store)
  const { result, keyOf } = openUploads('a.pdf', 'b.pdf')
  act(() => result.current.remove(keyOf(1)))
  await act(() => result.current.sendAll(debtId))
  act(() => result.current.remove(keyOf(0)))
  await waitFor(() => expect(result.current.items.map(({ file }) => file.name)).toEqual(['a.pdf']))
})

test('D06: a session that expires between files is renewed once, and each file is stored once', async () => {
  const accepted = ['old', 'new', 'new']
  let refreshes = 0
  respond(store)
  server.use(
    http.post('*/api/v1/auth/jwt/refresh/', () => {
      refreshes += 1
      return HttpResponse.json({ access: 'new' })
    }),
    http.post('*/api/v1/invoice/', ({ request }) => {
      const good = request.headers.get('authorization') === `JWT ${accepted[0]}`
      if (!good) return HttpResponse.json({ detail: 'Expired.' }, { status: 401 })
      accepted.shift()
      return undefined
    }),
  )
  const { result, states } = openUploads('a.pdf', 'b.pdf', 'c.pdf')
  await act(() => result.current.sendAll(debtId))
  expect(refreshes).toBe(1)
  expect(states()).toEqual(['sent', 'sent', 'sent'])
  expect(posted).toEqual(['7 a.pdf', '7 b.pdf', '7 c.pdf'])
})

test('D06: a cancelled upload stops, the others continue, and it can be sent later', async () => {
  respond(store)
  const { arriving } = holdNext()
  const { result, states, keyOf } = openUploads('a.pdf', 'b.pdf')
  await act(async () => {
    const sending = result.current.sendAll(debtId)
    await arriving
    result.current.cancel(keyOf(1))
    result.current.cancel(keyOf(0))
    await sending
  })
  expect(states()).toEqual(['unknown', 'sent'])
  await act(() => result.current.retry(keyOf(0), debtId))
  expect(posted).toEqual(['7 b.pdf', '7 a.pdf'])
})

test('D07: a file deleted from disk is not sent, and has to be chosen again', async () => {
  respond(store)
  const { result, states } = openUploads('a.pdf')
  act(() => result.current.add([deletedFile('b.pdf')]))
  await act(() => result.current.sendAll(debtId))
  expect(states()).toEqual(['sent', 'gone'])
  expect(result.current.items[1]?.message).toMatch(/Choose it again/)
  act(() => result.current.add(chosenFiles('b.pdf')))
  expect(states()).toEqual(['sent', 'waiting'])
  await act(() => result.current.sendAll(debtId))
  expect(posted).toEqual(['7 a.pdf', '7 b.pdf'])
})

test('D07: a file too large for the server says so and can be retried', async () => {
  respond(() => HttpResponse.html('<h1>Too large</h1>', { status: 413 }))
  const { result, states } = openUploads('a.pdf')
  await act(() => result.current.sendAll(debtId))
  expect(states()).toEqual(['failed'])
  expect(result.current.items[0]?.message).toBe('The server refused this as too large.')
})
