import { afterEach, beforeEach, vi } from 'vitest'
import { Failure, type FailureKind } from '../http/errors'
import type { CreatableResource, WriteResult } from '../write/attempt'

export interface Stored {
  id: number
  text: string
}

/** A server with one list; tests set its behaviour for the next calls. */
export function createServer(...texts: string[]) {
  const stored: Stored[] = []
  const store = (text: string) => {
    const record = { id: stored.length + 1, text }
    stored.push(record)
    return record
  }
  for (const text of texts) store(text)
  const server = {
    stored,
    store,
    texts: () => stored.map(({ text }) => text),
    posts: 0,
    lists: 0,
    unreadable: 0,
    isListBroken: false,
    /** Used in turn by the next posts; afterwards every item is created and confirmed. */
    answers: [] as ((items: readonly string[]) => Answer)[],
  }
  const resource: CreatableResource<string, Stored> = {
    post: async (items) => {
      server.posts += 1
      const answer = server.answers.shift()
      return answer ? answer(items) : { items: items.map(store), unreadable: 0 }
    },
    fetchList: async () => {
      server.lists += 1
      if (server.isListBroken) throw new Failure('server', { status: 500 })
      return { items: [...stored], unreadable: server.unreadable }
    },
    isMatch: (item, record) => item === record.text,
    isSimilar: (item, record) => item.toLowerCase() === record.text.toLowerCase(),
  }
  return { server, resource }
}

type Answer = Awaited<ReturnType<CreatableResource<string, Stored>['post']>>
export type Server = ReturnType<typeof createServer>['server']

export const lost = (status: number | null) => () => {
  throw new Failure('unknown-outcome', { ...(status !== null && { status }) })
}
export const fail = (kind: FailureKind, status?: number) => () => {
  throw new Failure(kind, { ...(status !== undefined && { status }) })
}
export const storeAndLose =
  (server: Server, status: number | null) => (items: readonly string[]) => {
    items.map(server.store)
    return lost(status)()
  }
export const loseAndSet = (server: Server, isListBroken: boolean) => () => {
  server.isListBroken = isListBroken
  return lost(500)()
}

export const idOf = (result: WriteResult<Stored> | undefined) =>
  result?.outcome === 'created' ? result.record?.id : undefined

/** Lets a test run through the pauses between checks. */
export function setUpFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => vi.useRealTimers())
}
export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
