// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debtorBatch } from '@/api/debtor/create'
import { type Debtor, debtor } from '@/api/debtor/debtor'
import { type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { Failure, rowMessages } from '@/api/http/errors'
import { newAttempt, setBaseline } from '@/api/write/attempt'
import { toExistingDebt } from '../check/duplicates'
import { toSentRows } from '../check/rows'
import { goodRow, type RowValues, sheetOf } from '../testing/rows'
import { createBatchSender } from './batch-sender'
import { addedElsewhereIssues } from './row-reasons'
import { type RowOutcome, rowsWithOutcome, type SendState, unsentRows } from './send-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bodyOf = (entry: Parameters<typeof debtorBody>[0]) =>
  debtorBody(entry, { today: '2026-04-01', rules: 'portal', feeMode: 'Fixed Fee' })

/** How one call ends: what it creates, and what it answers. */
type Turn = (bodies: DebtorBody[], create: (bodies: DebtorBody[]) => Debtor[]) => Debtor[]

/** A server that takes these turns and creates everything after them. */
function fakeServer(...turns: Turn[]) {
  const stored: Debtor[] = []
  const calls: number[] = []
  const list = { isFailing: false, unreadable: 0, reads: 0, onRead: () => {} }
  const create = (bodies: DebtorBody[]) => {
    const created = bodies.map((body, index) => {
      const id = stored.length + index + 1
      return debtor.parse({
        ...structuredClone(body),
        id,
        debtor_addresses: [],
        debtor_contacts: [],
        debtor_debt: { ...body.debtor_debt, id },
      })
    })
    stored.push(...created)
    return created
  }
  return {
    stored,
    calls,
    list,
    create,
    references: () => stored.map(({ customer_ref }) => customer_ref),
    post: async (bodies: DebtorBody[]) => {
      calls.push(bodies.length)
      const turn = turns.shift() ?? ((all, createAll) => createAll(all))
      return { items: turn(bodies, create), unreadable: 0 }
    },
    fetchList: async () => {
      list.reads += 1
      list.onRead()
      if (list.isFailing) throw new Failure('no-network')
      return { items: [...stored], unreadable: list.unreadable }
    },
  }
}

const refuse = (answer: (bodies: DebtorBody[]) => unknown, created = 0): Turn => {
  return (bodies, create) => {
    create(bodies.slice(0, created))
    throw new Failure('refused', {
      status: 400,
      message: 'Refused',
      rows: rowMessages(answer(bodies), bodies.length),
    })
  }
}
const wrongAmount = { debtor_debt: { initial_debt: ['A valid number is required.'] } }
const loseAnswer =
  (created: number, status?: number): Turn =>
  (bodies, create) => {
    create(bodies.slice(0, created))
    throw new Failure('unknown-outcome', status === undefined ? {} : { status })
  }

const readyRows = (count: number) => Array.from({ length: count }, (_, index) => goodRow(index))
const referencesOf = (rows: RowValues[]) => rows.map(({ customer_ref }) => customer_ref)

function start(
  rows: RowValues[],
  server: ReturnType<typeof fakeServer>,
  session = { isOver: false },
) {
  const states: SendState[] = []
  const sheet = sheetOf(rows)
  const attempt = newAttempt()
  setBaseline(attempt, { items: [...server.stored], unreadable: server.list.unreadable })
  const sender = createBatchSender(
    {
      rows: toSentRows(sheet.rowsToSend()),
      entries: async (numbers) => sheet.entries(numbers),
      bodyOf,
      resource: { ...debtorBatch(server.post), fetchList: server.fetchList },
      attempt,
      matchingRows: async (numbers, records) =>
        new Map(
          sheet
            .matchingRows(numbers, records.map(toExistingDebt))
            .map(({ row, isSame, existing }) => [row, addedElsewhereIssues(isSame, existing)]),
        ),
      isActive: () => !session.isOver,
    },
    (state) => states.push(state),
  )
  const state = () => states.at(-1) as SendState
  const count = (outcome: RowOutcome) => rowsWithOutcome(state(), outcome).length
  /** Runs a round to its end, the pauses between its checks included. */
  async function finish(round: () => Promise<void>) {
    const end = round()
    await vi.runAllTimersAsync()
    await end
  }
  return {
    sender,
    state,
    states,
    count,
    send: () => finish(sender.send),
    checkAgain: () => finish(sender.checkAgain),
  }
}

test('rows are sent once each, in consecutive requests of at most a hundred', async () => {
  const server = fakeServer()
  const { sender, state, count } = start(readyRows(250), server)
  await Promise.all([sender.send(), sender.send()])
  expect(server.calls).toEqual([100, 100, 50])
  expect(state().phase).toBe('finished')
  expect(count('created')).toBe(250)
  expect(server.references()).toEqual(referencesOf(readyRows(250)))
})

describe('a rejected batch', () => {
  test.each([
    ['a list', (bodies: DebtorBody[]) => bodies.map((_, i) => (i === 1 ? wrongAmount : {}))],
    ['an object by index', () => ({ 1: wrongAmount })],
  ])(
    'answered by %s: the named row is refused, the others are sent again once',
    async (_, answer) => {
      const server = fakeServer(refuse(answer))
      const { send, state, count } = start(readyRows(3), server)
      await send()
      expect(server.calls).toEqual([3, 2])
      expect(state().phase).toBe('finished')
      expect(count('created')).toBe(2)
      expect([...state().issues]).toEqual([
        [
          3,
          [
            {
              column: 'initial_debt',
              value: expect.any(String),
              reason: 'A valid number is required.',
            },
          ],
        ],
      ])
    },
  )

  test('I07: rows that were created before another was refused are found, not sent again', async () => {
    const server = fakeServer(refuse(() => ({ 2: wrongAmount }), 2))
    const { send, state, count } = start(readyRows(4), server)
    await send()
    expect(server.calls).toEqual([4, 1])
    expect([state().phase, count('created'), count('refused')]).toEqual(['finished', 3, 1])
    expect(server.references()).toEqual(['R-0', 'R-1', 'R-3'])
  })

  test('I07: nothing is sent again while the list cannot be read', async () => {
    const server = fakeServer((bodies, create) => {
      server.list.isFailing = true
      return refuse(() => ({ 2: wrongAmount }), 2)(bodies, create)
    })
    const { send, checkAgain, state, count } = start(readyRows(4), server)
    await send()
    expect(server.calls).toEqual([4])
    expect([state().phase, count('unconfirmed'), count('refused')]).toEqual(['stopped', 3, 1])
    server.list.isFailing = false
    await checkAgain()
    expect([count('created'), count('not-created'), server.calls]).toEqual([2, 1, [4]])
    await send()
    expect(server.references()).toEqual(['R-0', 'R-1', 'R-3'])
  })

  test('stops when it is rejected again', async () => {
    const server = fakeServer(
      refuse(() => ({ 0: wrongAmount })),
      refuse(() => ({ 0: wrongAmount })),
    )
    const { send, state, count } = start(readyRows(3), server)
    await send()
    expect(server.calls).toEqual([3, 2])
    expect([state().phase, count('refused'), count('not-created')]).toEqual(['stopped', 2, 1])
    await send()
    expect(server.calls).toEqual([3, 2, 1])
    expect([state().phase, count('created')]).toEqual(['finished', 1])
  })

  test.each([150, 1])(
    'of %i rows, refused as a whole, stops with the server’s words',
    async (rows) => {
      const server = fakeServer(refuse(() => ({ detail: 'No.' })))
      const { send, state, count } = start(readyRows(rows), server)
      await send()
      const sent = Math.min(100, rows)
      expect(server.calls).toEqual([sent])
      expect([state().phase, state().message, count('not-created')]).toEqual([
        'stopped',
        'Refused',
        sent,
      ])
    },
  )

  test('of one row is rejected with its reason', async () => {
    const server = fakeServer(refuse(() => [wrongAmount]))
    const { send, state, count } = start(readyRows(1), server)
    await send()
    expect([state().phase, count('refused')]).toEqual(['finished', 1])
    expect(unsentRows(state())).toMatchObject([{ row: 2, issues: [{ column: 'initial_debt' }] }])
  })

  test('is halved when it is too large', async () => {
    const server = fakeServer(() => {
      throw new Failure('refused', { status: 413 })
    })
    const { send, count } = start(readyRows(5), server)
    await send()
    expect([server.calls, count('created')]).toEqual([[5, 3, 2], 5])
  })
})

describe('I07: a lost response', () => {
  test.each([0, 2, 5])(
    'with %i of 5 rows created: those are found, the rest is sent',
    async (created) => {
      const server = fakeServer(loseAnswer(created))
      const { send, state, count } = start(readyRows(5), server)
      await send()
      expect(server.calls).toEqual([5])
      expect([count('created'), count('not-created')]).toEqual([created, 5 - created])
      expect(state().phase).toBe(created === 5 ? 'finished' : 'stopped')
      expect(state().mayStillArrive).toBe(created !== 5)
      await send()
      expect(server.references().toSorted()).toEqual(referencesOf(readyRows(5)))
    },
  )

  test('a debt of the baseline matches no row', async () => {
    const rows = readyRows(2)
    const server = fakeServer(loseAnswer(0))
    server.create(sheetOf(rows).entries([2, 3]).map(bodyOf))
    const { send, count } = start(rows, server)
    await send()
    expect(count('not-created')).toBe(2)
  })

  test('rows that arrive during verification are created', async () => {
    const server = fakeServer((bodies, create) => {
      setTimeout(() => create(bodies), 6_000)
      throw new Failure('unknown-outcome', { status: 504 })
    })
    const { send, state, count } = start(readyRows(3), server)
    await send()
    expect([state().phase, count('created'), server.calls]).toEqual(['finished', 3, [3]])
    expect(server.list.reads).toBe(3)
  })

  test('stopped checks are completed before the rest is sent', async () => {
    const server = fakeServer((bodies, create) => {
      setTimeout(() => create(bodies), 6_000)
      throw new Failure('unknown-outcome', { status: 504 })
    })
    const { sender, send, state, states, count } = start(readyRows(3), server)
    const first = sender.send()
    await vi.advanceTimersByTimeAsync(0)
    expect([state().phase, count('unconfirmed')]).toEqual(['checking', 3])
    sender.stopChecking()
    await first
    expect([state().phase, state().mayStillArrive, count('not-created')]).toEqual([
      'stopped',
      true,
      3,
    ])
    states.length = 0
    await send()
    expect([state().phase, count('created'), server.calls]).toEqual(['finished', 3, [3]])
    expect(states.map(({ phase }) => phase)).toContain('checking')
  })

  test('nothing is sent when those checks are stopped, too', async () => {
    const server = fakeServer(loseAnswer(0, 504))
    const { sender, state, count } = start(readyRows(3), server)
    for (const round of [sender.send, sender.send]) {
      const end = round()
      await vi.advanceTimersByTimeAsync(0)
      sender.stopChecking()
      await end
      expect([state().phase, count('not-created'), server.calls]).toEqual(['stopped', 3, [3]])
    }
    expect(state().message).toMatch(/^You stopped checking, so nothing more was sent/)
  })

  test('nothing is sent while the list cannot be read; "Check again" finds the rows', async () => {
    const server = fakeServer((bodies, create) => {
      server.list.isFailing = true
      create(bodies)
      throw new Failure('unknown-outcome')
    })
    const { send, checkAgain, state, count } = start(readyRows(3), server)
    await send()
    expect([state().phase, count('unconfirmed')]).toEqual(['stopped', 3])
    await send()
    expect(server.calls).toEqual([3])
    expect(state().message).toMatch(/could not be read/)
    server.list.isFailing = false
    await checkAgain()
    expect([state().phase, count('created'), server.calls]).toEqual(['finished', 3, [3]])
  })

  test('a response with fewer debts than rows is not a success', async () => {
    const server = fakeServer((bodies, create) => create(bodies.slice(0, 1)))
    const { send, state, count } = start(readyRows(3), server)
    await send()
    expect([state().phase, count('created'), count('not-created')]).toEqual(['stopped', 1, 2])
  })

  test('a row that may be a debt the server changed is unconfirmed, and never sent again', async () => {
    const server = fakeServer((bodies, create) => {
      create(bodies.slice(0, 1))
      for (const record of server.stored) record.company_name = `${record.company_name} (UK)`
      throw new Failure('unknown-outcome', { status: 500 })
    })
    const { send, state, count } = start(readyRows(3), server)
    await send()
    expect([count('unconfirmed'), count('not-created')]).toEqual([1, 2])
    expect(unsentRows(state())[0]?.issues[0]?.reason).toMatch(/Debtor 0 Ltd \(UK\), R-0, £100.10/)
    await send()
    expect(server.calls).toEqual([3, 2])
    expect([state().phase, count('unconfirmed'), count('created')]).toEqual(['stopped', 1, 2])
  })

  test('a new debt that cannot be read leaves the rows unconfirmed', async () => {
    const server = fakeServer((bodies, create) => {
      server.list.unreadable = 1
      return loseAnswer(1, 500)(bodies, create)
    })
    const { send, state, count } = start(readyRows(3), server)
    await send()
    expect([state().phase, count('created'), count('unconfirmed')]).toEqual(['stopped', 1, 2])
    await send()
    expect(server.calls).toEqual([3])
  })
})

test('I09: rows that were added elsewhere while the import was stopped are left out', async () => {
  const rows = readyRows(250)
  const server = fakeServer((bodies, create) => {
    sender.stop()
    return create(bodies)
  })
  const { sender, send, state, count } = start(rows, server)
  await send()
  expect([state().phase, count('waiting')]).toEqual(['stopped', 150])
  const [same, similar] = sheetOf(rows).entries([102, 103]).map(bodyOf)
  server.create([same, { ...similar, company_name: 'Renamed Ltd' }] as DebtorBody[])
  await send()
  expect([state().phase, count('created'), count('left-out')]).toEqual(['finished', 248, 2])
  expect(unsentRows(state()).map(({ row, issues }) => [row, issues[0]?.reason])).toEqual([
    [102, expect.stringMatching(/^Added elsewhere .*: Debtor 100 Ltd, R-100, £200.10$/)],
    [103, expect.stringMatching(/^Looks like a debt .*: Renamed Ltd, R-101, £201.10$/)],
  ])
  expect(server.stored).toHaveLength(250)
})

test.each([
  ['signed-out', { status: 401 }, /session has ended/],
  ['throttled', { status: 429 }, /Wait a minute, then send the rest/],
  ['throttled', { status: 429, retryAfter: 90 }, /Wait 2 minutes, then send the rest/],
  ['other-user', {}, /./],
] as const)(
  '%s %j: it stops, no row is unconfirmed, the rest can be sent',
  async (kind, details, message) => {
    const server = fakeServer(() => {
      throw new Failure(kind, details)
    })
    const { send, state, count } = start(readyRows(120), server)
    await send()
    expect([state().phase, count('not-created')]).toEqual(['stopped', 100])
    expect([state().message, state().mayStillArrive]).toEqual([
      expect.stringMatching(message),
      false,
    ])
    await send()
    expect([server.calls, count('created')]).toEqual([[100, 100, 20], 120])
  },
)

test('I07: stopping awaits the batch under way and keeps the rest', async () => {
  const server = fakeServer((bodies, create) => {
    sender.stop()
    return create(bodies)
  })
  const { sender, send, state, count } = start(readyRows(250), server)
  await send()
  expect([server.calls, state().phase, count('created')]).toEqual([[100], 'stopped', 100])
  await send()
  expect([server.calls, state().phase, server.stored.length]).toEqual([
    [100, 100, 50],
    'finished',
    250,
  ])
})

test('I08: after a logout nothing more is sent', async () => {
  const session = { isOver: false }
  const server = fakeServer((bodies, create) => {
    session.isOver = true
    return create(bodies)
  })
  await start(readyRows(250), server, session).send()
  expect(server.calls).toEqual([100])
})
