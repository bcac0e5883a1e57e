/**
 * Unsaved input, in memory only: it survives an expired session (to /login and back). A change of user
 * is a page load, which ends it; debtors' data is never stored in the browser. A key identifies the form,
 * for instance `company` or `note:17`.
 */
export const drafts = new Map<string, unknown>()

export const hasDrafts = (): boolean => drafts.size > 0

/** Requests that are delayed so that they can be undone: each function sends its own now, and never throws. */
export const delayedRequests = new Set<() => Promise<void>>()

/** The private address an expiry led away from. The same user returns to it after logging in. */
export const wayBack = { href: null as string | null }
