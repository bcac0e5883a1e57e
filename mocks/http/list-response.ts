import type { World } from '../db'
import { json, Refusal } from './responses'

/**
 * A list of records: all of them or, with `pageSize`, a page as in DRF's PageNumberPagination.
 * @throws Refusal with status 404 for an invalid page
 */
export function listResponse(
  { world, url }: { world: World; url: URL },
  records: readonly unknown[],
): Response {
  const { pageSize } = world.behaviour
  if (pageSize === null) return json(records)
  const page = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(records.length / pageSize))
  if (!Number.isInteger(page) || page < 1 || page > last) {
    throw new Refusal(404, { detail: 'Invalid page.' })
  }
  const linkTo = (other: number) => {
    if (other < 1 || other > last) return null
    const link = new URL(url)
    if (other === 1) link.searchParams.delete('page')
    else link.searchParams.set('page', String(other))
    return link.href
  }
  return json({
    count: records.length,
    next: linkTo(page + 1),
    previous: linkTo(page - 1),
    results: records.slice((page - 1) * pageSize, page * pageSize),
  })
}
