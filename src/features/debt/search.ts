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

/** The search parameters of a debt; the default tab is omitted. */
export interface DebtSearch {
  tab?: DebtTab
  /** Filters the timeline of the overview. */
  show?: TimelineKind
}

export function debtSearch(raw: Record<string, unknown>): DebtSearch {
  const tab = debtTabs.find((option) => option === raw.tab)
  if (tab && tab !== 'overview') return { tab }
  const show = timelineKinds.find((option) => option === raw.show)
  return show ? { show } : {}
}
