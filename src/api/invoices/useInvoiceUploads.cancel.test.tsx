// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '@/session/session'
import { chosenFiles, openUploads } from '../testing/invoice-uploads'
import { invoiceRecord } from '../testing/records'
import {
  connectionOpened,
  stubUploadConnections,
  UploadConnection,
} from '../testing/upload-connection'
import { recordCalls, respondTo } from '../testing/wire'
import { checkPausesMs, checkSettings } from '../write/verify'

recordCalls()
stubUploadConnections()
afterEach(() => {
  checkSettings.pausesMs = checkPausesMs
})

const debtId = 9
const accept = (connection: UploadConnection) => connection.answer(201, invoiceRecord)

/** Sends all chosen files, and returns once the first is being sent. */
async function sendFirst(...names: string[]) {
  const opened = openUploads(...names)
  let outcome: ReturnType<typeof opened.result.current.sendAll> | undefined
  act(() => {
    outcome = opened.result.current.sendAll(debtId)
  })
  const connection = await connectionOpened()
  return { ...opened, connection, outcome: () => act(async () => outcome) }
}

describe('an upload', () => {
  test('shows how much was sent, while the others are queued', async () => {
    const { result, connection, outcome } = await sendFirst('a.pdf', 'b.pdf')
    await waitFor(() =>
      expect(result.current.items).toMatchObject([
        { state: 'sending', share: 0, queued: false },
        { state: 'waiting', queued: true },
      ]),
    )
    act(() => connection.move(1, 4))
    expect(result.current.items).toMatchObject([{ state: 'sending', share: 0.25 }, {}])
    accept(connection)
    accept(await connectionOpened(2))
    expect(await outcome()).toEqual({ sent: 2, problem: null })
  })

  test('that is cancelled half way is not sent, which is no problem to report', async () => {
    const { result, connection, outcome, states, keyOf } = await sendFirst('a.pdf')
    act(() => connection.move(1, 4))
    act(() => result.current.cancel(keyOf(0)))
    expect(await outcome()).toEqual({ sent: 0, problem: null })
    expect(states()).toEqual(['failed'])
    expect(result.current.items[0]?.message).toBe('You cancelled it.')
  })

  test('goes on when another file is cancelled', async () => {
    const { result, connection, outcome, states, keyOf } = await sendFirst('a.pdf', 'b.pdf')
    act(() => connection.move(1, 4))
    act(() => result.current.cancel(keyOf(1)))
    expect(connection.aborted).toBe(false)
    accept(connection)
    accept(await connectionOpened(2))
    await outcome()
    expect(states()).toEqual(['sent', 'sent'])
  })

  test('cannot be cancelled before any file is sent', () => {
    const { result, states, keyOf } = openUploads('a.pdf')
    act(() => result.current.cancel(keyOf(0)))
    expect(states()).toEqual(['waiting'])
  })

  test('says that its lost response is being checked, until the check is cancelled', async () => {
    checkSettings.pausesMs = [3_600_000]
    const { result, connection, outcome, states, keyOf } = await sendFirst('a.pdf', 'b.pdf')
    act(() => connection.move(4, 4))
    connection.answer(504, null)
    const checks = () => result.current.items.map(({ isChecking }) => isChecking)
    await waitFor(() => expect(checks()).toEqual([true, undefined]))
    act(() => result.current.cancel(keyOf(0)))
    accept(await connectionOpened(2))
    await outcome()
    expect(states()).toEqual(['unknown', 'sent'])
    expect(checks()).toEqual([undefined, undefined])
  })

  test('is not begun for a file that was removed while it was queued', async () => {
    const { result, connection, outcome, keyOf } = await sendFirst('a.pdf', 'b.pdf')
    act(() => result.current.remove(keyOf(1)))
    accept(connection)
    expect(await outcome()).toEqual({ sent: 1, problem: null })
    expect(UploadConnection.all).toHaveLength(1)
  })
})

describe('the remaining files', () => {
  test.each([
    [
      'after the session has ended',
      () =>
        respondTo('post', 'auth/jwt/refresh/', () =>
          HttpResponse.json({ detail: 'Expired.' }, { status: 401 }),
        ),
      { status: 401 },
    ],
    [
      'when another user has logged in elsewhere',
      () => {
        const tokenOf = (user: number) => `h.${btoa(JSON.stringify({ user_id: user }))}.s`
        session.start({ access: tokenOf(1), refresh: 'refresh-1' })
        localStorage.setItem('access', tokenOf(2))
      },
      null,
    ],
  ])('are not sent %s, and wait', async (_, end, response) => {
    end()
    const { result, states } = openUploads('a.pdf', 'b.pdf')
    let outcome: Promise<unknown> | undefined
    act(() => {
      outcome = result.current.sendAll(debtId)
    })
    if (response) (await connectionOpened()).answer(response.status, { detail: 'Expired.' })
    expect(await act(async () => outcome)).toEqual({
      sent: 0,
      problem: expect.stringMatching(/^a\.pdf: [^\n]+$/),
    })
    expect(states()).toEqual(['failed', 'waiting'])
    expect(result.current.items[1]?.queued).toBe(false)
    expect(UploadConnection.all).toHaveLength(response ? 1 : 0)
  })
})

test('a retry sends its file alone', async () => {
  const { result, connection, outcome, states, keyOf } = await sendFirst('a.pdf')
  connection.answer(400, { invoice_file: ['Too odd.'] })
  await outcome()
  act(() => result.current.add(chosenFiles('b.pdf')))
  let retried: Promise<unknown> | undefined
  act(() => {
    retried = result.current.retry(keyOf(0), debtId)
  })
  accept(await connectionOpened(2))
  await act(async () => retried)
  expect(states()).toEqual(['sent', 'waiting'])
})

test('all files are sent only once none is left', async () => {
  const { result, connection, outcome } = await sendFirst('a.pdf')
  expect(result.current.allSent()).toBe(false)
  accept(connection)
  await outcome()
  expect(result.current.allSent()).toBe(true)
  act(() => result.current.add(chosenFiles('b.pdf')))
  expect(result.current.allSent()).toBe(false)
})
