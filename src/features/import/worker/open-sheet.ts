import { chunkErrorStore } from '@/lib/chunk-errors'
import type { RemoteSheet, SheetReply, SheetRequest } from './sheet-service'

export interface OpenSheet {
  sheet: RemoteSheet
  /** Terminates the worker and frees the file. */
  close(): void
}

interface PendingCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** Opens a sheet in a worker. */
export function openSheet(onProgress: (share: number) => void): OpenSheet {
  const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' })
  const pendingCalls = new Map<number, PendingCall>()
  let lastId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => {
    if (data.kind === 'progress') return onProgress(data.share)
    const request = pendingCalls.get(data.id)
    pendingCalls.delete(data.id)
    if (data.kind === 'result') request?.resolve(data.value)
    else request?.reject(new Error(data.message))
  })
  worker.addEventListener('error', (event) => {
    // An exception in the worker is an ErrorEvent; a script that failed to load is a plain Event.
    const isMissing = !(event instanceof ErrorEvent)
    if (isMissing) chunkErrorStore.report()
    const reason = isMissing
      ? 'The file could not be read yet.'
      : 'The file could not be read in this browser.'
    for (const { reject } of pendingCalls.values()) reject(new Error(reason))
    pendingCalls.clear()
  })

  const send = (call: SheetRequest['call'], input: unknown[]) =>
    new Promise((resolve, reject) => {
      lastId += 1
      pendingCalls.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, call, input } satisfies SheetRequest)
    })
  return {
    sheet: new Proxy({} as RemoteSheet, {
      get:
        (_, call: SheetRequest['call']) =>
        (...input: unknown[]) =>
          send(call, input),
    }),
    close: () => worker.terminate(),
  }
}
