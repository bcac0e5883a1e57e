import { describe, expect, test, vi } from 'vitest'
import { Failure } from '@/api/http/errors'
import { clearDrafts, hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import type { ImportSession } from '../import-session'
import { sendStateOf } from '../import-state'
import { reviewed, sendingOf, sendTo } from '../testing/reviewed'
import { fakeServer, loseResponse, reject, wrongAmount } from '../testing/sender'
import { fileOf, opened, startSessions } from '../testing/session'
import { rowsWithOutcome, unsentRows } from './send-state'

startSessions()

const throttle = () => {
  throw new Failure('throttled')
}

test('the rest is sent once when "Send the rest" is pressed twice', async () => {
  const importSession = await reviewed(120)
  const server = fakeServer(throttle)
  await sendTo(importSession, server)
  expect([sendingOf(importSession).phase, hasDrafts()]).toEqual(['stopped', true])
  await Promise.all([importSession.sendRest(), importSession.sendRest()])
  expect(server.calls).toEqual([100, 100, 20])
  expect([sendingOf(importSession).phase, hasDrafts()]).toEqual(['finished', false])
})

test('"Send the rest" before anything was sent does not begin an import', async () => {
  const importSession = await reviewed(1)
  const before = importSession.state()
  await importSession.sendRest()
  expect(importSession.state()).toBe(before)
})

test('the rest can be sent again after it was stopped again', async () => {
  const importSession = await reviewed(2)
  const server = fakeServer(throttle, throttle)
  await sendTo(importSession, server)
  await importSession.sendRest()
  await importSession.sendRest()
  expect([server.calls, server.references()]).toEqual([
    [2, 2, 2],
    ['R-0', 'R-1'],
  ])
})

test('stopping keeps the rest of the rows', async () => {
  const importSession = await reviewed(120)
  const server = fakeServer((bodies, create) => {
    importSession.stopSending()
    return create(bodies)
  })
  await sendTo(importSession, server)
  expect(server.calls).toEqual([100])
  expect(rowsWithOutcome(sendingOf(importSession), 'waiting')).toHaveLength(20)
})

test('rows added elsewhere while the import was stopped are left out', async () => {
  const importSession = await reviewed(102)
  const server = fakeServer((bodies, create) => {
    importSession.stopSending()
    return create(bodies)
  })
  const bodies = vi.fn(server.post)
  await sendTo(importSession, { ...server, post: bodies })
  const [first] = bodies.mock.calls[0]?.[0] ?? []
  if (!first) throw new Error('Nothing was sent.')
  const debt = { ...first.debtor_debt, initial_debt: 2100, amount_outstanding: 2100 }
  server.create([
    { ...first, company_name: 'Debtor 100 Ltd', customer_ref: 'R-100', debtor_debt: debt },
  ])
  await importSession.sendRest()
  expect(server.calls).toEqual([100, 1])
  expect(unsentRows(sendingOf(importSession))).toEqual([
    {
      row: 102,
      issues: [
        {
          column: null,
          value: '',
          reason: 'Added elsewhere while this import was stopped: Debtor 100 Ltd, R-100, £2,100.00',
        },
      ],
    },
  ])
})

test('"Check again" finds the rows of a lost response, and finishes the import', async () => {
  const importSession = await reviewed(2)
  const server = fakeServer((bodies, create) => {
    server.list.isFailing = true
    return loseResponse(2, 500)(bodies, create)
  })
  await sendTo(importSession, server)
  expect(rowsWithOutcome(sendingOf(importSession), 'unconfirmed')).toHaveLength(2)
  server.list.isFailing = false
  await importSession.checkAgain()
  expect(rowsWithOutcome(sendingOf(importSession), 'created')).toHaveLength(2)
  expect([server.calls, hasDrafts()]).toEqual([[2], false])
})

test('the checks of a lost response can be stopped', async () => {
  const importSession = await reviewed(2)
  const server = fakeServer(loseResponse(0, 504))
  const sent = sendTo(importSession, server)
  await vi.waitFor(() => expect(sendingOf(importSession).phase).toBe('checking'))
  importSession.stopChecking()
  await sent
  expect(sendingOf(importSession)).toMatchObject({ phase: 'stopped', mayStillArrive: true })
})

describe('nothing more is sent', () => {
  test('after the user logged out', async () => {
    const importSession = await reviewed(120)
    const server = fakeServer((bodies, create) => {
      session.end()
      return create(bodies)
    })
    await sendTo(importSession, server)
    expect(server.calls).toEqual([100])
  })

  test.each([
    ['starts again', (importSession) => importSession.startAgain()],
    ['chooses another file', (importSession) => importSession.chooseFile(fileOf('company_name\n'))],
  ] satisfies [string, (importSession: ImportSession) => unknown][])(
    'after the user %s',
    async (_, leave) => {
      const importSession = await reviewed(120)
      let left: unknown
      const server = fakeServer((bodies, create) => {
        left = leave(importSession)
        return create(bodies)
      })
      await sendTo(importSession, server)
      await left
      expect(server.calls).toEqual([100])
      expect(sendStateOf(importSession.state())).toBeNull()
    },
  )
})

describe('the review of the rest', () => {
  async function refused() {
    const importSession = await reviewed(3)
    const server = fakeServer(
      reject(() => [{}, wrongAmount, {}]),
      throttle,
    )
    await sendTo(importSession, server)
    return { importSession, server }
  }

  test('excludes rows that were added, and shows why others were refused', async () => {
    const importSession = await reviewed(3)
    const server = fakeServer(reject(() => [{}, wrongAmount, {}]))
    await sendTo(importSession, server)
    expect(hasDrafts()).toBe(false)
    await importSession.reviewRest()
    expect(importSession.state()).toMatchObject({
      step: 'review',
      block: null,
      review: { counts: { all: 3, ready: 0, 'to-fix': 1 } },
    })
    expect(hasDrafts()).toBe(true)
    const { rows } = await importSession.rows({ kind: 'all' }, 0, 9)
    expect(rows.map(({ status }) => status)).toEqual(['added', 'to-fix', 'added'])
    expect(rows[1]?.issues).toMatchObject([
      { column: 'initial_debt', reason: 'A valid number is required.' },
    ])
    const edits = [{ rowIndex: 1, field: 'initial_debt', value: '7' }] as const
    await importSession.apply({ kind: 'edit', edits })
    await sendTo(importSession, server)
    await sendTo(importSession, server, opened(importSession).shownChanges)
    expect(server.references()).toEqual(['R-0', 'R-2', 'R-1'])
  })

  test('includes the rows that were not sent', async () => {
    const { importSession, server } = await refused()
    expect(server.calls).toEqual([3, 2])
    await importSession.reviewRest()
    expect(opened(importSession).review?.counts).toMatchObject({ ready: 2, 'to-fix': 1 })
    await sendTo(importSession, server)
    expect([server.calls, server.references()]).toEqual([
      [3, 2, 2],
      ['R-0', 'R-2'],
    ])
  })

  test('is not shown before rows were sent', async () => {
    const importSession = await reviewed(1)
    const before = importSession.state()
    await importSession.reviewRest()
    expect(importSession.state()).toBe(before)
  })

  test('lists the rows that were not sent as corrections', async () => {
    const { importSession } = await refused()
    const corrections = await importSession.corrections()
    expect(corrections).toContain('R-1')
    expect(corrections).toContain('Not sent yet')
    clearDrafts()
  })
})
