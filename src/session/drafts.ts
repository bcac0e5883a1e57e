/**
 * Unsaved work, kept in memory only and above the router, so that it outlives an expired session
 * (the way to /login and back) but never a logout, another user, or the tab: debtors' data is
 * never at rest in browser storage.
 */
const drafts = new Map<string, unknown>()
const releases = new Map<string, () => void>()

/**
 * @param place what the work belongs to, for instance `company` or `note:17`
 * @param release lets go of what the work holds beside itself (a worker), when a person's work ends
 */
export function keepDraft<T>(place: string, work: T, release?: () => void): void {
  drafts.set(place, work)
  if (release) releases.set(place, release)
}

export function draftFor<T>(place: string): T | undefined {
  return drafts.get(place) as T | undefined
}

export function dropDraft(place: string): void {
  drafts.delete(place)
  releases.delete(place)
}

export function hasDrafts(): boolean {
  return drafts.size > 0
}

export function clearDrafts(): void {
  drafts.clear()
  for (const release of releases.values()) release()
  releases.clear()
}
