/**
 * Unsaved work, kept in memory only and above the router, so that it outlives an expired session
 * (the way to /login and back) but never a logout, another user, or the tab: debtors' data is
 * never at rest in browser storage.
 */
const drafts = new Map<string, unknown>()

/** @param place what the work belongs to, for instance `company` or `note:17` */
export function keepDraft<T>(place: string, work: T): void {
  drafts.set(place, work)
}

export function draftFor<T>(place: string): T | undefined {
  return drafts.get(place) as T | undefined
}

export function dropDraft(place: string): void {
  drafts.delete(place)
}

export function hasDrafts(): boolean {
  return drafts.size > 0
}

export function clearDrafts(): void {
  drafts.clear()
}
