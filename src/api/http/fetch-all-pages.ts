import * as z from 'zod/mini'
import type { Listing } from '../wire/fields'
import { http } from './client'
import { Failure } from './errors'
import { timeLimitsMs } from './request'

type Query = Record<string, string | number>

const records = z.array(z.unknown())
const page = z.union([
  records,
  z.looseObject({
    results: records,
    next: z.catch(z.nullish(z.string()), null),
    count: z.catch(z.number(), 0),
  }),
])

/**
 * The query of the next page's URL. Its host and path are ignored, so that the token is never sent
 * to another address.
 */
function nextPageQuery(next: string, path: string): Record<string, string> {
  const base = `https://api.invalid/${path}`
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (!url?.search || !url.pathname.endsWith(`/${path}`)) throw new Failure('invalid-response')
  return Object.fromEntries(url.searchParams)
}

/**
 * Fetches a whole list, plain or paginated. Odd records are left out and counted as unreadable, and so
 * are those that the server counts but does not send.
 * @throws {Failure} `invalid-response` when the pages repeat
 */
export async function fetchAllPages<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query, signal }: { query?: Query; signal?: AbortSignal | undefined } = {},
): Promise<Listing<T>> {
  const seen = new Set<string>()
  // By id: an insertion between two pages moves a record onto the second one.
  const items = new Map<unknown, T>()
  let unreadable = 0
  let total = 0
  let pageQuery: Query | undefined = query
  for (;;) {
    const key = JSON.stringify(pageQuery ?? {})
    if (seen.has(key)) throw new Failure('invalid-response')
    seen.add(key)
    const options = { query: pageQuery, signal, timeoutMs: timeLimitsMs.list }
    const body = await http.get(path, page, options)
    const { results, next, count } = Array.isArray(body) ? { results: body, count: 0 } : body
    for (const record of results) {
      const { success, data } = item.safeParse(record)
      if (success) items.set((data as { id?: unknown }).id ?? data, data)
      else unreadable += 1
    }
    total = Math.max(total, count)
    if (!next) break
    // Some servers drop the filter from `next`.
    pageQuery = { ...query, ...nextPageQuery(next, path) }
  }
  return { items: [...items.values()], unreadable: Math.max(unreadable, total - items.size) }
}
