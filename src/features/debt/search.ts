import * as z from 'zod/mini'
import { searchSchema } from '@/lib/search-schema'

/** The tabs of a debt, by their value of `tab` in the address. */
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

export interface DebtSearch {
  tab?: DebtTab | undefined
  /** Shows the form, which is on the default tab, at its first field or at this one. */
  edit?: true | 'last_invoice_date' | undefined
}

/**
 * The search parameters of a debt; the default tab is omitted. No key is removed, because the router keeps
 * the raw value of one that is missing.
 */
export const debtSearchSchema = z.pipe(
  searchSchema({
    tab: z.catch(z.optional(z.enum(debtTabs)), undefined),
    edit: z.catch(z.optional(z.literal([true, 'last_invoice_date'])), undefined),
  }),
  z.transform((search): DebtSearch => {
    const tab = search.tab === 'overview' ? undefined : search.tab
    return { ...search, tab, edit: tab ? undefined : search.edit }
  }),
)
