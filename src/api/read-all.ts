import * as z from 'zod/mini'
import { Failure } from './errors'
import { http } from './http'
import { type Listing, listing } from './wire'

interface Options {
  query?: Record<string, string | number>
  signal?: AbortSignal
  timeout?: number
}

/** More pages than any client has; a server that never ends is no list. */
const mostPages = 1_000

/** An array, or one page of a list with how many records there are and where the next page is. */
const pageOf = <T>(item: z.ZodMiniType<T>) => {
  const records = listing(item)
  return z.pipe(
    z.unknown(),
    z.transform((value, context): Page<T> => {
      const read = records.safeParse(value)
      if (!read.success) {
        context.issues.push({ code: 'custom', message: 'not a list', input: value })
        return z.NEVER
      }
      const { next, count } = (Array.isArray(value) ? {} : value) as Record<string, unknown>
      return {
        ...read.data,
        next: typeof next === 'string' && next !== '' ? next : null,
        count: typeof count === 'number' ? count : 0,
      }
    }),
  )
}

interface Page<T> extends Listing<T> {
  next: string | null
  count: number
}

/**
 * What the next page is asked by. Only this goes along, onto the path asked before: whatever host
 * or path a server or somebody between names there, the token is not carried to it.
 */
function nextQuery(next: string, path: string): Record<string, string> {
  const base = `https://api.invalid/${path}`
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  if (!url?.search || !url.pathname.endsWith(`/${path}`)) throw new Failure('bad-answer')
  return Object.fromEntries(url.searchParams)
}

/**
 * A whole list, whether it comes at once or page by page; never silently a part of it: records a
 * page-wise answer counts but does not bring are told as unreadable.
 */
export async function readAll<T>(
  path: string,
  item: z.ZodMiniType<T>,
  { query, ...rest }: Options = {},
): Promise<Listing<T>> {
  const asked = new Set<string>()
  let items: T[] = []
  let unreadable = 0
  let count = 0
  let following: Record<string, string | number> | undefined = query
  for (;;) {
    const page: Page<T> = await http.get(path, pageOf(item), {
      ...rest,
      ...(following && { query: following }),
    })
    items = items.concat(page.items)
    unreadable += page.unreadable
    count = Math.max(count, page.count)
    if (page.next === null) break
    // A server that forgets the filter in `next` is asked with it all the same.
    following = { ...query, ...nextQuery(page.next, path) }
    const key = JSON.stringify(following)
    if (asked.has(key) || asked.size === mostPages) throw new Failure('bad-answer')
    asked.add(key)
  }
  const all = once(items)
  return { items: all, unreadable: Math.max(unreadable, count - all.length) }
}

/** A record that came on two pages, because another was added or taken away meanwhile, stands once. */
function once<T>(items: readonly T[]): T[] {
  const ids = new Set<unknown>()
  return items.filter((record) => {
    const { id } = record as { id?: unknown }
    const isNew = id === undefined || !ids.has(id)
    ids.add(id)
    return isNew
  })
}
