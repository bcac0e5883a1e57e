/**
 * Unsaved work, kept in memory only and above the router, so that it outlives an expired session
 * (the way to /login and back) but never a logout, another user, or the tab: debtors' data is
 * never at rest in browser storage.
 */
const drafts = new Map<string, unknown>()

/** @param draftKey what the work belongs to, for instance `company` or `note:17` */
export function saveDraft<T>(draftKey: string, work: T): void {
  drafts.set(draftKey, work)
}

export function readDraft<T>(draftKey: string): T | undefined {
  return drafts.get(draftKey) as T | undefined
}

export function deleteDraft(draftKey: string): void {
  drafts.delete(draftKey)
}

export function hasDrafts(): boolean {
  return drafts.size > 0
}

export function clearDrafts(): void {
  drafts.clear()
}
