import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { http } from './http/client'
import { text } from './wire/fields'

const user = z.looseObject({
  id: z.optional(z.int()),
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  /** The client's id; null or 0 for a user without a company. */
  client: z.pipe(
    z.nullish(z.int()),
    z.transform((value): number | null => (value && value > 0 ? value : null)),
  ),
  is_admin: z.optional(z.boolean()),
  is_staff: z.optional(z.boolean()),
})

export type CurrentUser = z.output<typeof user>

/** The user behind a pair that is not in force yet; null where that cannot be found out. */
export const fetchTokenUser = (access: string) =>
  http
    .get('auth/users/me/', user, { access, isPublic: true, timeout: 8_000 })
    .then(userIdentity, () => null)

/** What tells this user from another. */
const userIdentity = (record: CurrentUser) => String(record.id ?? record.email)

/** The user whose tokens are in force, as the server has them now. */
export async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser> {
  const record = await http.get('auth/users/me/', user, { signal })
  session.identify(userIdentity(record))
  return record
}

export const currentUserQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: 5 * 60_000,
  // Section 8: failing to fetch the current user is only logged.
  meta: { silent: true },
})

export const isAdmin = (record: CurrentUser) => record.is_admin === true || record.is_staff === true
