export const debtTabs = [
  'overview',
  'notes',
  'invoices',
  'payments',
  'addresses',
  'contacts',
] as const
export type DebtTab = (typeof debtTabs)[number]

/** The open tab; left out it is the overview, so that `/debt-detail/7` stays as it is. */
export interface DebtSearch {
  tab?: DebtTab
}

export function debtSearch(raw: Record<string, unknown>): DebtSearch {
  const tab = debtTabs.find((known) => known === raw.tab)
  return tab && tab !== 'overview' ? { tab } : {}
}
