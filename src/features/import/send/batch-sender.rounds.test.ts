// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { Failure } from '@/api/http/errors'
import { newAttempt } from '@/api/write/attempt'
import { sheetOf } from '../testing/rows'
import {
  bodyOf,
  fakeServer,
  loseResponse,
  readyRows,
  reject,
  start,
  wrongAmount,
} from '../testing/sender'
import { createBatchSender } from './batch-sender'
import { batchLimits } from './batches'
import { rowsToSend, type SendState } from './send-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const offline = 'There is no connection to the server. Once you are online, send the rest.'
const unread = `The server did not confirm the last rows, and your list of debts could not be read. ${offline}`
const found = (count: string) =>
  `The server did not confirm the last rows. Your list of debts has ${count} of them.`

test.each([
  ['none', 0],
  ['1', 1],
])(
  'after a lost response the message says that the list has %s of the rows',
  async (text, created) => {
    const { send, state } = start(readyRows(2), fakeServer(loseResponse(created, 500)))
    await send()
    expect(state().message).toBe(found(text))
  },
)

test('the message says why the list could not be read, in every round', async () => {
  const server = fakeServer(loseResponse(2, 500))
  server.list.isFailing = true
  const { send, checkAgain, state } = start(readyRows(2), server)
  await send()
  expect(state().message).toBe(unread)
  const again = `Your list of debts could not be read. ${offline}`
  for (const round of [send, checkAgain]) {
    await round()
    expect(state().message).toBe(again)
  }
})

test('nothing more is sent after rows were refused while the list could not be read', async () => {
  const server = fakeServer(reject(() => ({ 2: wrongAmount })))
  server.list.isFailing = true
  const { send, state, count } = start(readyRows(120), server)
  await send()
  expect([server.calls, count('refused'), count('unconfirmed')]).toEqual([[100], 1, 99])
  expect(state().message).toBe(unread)
})

test('nothing more is sent after a lost response, even if all its rows are found', async () => {
  const rounds: unknown[] = []
  const server = fakeServer(loseResponse(100, 500), (bodies, create) => {
    const { phase, message, round } = state()
    rounds.push({ phase, message, done: round.done })
    return create(bodies)
  })
  const { send, state } = start(readyRows(120), server)
  await send()
  expect([server.calls, state().phase]).toEqual([[100], 'stopped'])
  expect(state().message).toBe(found('100'))
  await send()
  expect(server.calls).toEqual([100, 20])
  expect(rounds).toEqual([{ phase: 'sending', message: null, done: 100 }])
})

test('rows are being sent again, not checked, once the others of their batch were refused', async () => {
  const phases: string[] = []
  const server = fakeServer(
    reject(() => ({ 0: wrongAmount })),
    (bodies, create) => {
      phases.push(state().phase)
      return create(bodies)
    },
  )
  const { send, state } = start(readyRows(3), server)
  await send()
  expect([server.calls, phases]).toEqual([[3, 2], ['sending']])
})

test('a batch of which every row was refused is not sent again', async () => {
  const server = fakeServer(reject((bodies) => bodies.map(() => wrongAmount)))
  const { send, state, count } = start(readyRows(2), server)
  await send()
  expect([server.calls, state().phase, count('refused')]).toEqual([[2], 'finished', 2])
})

test('a row that alone is too large is sent once a round', async () => {
  const server = fakeServer(() => {
    throw new Failure('refused', { status: 413, message: 'Too large.' })
  })
  const { send, state } = start(readyRows(1), server)
  await send()
  expect([server.calls, state().phase, state().message]).toEqual([[1], 'stopped', 'Too large.'])
})

test('large rows are sent in smaller requests', async () => {
  const rows = readyRows(60).map((row) => ({ ...row, department: 'x'.repeat(20_000) }))
  const server = fakeServer()
  const post = vi.fn(server.post)
  const { send } = start(rows, { ...server, post })
  await send()
  const sizes = post.mock.calls.map(([bodies]) => JSON.stringify(bodies).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(batchLimits.bytes)
  expect(server.stored).toHaveLength(60)
})

test('a second round does not begin while a request is under way', async () => {
  const server = fakeServer()
  let respond = () => {}
  const isReady = new Promise<void>((resolve) => {
    respond = resolve
  })
  const post = async (bodies: DebtorBody[]) => {
    await isReady
    return server.post(bodies)
  }
  const { sender } = start(readyRows(3), { ...server, post })
  const rounds = [sender.send(), sender.send(), sender.checkAgain()]
  await vi.advanceTimersByTimeAsync(0)
  respond()
  await Promise.all(rounds)
  expect(server.calls).toEqual([3])
})

test('a stopped import says so, and a logout is not mistaken for a refusal', async () => {
  const stopping = fakeServer((bodies, create) => {
    stopped.sender.stop()
    return create(bodies)
  })
  const stopped = start(readyRows(350), stopping)
  await stopped.send()
  expect(stopped.state().message).toBe('You stopped the import. The remaining rows were not sent.')

  const session = { isOver: false }
  const leaving = fakeServer((bodies, create) => {
    session.isOver = true
    return create(bodies)
  })
  const left = start(readyRows(350), leaving, session)
  await left.send()
  expect([leaving.calls, left.state().message]).toEqual([[100], null])
})

test('a failure to read the rows stops the import, and nothing is sent', async () => {
  const post = vi.fn()
  let last: SendState | undefined
  const sender = createBatchSender(
    {
      rows: [{ row: 2, outstanding: 1 }],
      debts: () => Promise.reject(new Failure('bad-answer', { message: 'The file is gone.' })),
      resource: { post, fetchList: post, isMatch: () => false, isSimilar: () => false },
      attempt: newAttempt(),
      matchingRows: async () => new Map(),
      isActive: () => true,
    },
    (state) => {
      last = state
    },
  )
  await sender.send()
  expect(last).toMatchObject({ phase: 'stopped', message: 'The file is gone.' })
  expect(last && rowsToSend(last)).toHaveLength(1)
  expect(post).not.toHaveBeenCalled()
})

describe('in the round after a stop', () => {
  test('rows like an earlier debt, or like a row just sent, are sent all the same', async () => {
    const rows = readyRows(120)
    rows[110] = { ...rows[5], department: 'North' }
    const server = fakeServer((bodies, create) => {
      sender.stop()
      return create(bodies)
    })
    server.create(sheetOf(readyRows(120)).entries([117]).map(bodyOf))
    const { sender, send, count } = start(rows, server)
    await send()
    await send()
    expect([server.calls, count('created'), count('left-out')]).toEqual([[100, 20], 120, 0])
  })

  test('the rest is sent if checks were stopped when none were left', async () => {
    const server = fakeServer(loseResponse(0, 500))
    const { sender, send } = start(readyRows(2), server)
    await send()
    server.list.onRead = () => sender.stopChecking()
    await send()
    expect(server.calls).toEqual([2, 2])
  })

  test('the rest is sent if checks were stopped when every row was found', async () => {
    let arrive = () => {}
    const server = fakeServer((bodies) => {
      arrive = () => void server.create(bodies)
      throw new Failure('unknown-outcome', { status: 504 })
    })
    const { sender, send, count } = start(readyRows(120), server)
    server.list.onRead = () => sender.stopChecking()
    await send()
    expect([server.calls, count('not-created')]).toEqual([[100], 100])
    arrive()
    await send()
    expect([server.calls, count('created')]).toEqual([[100, 20], 120])
  })
})
