import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDraft } from '@/session/useDraft'
import { fileOf } from '../testing/creatable'
import { createHookRenderer, json, respondTo, stubServer } from '../testing/server'
import {
  connectionOpened,
  stubUploadConnections,
  UploadConnection,
} from '../testing/upload-connection'
import type { ChosenFiles } from './upload-list'
import { useInvoiceUploads } from './useInvoiceUploads'

stubServer()
stubUploadConnections()
let lastId = 100
/** Each test has a debt of its own. */
let debtId: number
let listed: object[]
beforeEach(() => {
  debtId = lastId += 10
  listed = []
  respondTo('GET invoice/', () => json(listed))
})
afterEach(() => void vi.useRealTimers())

const recordOf = (name: string) => ({ id: ++lastId, debt: debtId, invoice_file: `/media/${name}` })
const accept = (connection: UploadConnection, name = 'a.pdf') => {
  connection.finishSending()
  connection.respond(201, recordOf(name))
}
/** The uploads of a debt with some files chosen. */
function open(...files: File[]) {
  const render = createHookRenderer(new QueryClient())
  const result = render(() =>
    useInvoiceUploads(useDraft<ChosenFiles>(`uploads-${debtId}`, () => [])),
  )
  act(() => result.current.add(files))
  const keyOf = (index: number) => result.current.items[index]?.key ?? ''
  let outcome: Promise<unknown> = Promise.resolve()
  return {
    result,
    keyOf,
    states: () => result.current.items.map(({ state }) => state),
    sendAll: () =>
      act(() => {
        outcome = result.current.sendAll(debtId)
      }),
    retry: (index: number) =>
      act(() => {
        outcome = result.current.retry(keyOf(index), debtId)
      }),
    outcome: () => act(async () => outcome),
  }
}

it('files are uploaded one after the other, each with its progress', async () => {
  const { result, sendAll, outcome, states } = open(fileOf('a.pdf'), fileOf('b.pdf'))
  sendAll()
  const first = await connectionOpened()
  act(() => first.report(1, 4))
  expect(result.current.items).toMatchObject([
    { state: 'sending', sentFraction: 0.25 },
    { state: 'queued' },
  ])
  expect(result.current.allSent()).toBe(false)
  accept(first)
  accept(await connectionOpened(2), 'b.pdf')
  expect(await outcome()).toEqual({ sent: 2, problem: null })
  expect(states()).toEqual(['sent', 'sent'])
  expect(result.current.allSent()).toBe(true)
  expect(UploadConnection.all.map(({ sent }) => sent?.get('debt'))).toEqual(
    [debtId, debtId].map(String),
  )
  const files = UploadConnection.all.map(({ sent }) => sent?.get('invoice_file') as File)
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
})

it.each([
  [1, ''],
  [2, '\n1 other file was not uploaded.'],
  [3, '\n2 other files were not uploaded.'],
])('of %i refused files the first is named, and the next is sent', async (count, others) => {
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].slice(0, count + 1)
  const { sendAll, outcome, states } = open(...names.map(fileOf))
  sendAll()
  for (let index = 1; index <= count; index += 1)
    (await connectionOpened(index)).respond(400, { invoice_file: ['Too odd.'] })
  accept(await connectionOpened(count + 1))
  expect(await outcome()).toEqual({ sent: 1, problem: `a.pdf: Invoice: Too odd.${others}` })
  expect(states()).toEqual([...Array(count).fill('failed'), 'sent'])
})

it('a file that is cancelled half-way is not sent, which is no problem to report', async () => {
  const { result, keyOf, sendAll, outcome, states } = open(fileOf('a.pdf'), fileOf('b.pdf'))
  sendAll()
  const connection = await connectionOpened()
  act(() => connection.report(1, 4))
  act(() => result.current.cancel(keyOf(0)))
  accept(await connectionOpened(2))
  expect(await outcome()).toEqual({ sent: 1, problem: null })
  act(() => result.current.cancel(keyOf(1)))
  expect(states()).toEqual(['failed', 'sent'])
  expect(connection.isAborted).toBe(true)
  expect(result.current.items[0]?.message).toBe('Upload cancelled.')
})

it.each<[string, (connection: UploadConnection) => void]>([
  ['once it is sent', (connection) => connection.finishSending()],
  ['before any progress', () => {}],
])('a file that is cancelled %s may have arrived', async (_, happen) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result, keyOf, sendAll, outcome, states } = open(fileOf('a.pdf'))
  sendAll()
  const connection = await connectionOpened()
  act(() => happen(connection))
  act(() => result.current.cancel(keyOf(0)))
  await waitFor(() => expect(states()).toEqual(['looking']))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await outcome()
  expect(states()).toEqual(['unknown'])
  expect(result.current.items[0]?.message).toMatch(/may still arrive\. “Retry upload” looks/)
  await act(() => vi.advanceTimersByTimeAsync(140_000))
  expect(states()).toEqual(['unknown'])
})

