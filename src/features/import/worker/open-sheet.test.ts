// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chunkErrorStore } from '@/lib/chunk-errors'
import { InlineWorker } from '../testing/inline-worker'
import { openSheet } from './open-sheet'
import type { SheetReply, SheetRequest } from './sheet-service'

/** A worker whose answers are given by the test. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly posted: SheetRequest[] = []
  readonly terminate = vi.fn()
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {
    super()
    FakeWorker.last = this
  }
  postMessage(request: SheetRequest) {
    this.posted.push(request)
  }
  reply(data: SheetReply) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function inWorker() {
  vi.stubGlobal('Worker', FakeWorker)
  const onProgress = vi.fn()
  const { sheet, close } = openSheet(onProgress)
  return { sheet, close, onProgress, worker: FakeWorker.last }
}

afterEach(() => vi.unstubAllGlobals())

test('a sheet runs in a worker, and each call gets its own result', async () => {
  const { sheet, worker } = inWorker()
  expect(worker.url.pathname).toMatch(/csv\.worker\.ts$/)
  expect(worker.options).toEqual({ type: 'module' })
  const first = sheet.rows({ kind: 'all' }, 0, 5)
  const second = sheet.entries([7])
  expect(worker.posted).toEqual([
    { id: 1, call: 'rows', input: [{ kind: 'all' }, 0, 5] },
    { id: 2, call: 'entries', input: [[7]] },
  ])
  worker.reply({ kind: 'result', id: 2, value: ['second'] })
  worker.reply({ kind: 'result', id: 1, value: { total: 0, rows: [] } })
  expect(await first).toEqual({ total: 0, rows: [] })
  expect(await second).toEqual(['second'])
})

test('a call that fails in the worker rejects with its message, and no other call does', async () => {
  const { sheet, worker } = inWorker()
  const failing = sheet.apply({ kind: 'undo' })
  const fine = sheet.apply({ kind: 'redo' })
  worker.reply({ kind: 'failed', id: 1, message: 'No file has been read.' })
  await expect(failing).rejects.toThrow('No file has been read.')
  worker.reply({ kind: 'failed', id: 1, message: 'again' })
  worker.reply({ kind: 'result', id: 2, value: 'fine' })
  expect(await fine).toBe('fine')
})

test('progress is reported and resolves no call', () => {
  const { sheet, onProgress, worker } = inWorker()
  sheet.rowsToSend()
  worker.reply({ kind: 'progress', share: 0.5 })
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5)
})

test('a failed worker rejects all calls; only a script that did not load is a chunk error', async () => {
  const isMissing = vi.spyOn(chunkErrorStore, 'report')
  const broken = inWorker()
  const calls = [broken.sheet.apply({ kind: 'undo' }), broken.sheet.apply({ kind: 'redo' })]
  broken.worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }))
  for (const call of calls) await expect(call).rejects.toThrow('in this browser')
  expect(isMissing).not.toHaveBeenCalled()
  const missing = inWorker()
  const call = missing.sheet.apply({ kind: 'undo' })
  missing.worker.dispatchEvent(new Event('error'))
  await expect(call).rejects.toThrow('yet')
  expect(isMissing).toHaveBeenCalledOnce()
})

test('closing terminates the worker', () => {
  const { close, worker } = inWorker()
  expect(worker.terminate).not.toHaveBeenCalled()
  close()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

describe('in a worker that runs the service', () => {
  const read = async (file: Blob) => {
    vi.stubGlobal('Worker', InlineWorker)
    const onProgress = vi.fn()
    const result = await openSheet(onProgress).sheet.read(file, { repair: false })
    return { result, onProgress }
  }

  test('a file is read, and its progress reported', async () => {
    const { result, onProgress } = await read(new Blob(['company_name,amount\nAcme Ltd,5\n']))
    expect(result).toMatchObject({ ok: true })
    expect(onProgress).toHaveBeenLastCalledWith(1)
  })

  test('a file that was moved is to be chosen again', async () => {
    const file = new Blob(['a,b\n1,2\n'])
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError')
    })
    await expect(read(file)).rejects.toThrow('Choose it again.')
  })

  test('another failure is reported with its cause', async () => {
    vi.stubGlobal('Worker', InlineWorker)
    await expect(openSheet(() => {}).sheet.rowsToSend()).rejects.toThrow('No file has been read.')
  })
})
