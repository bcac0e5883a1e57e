import * as z from 'zod/mini'
import type { Listing } from '../wire/fields'
import { http } from './client'
import { Failure } from './errors'
import { type Call, timeLimitsMs } from './request'

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
 * Fetches a whole list, plain or paginated. Odd records are left out and counted as unreadable, and so
 * are those that the server counts but does not send.
 * @throws {Failure} `invalid-response` when the pages repeat
 */
export async function fetchAllPages<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query = {}, signal }: Pick<Call, 'query' | 'signal'> = {},
): Promise<Listing<T>> {
  const seen = new Set<string>()
  // By id: an insertion between two pages moves a record onto the second one.
  const items = new Map<unknown, T>()
  let unreadable = 0
  let total = 0
  for (let pageQuery = query; ; ) {
    const key = JSON.stringify(pageQuery)
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
    // Only its query is used, because the rest could lead the token to another host. Some servers drop
    // the filter from it.
    const { searchParams } = new URL(next, 'https://api.invalid')
    pageQuery = { ...query, ...Object.fromEntries(searchParams) }
  }
  return { items: [...items.values()], unreadable: Math.max(unreadable, total - items.size) }
}
