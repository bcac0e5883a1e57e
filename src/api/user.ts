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

/** The identity of a token's user, before the session starts; null when the request fails. */
export const fetchTokenUser = (access: string) =>
  http
    .get('auth/users/me/', user, { access, isPublic: true, timeout: 8_000 })
    .then(userIdentity, () => null)

/** Identifies a user: the id, else the email address. */
const userIdentity = (record: CurrentUser) => String(record.id ?? record.email)

/**
 * Fetches the logged-in user, and reports the identity to the session.
 * @throws {Failure}
 */
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