it('only waiting files are sent together, and a failed one by its own retry', async () => {
  const { result, sendAll, retry, outcome, states } = open(fileOf('a.pdf'))
  sendAll()
  ;(await connectionOpened()).respond(400, { invoice_file: ['Too odd.'] })
  await outcome()
  act(() => result.current.add([fileOf('b.pdf')]))
  sendAll()
  accept(await connectionOpened(2), 'b.pdf')
  expect(await outcome()).toEqual({ sent: 1, problem: null })
  expect(states()).toEqual(['failed', 'sent'])
  retry(0)
  accept(await connectionOpened(3))
  expect(await outcome()).toEqual({ sent: 1, problem: null })
  expect(UploadConnection.all).toHaveLength(3)
})

it('a file that is removed while it waits is not sent', async () => {
  const { result, keyOf, sendAll, outcome } = open(fileOf('a.pdf'), fileOf('b.pdf'))
  sendAll()
  const connection = await connectionOpened()
  act(() => result.current.remove(keyOf(1)))
  act(() => result.current.remove(keyOf(0)))
  accept(connection)
  expect(await outcome()).toEqual({ sent: 1, problem: null })
  expect(UploadConnection.all).toHaveLength(1)
  expect(result.current.items).toHaveLength(1)
})

it('a form opened since can remove and cancel files of the form that was left', async () => {
  open(fileOf('a.pdf'), fileOf('b.pdf')).sendAll()
  const connection = await connectionOpened()
  cleanup()
  const { result, keyOf, states } = open()
  act(() => connection.report(1, 4))
  act(() => result.current.remove(keyOf(1)))
  act(() => result.current.cancel(keyOf(0)))
  await waitFor(() => expect(states()).toEqual(['failed']))
  expect(UploadConnection.all).toHaveLength(1)
})

/** Sends a file whose response is lost, and is looked for. */
async function openAfterLoss(...files: File[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const opened = open(...files)
  opened.sendAll()
  const connection = await connectionOpened()
  act(() => connection.finishSending())
  act(() => connection.drop())
  return opened
}

it('a lost response is looked for, while the next file is sent', async () => {
  const { result, keyOf, outcome, states } = await openAfterLoss(fileOf('a.pdf'), fileOf('b.pdf'))
  accept(await connectionOpened(2), 'b.pdf')
  await waitFor(() =>
    expect(result.current.items).toMatchObject([{ state: 'looking' }, { state: 'sent' }]),
  )
  for (const index of [1, 0]) act(() => result.current.remove(keyOf(index)))
  listed = [recordOf('a.pdf')]
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await outcome()).toEqual({ sent: 2, problem: null })
  expect(states()).toEqual(['sent', 'sent'])
})

it.each([
  ['found by its retry', 'a_a1B2c3D.pdf', 1],
  ['found by the last look, two minutes later', 'a.pdf', 1],
  ['sent by its retry, although there is another new one', 'b.pdf', 2],
])('a file whose response was lost is %s', async (_, name, sendings) => {
  const { retry, outcome, states } = await openAfterLoss(fileOf('a.pdf'))
  await waitFor(() => expect(states()).toEqual(['looking']))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await outcome()
  expect(states()).toEqual(['unknown'])
  listed = [recordOf(name)]
  if (name === 'a.pdf') await act(() => vi.advanceTimersByTimeAsync(121_000))
  else retry(0)
  if (sendings === 2) accept(await connectionOpened(2))
  await outcome()
  expect(states()).toEqual(['sent'])
  expect(UploadConnection.all).toHaveLength(sendings)
})

it('a file that the form that was left has sent is not sent again by one opened since', async () => {
  const left = open(fileOf('a.pdf'))
  left.sendAll()
  const connection = await connectionOpened()
  cleanup()
  const { retry, outcome, states } = open(fileOf('b.pdf'))
  accept(connection)
  await left.outcome()
  retry(0)
  await outcome()
  expect(states()).toEqual(['sent', 'waiting'])
  expect(UploadConnection.all).toHaveLength(1)
})

it('a file that is deleted during its upload is to be chosen again', async () => {
  const file = fileOf('a.pdf')
  const { result, sendAll, outcome } = open(file)
  sendAll()
  const connection = await connectionOpened()
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject('gone') } as never)
  connection.drop()
  await outcome()
  expect(result.current.items).toMatchObject([{ state: 'failed', code: 'gone' }])
})
