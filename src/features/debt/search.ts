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

/** The search parameters of a debt; the default tab is omitted. */
export const debtSearchSchema = z.pipe(
  searchSchema({ tab: z.catch(z.optional(z.enum(debtTabs)), undefined) }),
  z.transform((search) => (search.tab === 'overview' ? { ...search, tab: undefined } : search)),
)
