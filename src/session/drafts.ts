/**
 * Unsaved input, in memory only: it survives an expired session (to /login and back). A change of user
 * is a page load, which ends it; debtors' data is never stored in the browser.
 */
const drafts = new Map<string, unknown>()

/** @param draftKey identifies the form, for instance `company` or `note:17` */
export const saveDraft = <T>(draftKey: string, work: T): void => {
  drafts.set(draftKey, work)
}

export const readDraft = <T>(draftKey: string) => drafts.get(draftKey) as T | undefined

export const deleteDraft = (draftKey: string): void => {
  drafts.delete(draftKey)
}

export const hasDraft = (draftKey: string): boolean => drafts.has(draftKey)

export const hasDrafts = (): boolean => drafts.size > 0

export const clearDrafts = (): void => drafts.clear()

let left: string | null = null

/** The private address an expiry led away from. The same user returns to it after logging in. */
export const wayBack = {
  read: () => left,
  set: (href: string | null) => {
    left = href
  },
}
