import { chunkErrorStore } from '@/lib/chunk-errors'
import type { RemoteSheet, ServiceCall } from './sheet-service'

export interface SheetRequest {
  id: number
  call: ServiceCall
  input: unknown[]
}

export type SheetReply =
  | { kind: 'progress'; share: number }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failed'; id: number; message: string }

export interface OpenSheet {
  sheet: RemoteSheet
  /** Terminates the worker and frees the file. */
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

/** Opens a sheet in a worker, or on the main thread if workers are unavailable. */
export function openSheet(onProgress: (share: number) => void): OpenSheet {
  if (typeof Worker === 'undefined') {
    const service = import('./sheet-service').then(({ createSheetService }) =>
      createSheetService(onProgress),
    )
    const callService = async (call: ServiceCall, input: unknown[]) =>
      ((await service)[call] as (...values: unknown[]) => unknown)(...input)
    return { sheet: remoteSheet(callService), close: () => {} }
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
