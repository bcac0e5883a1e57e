/** The import that another tab of this browser has under way. */
export interface ImportHolder {
  fileName: string
  /** Epoch milliseconds. */
  startedAt: number
}

/** `heldBy` is null where the other tab cannot be told apart. */
export type ImportLock =
  | { isHeld: true; release: () => void }
  | { isHeld: false; heldBy: ImportHolder | null }

const lockName = (userId: string | null) => `import:${userId ?? ''}`
const holderPrefix = 'import-holder:'

/** Undefined on pages from an insecure origin. */
const lockManager = () => navigator.locks as LockManager | undefined

const nothingToRelease = () => {}

/**
 * Takes a lock if it is free, and holds it until it is released or the tab closes. Null where
 * another tab has it; a browser that refuses locks altogether does not stop an import.
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
 * Keeps the other tabs of this browser from importing for the same user. Without Web Locks every
 * tab may import: the comparison with the list protects from the same rows all the same.
 */
export async function acquireImportLock(
  userId: string | null,
  holder: ImportHolder,
): Promise<ImportLock> {
  const locks = lockManager()
  if (!locks) return { isHeld: true, release: nothingToRelease }
  // The description is there before the lock, so that whoever finds the lock taken finds it, too.
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
