/**
 * Unsaved input, in memory only: it survives an expired session (to /login and back). A change of user
 * is a page load, which ends it; debtors' data is never stored in the browser. A key identifies the form,
 * for instance `company` or `note:17`.
 */
const drafts = new Map<string, unknown>()

export const saveDraft = (key: string, work: unknown): unknown => drafts.set(key, work)
export const readDraft = <T>(key: string) => drafts.get(key) as T | undefined
export const deleteDraft = (key: string): boolean => drafts.delete(key)
export const hasDraft = (key: string): boolean => drafts.has(key)
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
