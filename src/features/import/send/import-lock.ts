/** An import under way in another tab of this browser. */
export interface ImportHolder {
  fileName: string
  /** Epoch milliseconds. */
  startedAt: number
}

/** `heldBy` is null if the other tab cannot be identified. */
export type ImportLock =
  | { isHeld: true; release: () => void }
  | { isHeld: false; heldBy: ImportHolder | null }

const lockName = (userId: string | null) => `import:${userId ?? ''}`
const holderPrefix = 'import-holder:'

/** Undefined on pages from an insecure origin. */
const lockManager = () => navigator.locks as LockManager | undefined

const nothingToRelease = () => {}

/**
 * Requests a lock without waiting, and holds it until it is released or the tab closes. Null if
 * another tab holds it. If the browser refuses locks, the import continues without one.
 */
function requestLock(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(nothingToRelease))
  })
}

async function findHolder(locks: LockManager, name: string): Promise<ImportHolder | null> {
  const { held = [] } = await locks.query()
  const tab = held.find((lock) => lock.name === name)?.clientId
  const description = held.find(
    (lock) => lock.clientId === tab && lock.name?.startsWith(holderPrefix),
  )?.name
  return description ? JSON.parse(description.slice(holderPrefix.length)) : null
}

/**
 * Prevents other tabs of this browser from importing for the same user at the same time. Without
 * Web Locks every tab may import; the comparison with the list still detects duplicates.
 */
export async function acquireImportLock(
  userId: string | null,
  holder: ImportHolder,
): Promise<ImportLock> {
  const locks = lockManager()
  if (!locks) return { isHeld: true, release: nothingToRelease }
  // The description is published before the lock, so that a tab that finds the lock finds both.
  const releaseDescription = await requestLock(locks, holderPrefix + JSON.stringify(holder))
  const release = await requestLock(locks, lockName(userId))
  if (release) {
    return {
      isHeld: true,
      release: () => {
        release()
        releaseDescription?.()
      },
    }
  }
  releaseDescription?.()
  return { isHeld: false, heldBy: await findHolder(locks, lockName(userId)) }
}
