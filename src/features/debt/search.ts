export const debtTabs = [
  'overview',
  'notes',
  'invoices',
  'payments',
  'addresses',
  'contacts',
] as const
export type DebtTab = (typeof debtTabs)[number]

export const timelineKinds = ['notes', 'invoices', 'payments'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** The open tab; left out it is the overview, so that `/debt-detail/7` stays as it is. */
export interface DebtSearch {
  tab?: DebtTab
  /** Of the overview: what alone its timeline shows. */
  show?: TimelineKind
}

export function debtSearch(raw: Record<string, unknown>): DebtSearch {
  const tab = debtTabs.find((option) => option === raw.tab)
  if (tab && tab !== 'overview') return { tab }
  const show = timelineKinds.find((option) => option === raw.show)
  return show ? { show } : {}
}
