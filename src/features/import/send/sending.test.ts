import { afterEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '@/api/http/errors'
import { clearDrafts, hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { currentImportSession } from '../import-session'
import { fakeLocks, stubLocks } from '../testing/locks'
import { reviewed, sendTo } from '../testing/reviewed'
import { fakeServer } from '../testing/sender'
import { fileOf, opened, startSessions } from '../testing/session'
import { acquireImportLock } from './import-lock'

startSessions()
afterEach(() => stubLocks())

/** A server whose list is not read until `answer` is called. */
function slowServer() {
  const server = fakeServer()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fetchList = async () => {
    await isAnswered
    return server.fetchList()
  }
  return { ...server, fetchList, answer }
}

test('rows are sent once when "Import" is pressed again, during the import or after it', async () => {
  const importSession = await reviewed()
  const server = fakeServer()
  await Promise.all([sendTo(importSession, server), sendTo(importSession, server)])
  await sendTo(importSession, server)
  expect([server.calls, server.references()]).toEqual([[2], ['R-0', 'R-1']])
  expect(importSession.state()).toMatchObject({
    step: 'send',
    busy: null,
    block: null,
    sending: { phase: 'finished' },
  })
  expect(hasDrafts()).toBe(false)
})

test('rows are sent with the fee mode and the interest that were reviewed', async () => {
  const importSession = await reviewed(1)
  await importSession.setToday('2026-04-01')
  await importSession.setChoices({ feeMode: 'No Recovery No Fee' })
  const { totals } = opened(importSession).review ?? {}
  const server = fakeServer()
  const post = vi.fn(server.post)
  await sendTo(importSession, { ...server, post })
  const { interestDue, fee_type } = post.mock.calls[0]?.[0][0]?.debtor_debt ?? {}
  expect(fee_type).toBe('No Recovery No Fee')
  expect(Math.round(Number(interestDue) * 100)).toBe(totals?.interest)
  expect(totals?.interest).toBeGreaterThan(0)
})

describe('nothing is sent', () => {
  test('before a file was read, and while a required column is missing', async () => {
    const server = fakeServer()
    const importSession = currentImportSession()
    await sendTo(importSession, server)
    await importSession.sendRest()
    await importSession.checkAgain()
    importSession.stopSending()
    importSession.stopChecking()
    expect(importSession.state()).toMatchObject({ step: 'choose', busy: null })
    await importSession.chooseFile(fileOf('company_name,strange\nAcme Ltd,5\n'))
    await sendTo(importSession, server)
    expect(importSession.state()).toMatchObject({ step: 'match', busy: null })
    expect([server.list.reads, server.calls]).toEqual([0, []])
  })

  test('while the rows are being checked', async () => {
    const importSession = await reviewed()
    const server = fakeServer()
    const checked = importSession.setFormats({ decimal: 'comma' })
    await sendTo(importSession, server)
    await checked
    expect([server.list.reads, server.calls]).toEqual([0, []])
    expect(importSession.state()).toMatchObject({ step: 'review', busy: null })
  })

  test('while the list cannot be read; pressing again sends the rows', async () => {
    const importSession = await reviewed()
    const server = fakeServer()
    server.list.isFailing = true
    await sendTo(importSession, server)
    expect(importSession.state()).toMatchObject({
      step: 'review',
      busy: null,
      block: {
        kind: 'list-unreadable',
        message: 'There is no connection to the server. Once you are online, try again.',
      },
    })
    expect(server.calls).toEqual([])
    server.list.isFailing = false
    await sendTo(importSession, server)
    expect(server.references()).toEqual(['R-0', 'R-1'])
    expect(importSession.state()).toMatchObject({ block: null })
  })

  test.each([
    ['the comparison is cancelled', 'cancelComparing', 'review'],
    ['another file is to be chosen', 'startAgain', 'choose'],
  ] as const)('when %s before the list arrives', async (_, leave, step) => {
    const importSession = await reviewed()
    const server = slowServer()
    const sent = sendTo(importSession, server)
    expect(importSession.state().busy).toBe('comparing')
    importSession[leave]()
    server.answer()
    await sent
    expect(importSession.state()).toMatchObject({ step, busy: null })
    expect(server.calls).toEqual([])
  })

  test('and no failure is shown when the list fails after the comparison was cancelled', async () => {
    const importSession = await reviewed()
    const server = slowServer()
    server.list.isFailing = true
    const sent = sendTo(importSession, server)
    importSession.cancelComparing()
    server.answer()
    await sent
    expect(importSession.state()).toMatchObject({ step: 'review', busy: null, block: null })
  })

  test('when the user logs out before the list arrives', async () => {
    const importSession = await reviewed()
    const server = slowServer()
    const sent = sendTo(importSession, server)
    session.end()
    server.answer()
    await sent
    expect(server.calls).toEqual([])
  })

  test('when every row turns out to be among the debts', async () => {
    const server = fakeServer()
    await sendTo(await reviewed(), server)
    clearDrafts()
    const importSession = await reviewed()
    await sendTo(importSession, server)
    expect(importSession.state()).toMatchObject({
      step: 'review',
      busy: null,
      block: { kind: 'debts-changed', change: { newlyExisting: 2 }, isFirstComparison: true },
      review: { counts: { ready: 0 } },
    })
    importSession.setChoices({})
    await vi.waitFor(() => expect(importSession.state().busy).toBeNull())
    await sendTo(importSession, server)
    expect(importSession.state()).toMatchObject({ step: 'review', busy: null, block: null })
    expect(server.calls).toEqual([2])
  })
})

describe('while another tab imports', () => {
  test('nothing is sent, and the other tab is named; afterwards the rows are sent', async () => {
    const locksOf = fakeLocks()
    const holder = { fileName: 'other.csv', startedAt: 1_000 }
    stubLocks(locksOf('other'))
    const other = await acquireImportLock(session.userId(), holder)
    stubLocks(locksOf('this'))
    const importSession = await reviewed()
    const server = fakeServer()
    await sendTo(importSession, server)
    expect(importSession.state()).toMatchObject({
      step: 'review',
      busy: null,
      block: { kind: 'other-tab', heldBy: holder },
    })
    expect([server.list.reads, server.calls]).toEqual([0, []])
    if (other.isHeld) other.release()
    await sendTo(importSession, server)
    expect(server.references()).toEqual(['R-0', 'R-1'])
  })

  test('the rest is not sent either', async () => {
    const locksOf = fakeLocks()
    stubLocks(locksOf('this'))
    const importSession = await reviewed()
    const server = fakeServer(() => {
      throw new Failure('throttled')
    })
    await sendTo(importSession, server)
    const other = await acquireImportLock(session.userId(), { fileName: 'x', startedAt: 0 })
    expect(other.isHeld).toBe(true)
    await importSession.sendRest()
    expect(opened(importSession).block).toMatchObject({ kind: 'other-tab' })
    expect(server.calls).toEqual([2])
    if (other.isHeld) other.release()
    await importSession.sendRest()
    expect([server.calls, opened(importSession).block]).toEqual([[2, 2], null])
    expect((await locksOf('this').query()).held).toEqual([])
  })

  test.each(['cancelComparing', 'startAgain'] as const)(
    'it may import as soon as this one is left (%s)',
    async (leave) => {
      const locksOf = fakeLocks()
      stubLocks(locksOf('this'))
      const importSession = await reviewed()
      const before = Date.now()
      void sendTo(importSession, slowServer())
      await vi.waitFor(async () => expect((await locksOf('this').query()).held).toHaveLength(2))
      const refused = await acquireImportLock(session.userId(), { fileName: 'x', startedAt: 0 })
      expect(refused).toMatchObject({ isHeld: false, heldBy: { fileName: 'debts.csv' } })
      const startedAt = refused.isHeld ? 0 : refused.heldBy?.startedAt
      expect(startedAt).toBeGreaterThanOrEqual(before)
      importSession[leave]()
      await vi.waitFor(async () => expect((await locksOf('this').query()).held).toEqual([]))
    },
  )
})
