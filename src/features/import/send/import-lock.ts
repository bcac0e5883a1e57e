/**
 * Runs an import of this user while no other tab of the browser runs one. Without Web Locks, or where
 * the browser refuses them, it runs all the same: the comparison with the list finds what is there.
 * @returns `held-elsewhere` if another tab is importing; nothing was run
 */
export async function withImportLock(
  userId: string | null,
  run: () => Promise<void>,
): Promise<'ran' | 'held-elsewhere'> {
  // Undefined on pages from an insecure origin.
  const locks = navigator.locks as LockManager | undefined
  let hasStarted = false
  const start = async () => {
    hasStarted = true
    await run()
    return 'ran' as const
  }
  if (!locks) return start()
  try {
    return await locks.request(`import:${userId ?? ''}`, { ifAvailable: true }, (lock) =>
      lock ? start() : 'held-elsewhere',
    )
  } catch (thrown) {
    if (hasStarted) throw thrown
    return start()
  }
}
