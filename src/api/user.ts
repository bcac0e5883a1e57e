import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from './http/client'
import { flag, id, text } from './wire/fields'

const user = z.looseObject({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  /** The client's id; null or 0 for a user without a company. */
  client: z.catch(z.nullable(id), null),
  is_admin: flag(false),
  is_staff: flag(false),
})

export type CurrentUser = z.output<typeof user>

/** @throws {Failure} */
export const fetchCurrentUser = (signal?: AbortSignal): Promise<CurrentUser> =>
  http.get('auth/users/me/', user, { signal })

export const currentUserQuery = queryOptions({
  queryKey: ['users', 'me'],
  // Without a signal: a guard may wait for the user while the last component that shows it unmounts.
  queryFn: () => fetchCurrentUser(),
  // A company may be registered on another device.
  staleTime: ({ state }) => (state.data?.client === null ? 0 : 5 * 60_000),
})

export const isAdmin = (record: CurrentUser) => record.is_admin || record.is_staff
