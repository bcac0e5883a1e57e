import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Failure } from './http/errors'
import { fetchAllPages } from './http/fetch-all-pages'

const settings = z.record(z.string(), z.unknown())
export type ClientSettings = z.output<typeof settings>

/** The first record of the list (section 3), of which no fields are specified; null when the list is empty. */
export const clientSettingsQuery = queryOptions({
  queryKey: ['client_settings'],
  queryFn: async ({ signal }): Promise<ClientSettings | null> => {
    const { items, unreadable } = await fetchAllPages('client_settings/', settings, { signal })
    if (items.length === 0 && unreadable > 0) throw new Failure('bad-answer')
    return items[0] ?? null
  },
})
