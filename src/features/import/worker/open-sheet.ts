import { chunkErrorStore } from '@/lib/chunk-errors'
import type { RemoteSheet, ServiceCall } from './sheet-service'

export interface SheetRequest {
  id: number
  call: ServiceCall
  input: unknown[]
}

export type SheetReply =
  | { kind: 'progress'; share: number }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; message: string }

export interface OpenSheet {
  sheet: RemoteSheet
  /** Forgets the file, and stops whatever is being done with it. */
  close(): void
}

const remoteSheet = (
  send: (call: ServiceCall, input: unknown[]) => Promise<unknown>,
): RemoteSheet =>
  new Proxy({} as RemoteSheet, {
    get:
      (_, call: ServiceCall) =>
      (...input: unknown[]) =>
        send(call, input),
  })

/** Reads and keeps a file away from the page, in a worker; in the page itself where there are none. */
export function openSheet(onProgress: (share: number) => void): OpenSheet {
  if (typeof Worker === 'undefined') {
    const service = import('./sheet-service').then(({ createSheetService }) =>
      createSheetService(onProgress),
    )
    const ask = async (call: ServiceCall, input: unknown[]) =>
      ((await service)[call] as (...values: unknown[]) => unknown)(...input)
    return { sheet: remoteSheet(ask), close: () => {} }
  }
  return openInWorker(
    new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' }),
    onProgress,
  )
}

function openInWorker(worker: Worker, onProgress: (share: number) => void): OpenSheet {
  interface PendingCall {
    resolve: (value: unknown) => void
    reject: (error: Error) => void
  }
  const pendingCalls = new Map<number, PendingCall>()
  let lastId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => {
    if (data.kind === 'progress') return onProgress(data.share)
    const request = pendingCalls.get(data.id)
    pendingCalls.delete(data.id)
    if (data.kind === 'answer') request?.resolve(data.value)
    else request?.reject(new Error(data.message))
  })
  worker.addEventListener('error', (event) => {
    // A fault in the worker has a message; one whose code did not come has none.
    const isMissing = !(event instanceof ErrorEvent)
    if (isMissing) chunkErrorStore.report()
    const reason = isMissing
      ? 'The file could not be read yet.'
      : 'The file could not be read in this browser.'
    for (const { reject } of pendingCalls.values()) reject(new Error(reason))
    pendingCalls.clear()
  })

  return {
    sheet: remoteSheet(
      (call, input) =>
        new Promise((resolve, reject) => {
          lastId += 1
          pendingCalls.set(lastId, { resolve, reject })
          worker.postMessage({ id: lastId, call, input } satisfies SheetRequest)
        }),
    ),
    close: () => worker.terminate(),
  }
}
