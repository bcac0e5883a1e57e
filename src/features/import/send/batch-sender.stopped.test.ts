// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { Failure } from '@/api/http/errors'
import { sheetOf } from '../testing/rows'
import { bodyOf, fakeServer, loseResponse, readyRows, referencesOf, start } from '../testing/sender'
import { unsentRows } from './send-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('I07: a lost response', () => {
  test.each([0, 2, 5])(
    'with %i of 5 rows created: those are found, the rest is sent',
    async (created) => {
      const server = fakeServer(loseResponse(created))
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
    const server = fakeServer(loseResponse(0))
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
    const server = fakeServer(loseResponse(0, 504))
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
    const checked = checkAgain()
    // At once, so that "Send the rest" is not offered while it would do nothing.
    expect(state().phase).toBe('checking')
    await checked
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
      return loseResponse(1, 500)(bodies, create)
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
