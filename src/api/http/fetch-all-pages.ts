import { queryOptions } from '@tanstack/react-query'
import { deepEqual } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { forEachChunked } from '@/lib/yield-to-main'
import { clearSharedTexts, type Listing, recordsOf } from '../wire/fields'
import { http, type Pause } from './client'
import { Failure } from './errors'

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
function createPageReader<T>(item: z.ZodMiniType<T>, previous: Listing<T> | undefined) {
  let previousById: ReadonlyMap<unknown, T> | undefined
  return async (body: unknown, pause: Pause, etag: string | null) => {
    const records = recordsOf(body)
    if (!records) return { success: false as const }
    previousById ??= new Map(previous?.items.map((record) => [recordId(record), record]))
    const previousItems = previousById
    const items: T[] = []
    await forEachChunked(
      records,
      (record) => {
        const result = item.safeParse(record)
        if (!result.success) return
        const cached = previousItems.get(recordId(result.data))
        items.push(cached !== undefined && deepEqual(cached, result.data) ? cached : result.data)
      },
      pause,
    )
    const { next, count } = (Array.isArray(body) ? {} : body) as Record<string, unknown>
    const data: Page<T> = {
      items,
      unreadable: records.length - items.length,
      next: typeof next === 'string' && next !== '' ? next : null,
      count: typeof count === 'number' ? count : 0,
      etag,
    }
    return { success: true as const, data }
  }
}

const recordId = (record: unknown) => (record as { id?: unknown } | null)?.id

interface Page<T> extends Listing<T> {
  next: string | null
  count: number
  /** The server's version of the page; null if there is none, or it may not be read. */
  etag: string | null
}

/**
 * The pages of each list, by query. Held weakly: they are freed with the list, which belongs to one
 * user.
 */
const pagesCache = new WeakMap<object, ReadonlyMap<string, Page<unknown>>>()

/**
 * Whether the server accepts If-None-Match; null until the first attempt. A server on another origin
 * may expose its ETag but refuse this header in the preflight, which looks like a lost connection.
 */
let isRevalidationAllowed: boolean | null = null

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
 * Fetches a page, or confirms the cached one. If the first attempt with `If-None-Match` is refused, it
 * is repeated without, as nothing else would retry it. After other failures the next attempt is made
 * without the cached pages: a lost connection may be a refused preflight.
 */
async function fetchPage<T>(
  path: string,
  read: ReturnType<typeof createPageReader<T>>,
  cached: Page<T> | undefined,
  options: { query?: Record<string, string | number>; signal?: AbortSignal; timeout?: number },
  previous: Listing<T> | undefined,
): Promise<Page<T>> {
  if (!cached?.etag || isRevalidationAllowed === false)
    return http.getLong<Page<T>>(path, read, options)
  try {
    const page = await http.getLong<Page<T>>(path, read, {
      ...options,
      cached: { data: cached, etag: cached.etag },
    })
    isRevalidationAllowed = true
    return page
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    const { kind } = thrown
    if (isRevalidationAllowed === null && (kind === 'refused' || kind === 'bad-answer')) {
      const page = await http.getLong<Page<T>>(path, read, options)
      isRevalidationAllowed = false
      return page
    }
    if (previous) pagesCache.delete(previous)
    if (kind === 'no-network') isRevalidationAllowed ??= false
    throw thrown
  }
}

/**
 * Fetches a whole list, plain or paginated. Records that the server counts but does not send are
 * reported as unreadable. Returns `previous` itself if nothing has changed.
 * @throws {Failure} `bad-answer` when the pages repeat or never end
 */
export async function fetchAllPages<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query, previous, ...rest }: Options<T> = {},
): Promise<Listing<T>> {
  const read = createPageReader(item, previous)
  const cachedPages =
    previous && (pagesCache.get(previous) as ReadonlyMap<string, Page<T>> | undefined)
  const pages = new Map<string, Page<T>>()
  let pageQuery: Record<string, string | number> | undefined = query
  for (;;) {
    const key = JSON.stringify(pageQuery ?? {})
    if (pages.has(key) || pages.size === maxPages) throw new Failure('bad-answer')
    const options = { ...rest, query: pageQuery }
    const page = await fetchPage(path, read, cachedPages?.get(key), options, previous)
    pages.set(key, page)
    if (page.next === null) break
    // Some servers drop the filter from `next`.
    pageQuery = { ...query, ...nextPageQuery(page.next, path) }
  }
  clearSharedTexts()
  const all = uniqueById([...pages.values()].flatMap(({ items }) => items))
  let count = 0
  let unreadable = 0
  for (const page of pages.values()) {
    count = Math.max(count, page.count)
    unreadable += page.unreadable
  }
  const list = { items: all, unreadable: Math.max(unreadable, count - all.length) }
  const result = previous && isUnchanged(list, previous) ? previous : list
  pagesCache.set(result, pages)
  return result
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

/**
 * The records of one debtor or debt: the query of their list, and its uncached fetch.
 * @param ownerParameter the query parameter with the owner's id
 */
export function ownedList<T>(
  path: string,
  item: z.ZodMiniType<T>,
  ownerParameter: 'debtor_id' | 'debt_id',
) {
  const fetchList = (ownerId: number, signal: AbortSignal) =>
    fetchAllPages(`${path}/`, item, { query: { [ownerParameter]: ownerId }, signal })
  return {
    fetchList,
    listQuery: (ownerId: number) =>
      queryOptions({
        queryKey: [path, ownerId],
        queryFn: ({ signal }) => fetchList(ownerId, signal),
      }),
  }
}
