// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DebtorBody } from '@/api/debtor/request-body'
import { Failure } from '@/api/http/errors'
import { fakeServer, readyRows, referencesOf, reject, start, wrongAmount } from '../testing/sender'
import { unsentRows } from './send-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

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
    'with errors as %s has its named row rejected and the others sent again once',
    async (_, response) => {
      const server = fakeServer(reject(response))
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
    const server = fakeServer(reject(() => ({ 2: wrongAmount }), 2))
    const { send, state, count } = start(readyRows(4), server)
    await send()
    expect(server.calls).toEqual([4, 1])
    expect([state().phase, count('created'), count('refused')]).toEqual(['finished', 3, 1])
    expect(server.references()).toEqual(['R-0', 'R-1', 'R-3'])
  })

  test('I07: nothing is sent again while the list cannot be read', async () => {
    const server = fakeServer((bodies, create) => {
      server.list.isFailing = true
      return reject(() => ({ 2: wrongAmount }), 2)(bodies, create)
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
      reject(() => ({ 0: wrongAmount })),
      reject(() => ({ 0: wrongAmount })),
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
    'of %i rows, rejected as a whole, stops with the message of the server',
    async (rows) => {
      const server = fakeServer(reject(() => ({ detail: 'No.' })))
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
    const server = fakeServer(reject(() => [wrongAmount]))
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
