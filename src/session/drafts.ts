/**
 * Unsaved input, in memory only: it survives an expired session (to /login and back), but not a logout,
 * another user or the tab. Debtors' data is never stored in the browser.
 */
const drafts = new Map<string, unknown>()

/** @param draftKey identifies the form, for instance `company` or `note:17` */
export function saveDraft<T>(draftKey: string, work: T): void {
  drafts.set(draftKey, work)
}

export function readDraft<T>(draftKey: string): T | undefined {
  return drafts.get(draftKey) as T | undefined
}

export function deleteDraft(draftKey: string): void {
  drafts.delete(draftKey)
}

export function hasDraft(draftKey: string): boolean {
  return drafts.has(draftKey)
}

export function hasDrafts(): boolean {
  return drafts.size > 0
}

export function clearDrafts(): void {
  drafts.clear()
}
