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
  /** The list as it was read last: a record that has not changed stays the same object. */
  previous?: Listing<T> | undefined
}

/** More pages than any client has; a server that never ends is no list. */
const maxPages = 1_000

/** An array, or one page of a list with how many records there are and where the next page is. */
const createPageReader =
  <T>(read: Reader<T>, before: ReadonlyMap<unknown, T>) =>
  async (body: unknown, pause: Pause) => {
    const records = recordsOf(body)
    if (!records) return { success: false as const }
    const items: T[] = []
    await forEachChunked(
      records,
      (record) => {
        const item = read(record)
        if (item === unread) return
        const known = before.get(recordId(item))
        items.push(known !== undefined && deepEqual(known, item) ? known : item)
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
 * What the next page is asked by. Only this goes along, onto the path asked before: whatever host
 * or path a server or somebody between names there, the token is not carried to it.
 */
function nextPageQuery(next: string, path: string): Record<string, string> {
  const base = `https://api.invalid/${path}`
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (!url?.search || !url.pathname.endsWith(`/${path}`)) throw new Failure('bad-answer')
  return Object.fromEntries(url.searchParams)
}

/**
 * A whole list, whether it comes at once or page by page; never silently a part of it: records a
 * page-wise answer counts but does not bring are told as unreadable.
 */
export async function fetchAllPages<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query, previous, ...rest }: Options<T> = {},
): Promise<Listing<T>> {
  const page = createPageReader(
    readerOf(item),
    new Map(previous?.items.map((known) => [recordId(known), known])),
  )
  const requestedPages = new Set<string>()
  let items: T[] = []
  let unreadable = 0
  let count = 0
  let following: Record<string, string | number> | undefined = query
  for (;;) {
    const read = await http.getLong<Page<T>>(path, page, {
      ...rest,
      ...(following && { query: following }),
    })
    items = items.concat(read.items)
    unreadable += read.unreadable
    count = Math.max(count, read.count)
    if (read.next === null) break
    // A server that forgets the filter in `next` is asked with it all the same.
    following = { ...query, ...nextPageQuery(read.next, path) }
    const key = JSON.stringify(following)
    if (requestedPages.has(key) || requestedPages.size === maxPages) throw new Failure('bad-answer')
    requestedPages.add(key)
  }
  const all = uniqueById(items)
  const list = { items: all, unreadable: Math.max(unreadable, count - all.length) }
  return previous && isUnchanged(list, previous) ? previous : list
}

const isUnchanged = <T>(now: Listing<T>, before: Listing<T>) =>
  now.unreadable === before.unreadable &&
  now.items.length === before.items.length &&
  now.items.every((record, place) => record === before.items[place])

/** A record that came on two pages, because another was added or taken away meanwhile, stands once. */
function uniqueById<T>(items: readonly T[]): T[] {
  const ids = new Set<unknown>()
  return items.filter((record) => {
    const id = recordId(record)
    const isNew = id === undefined || !ids.has(id)
    ids.add(id)
    return isNew
  })
}
