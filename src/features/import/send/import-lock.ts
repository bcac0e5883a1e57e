/**
 * Runs an import of this user while no other tab of the browser runs one; otherwise returns
 * `heldElsewhere`. Without Web Locks, which pages from an insecure origin lack, it runs all the same:
 * the comparison with the list finds what is there.
 */
export async function withImportLock<T>(
  userId: string | null,
  run: () => Promise<T>,
  heldElsewhere: T,
): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return run()
  return locks.request(`import:${userId ?? ''}`, { ifAvailable: true }, (lock) =>
    lock ? run() : heldElsewhere,
  )
}
