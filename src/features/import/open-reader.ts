import type { CheckSettings } from './check-row'
import type { CheckResult, ReadResult } from './reader'
import type { CheckedRow } from './rows'

export type ReaderRequest =
  | { kind: 'read'; id: number; bytes: Uint8Array }
  | { kind: 'check'; id: number; settings: CheckSettings }

export type ReaderReply =
  | { kind: 'read'; id: number; result: ReadResult }
  | { kind: 'rows'; id: number; rows: CheckedRow[] }
  | { kind: 'checked'; id: number; dateOrderOpen: boolean }

export interface Reader {
  read(bytes: Uint8Array): Promise<ReadResult>
  check(settings: CheckSettings): Promise<CheckResult>
  close(): void
}

/** Reads and checks away from the page, in a worker; in the page itself where there are none. */
export function openReader(): Reader {
  if (typeof Worker === 'undefined') {
    const reader = import('./reader').then(({ createReader }) => createReader())
    return {
      read: async (bytes) => (await reader).read(bytes),
      check: async (settings) => (await reader).check(settings),
      close: () => {},
    }
  }
  return overWorker(new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' }))
}

function overWorker(worker: Worker): Reader {
  let lastId = 0

  /** Sends one request and hands every reply to it over until `take` returns a result. */
  function ask<T>(
    request: (id: number) => ReaderRequest,
    take: (reply: ReaderReply) => T | undefined,
  ): Promise<T> {
    lastId += 1
    const id = lastId
    const listening = new AbortController()
    const { signal } = listening
    const answer = new Promise<T>((resolve, reject) => {
      const onReply = ({ data }: MessageEvent<ReaderReply>) => {
        const result = data.id === id ? take(data) : undefined
        if (result !== undefined) resolve(result)
      }
      const onError = () => reject(new Error('The file could not be read in this browser.'))
      worker.addEventListener('message', onReply, { signal })
      worker.addEventListener('error', onError, { signal })
    })
    worker.postMessage(request(id))
    return answer.finally(() => listening.abort())
  }

  return {
    read: (bytes) =>
      ask(
        (id) => ({ kind: 'read', id, bytes }),
        (reply) => (reply.kind === 'read' ? reply.result : undefined),
      ),
    check(settings) {
      const rows: CheckedRow[] = []
      return ask(
        (id) => ({ kind: 'check', id, settings }),
        (reply) => {
          if (reply.kind === 'rows') rows.push(...reply.rows)
          return reply.kind === 'checked' ? { rows, dateOrderOpen: reply.dateOrderOpen } : undefined
        },
      )
    },
    close: () => worker.terminate(),
  }
}
