import * as z from 'zod/mini'
import { searchSchema } from '@/lib/search-schema'

export const tabLabels = {
  overview: 'Overview',
  notes: 'Notes',
  invoices: 'Invoices',
  payments: 'Payments',
  addresses: 'Addresses',
  contacts: 'Contacts',
}
export type DebtTab = keyof typeof tabLabels
export const debtTabs = Object.keys(tabLabels) as DebtTab[]

export const timelineKinds = ['notes', 'invoices', 'payments'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** The search parameters of a debt. The default tab is omitted; `show` filters its timeline. */
export const debtSearchSchema = z.pipe(
  searchSchema({
    tab: z.catch(z.optional(z.enum(debtTabs)), undefined),
    show: z.catch(z.optional(z.enum(timelineKinds)), undefined),
  }),
  z.transform((search) =>
    search.tab === undefined || search.tab === 'overview'
      ? { ...search, tab: undefined }
      : { ...search, show: undefined },
  ),
)
