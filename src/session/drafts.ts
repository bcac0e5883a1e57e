import { session } from './session'

/**
 * Unsaved input, in memory only: it survives an expired session (to /login and back), but not a logout,
 * another user or the tab. Debtors' data is never stored in the browser.
 */
const drafts = new Map<string, unknown>()
let userEpoch = session.userEpoch()

/** Discards another user's drafts, whichever listener of the session runs first. */
function ownDrafts(): Map<string, unknown> {
  if (userEpoch !== session.userEpoch()) clearDrafts()
  return drafts
}

/** @param draftKey identifies the form, for instance `company` or `note:17` */
export function saveDraft<T>(draftKey: string, work: T): void {
  ownDrafts().set(draftKey, work)
  // Frees the memory when the user changes. The session adds a listener only once.
  session.subscribe(ownDrafts)
}

export function readDraft<T>(draftKey: string): T | undefined {
  return ownDrafts().get(draftKey) as T | undefined
}

export function deleteDraft(draftKey: string): void {
  ownDrafts().delete(draftKey)
}

export function hasDraft(draftKey: string): boolean {
  return ownDrafts().has(draftKey)
}

export function hasDrafts(): boolean {
  return ownDrafts().size > 0
}

export function clearDrafts(): void {
  drafts.clear()
  userEpoch = session.userEpoch()
}
