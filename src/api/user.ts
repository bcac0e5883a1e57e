import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from './http'
import { text } from './wire'

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

export const currentUser = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => http.get('auth/users/me/', user, { signal }),
  staleTime: 5 * 60_000,
  // Section 8: failing to fetch the current user is only logged.
  meta: { silent: true },
})

export const isAdmin = (record: CurrentUser) => record.is_admin === true || record.is_staff === true
