import { deepEqual } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { forEachChunked } from '@/lib/yield-to-main'
import { type Listing, recordsOf } from '../wire/fields'
import { type Reader, readerOf, unread } from '../wire/reader'
import { http } from './client'
import { Failure } from './errors'
import type { Pause } from './send'

interface Options<T> {
  query?: Record<string, string | number>
  signal?: AbortSignal
  timeout?: number
  /** The list as last fetched. Unchanged records keep their identity. */
  previous?: Listing<T> | undefined
}

/** Ends the loop for a server that always sends a next page. */
const maxPages = 1_000

/** Reads a plain array, or a page object with `results`, `count` and `next`. */
const createPageReader =
  <T>(read: Reader<T>, previous: ReadonlyMap<unknown, T>) =>
  async (body: unknown, pause: Pause) => {
    const records = recordsOf(body)
    if (!records) return { success: false as const }
    const items: T[] = []
    await forEachChunked(
      records,
      (record) => {
        const item = read(record)
        if (item === unread) return
        const cached = previous.get(recordId(item))
        items.push(cached !== undefined && deepEqual(cached, item) ? cached : item)
      },
      pause,
    )
    const { next, count } = (Array.isArray(body) ? {} : body) as Record<string, unknown>
    const data: Page<T> = {
      items,
      unreadable: records.length - items.length,
      next: typeof next === 'string' && next !== '' ? next : null,
      count: typeof count === 'number' ? count : 0,
    }
    return { success: true as const, data }
  }

const recordId = (record: unknown) => (record as { id?: unknown } | null)?.id

interface Page<T> extends Listing<T> {
  next: string | null
  count: number
}

/**
 * The query of the next page's URL. Its host and path are ignored, so that the token is never sent
 * to another address.
 * @throws {Failure} `bad-answer` when the URL is not of the same path
 */
function nextPageQuery(next: string, path: string): Record<string, string> {
  const base = `https://api.invalid/${path}`
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (!url?.search || !url.pathname.endsWith(`/${path}`)) throw new Failure('bad-answer')
  return Object.fromEntries(url.searchParams)
}

/**
 * Fetches a whole list, plain or paginated. Records that the server counts but does not send are
 * reported as unreadable.
 * @throws {Failure} `bad-answer` when the pages repeat or never end
 */
export async function fetchAllPages<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query, previous, ...rest }: Options<T> = {},
): Promise<Listing<T>> {
  const page = createPageReader(
    readerOf(item),
    new Map(previous?.items.map((record) => [recordId(record), record])),
  )
  const requestedPages = new Set<string>()
  let items: T[] = []
  let unreadable = 0
  let count = 0
  let pageQuery: Record<string, string | number> | undefined = query
  for (;;) {
    const read = await http.getLong<Page<T>>(path, page, {
      ...rest,
      ...(pageQuery && { query: pageQuery }),
    })
    items = items.concat(read.items)
    unreadable += read.unreadable
    count = Math.max(count, read.count)
    if (read.next === null) break
    // Some servers drop the filter from `next`.
    pageQuery = { ...query, ...nextPageQuery(read.next, path) }
    const key = JSON.stringify(pageQuery)
    if (requestedPages.has(key) || requestedPages.size === maxPages) throw new Failure('bad-answer')
    requestedPages.add(key)
  }
  const all = uniqueById(items)
  const list = { items: all, unreadable: Math.max(unreadable, count - all.length) }
  return previous && isUnchanged(list, previous) ? previous : list
}

const isUnchanged = <T>(now: Listing<T>, previous: Listing<T>) =>
  now.unreadable === previous.unreadable &&
  now.items.length === previous.items.length &&
  now.items.every((record, index) => record === previous.items[index])

/** Removes repeated records: an insertion between two pages moves a record onto the second one. */
function uniqueById<T>(items: readonly T[]): T[] {
  const ids = new Set<unknown>()
  return items.filter((record) => {
    const id = recordId(record)
    const isNew = id === undefined || !ids.has(id)
    ids.add(id)
    return isNew
  })
}
