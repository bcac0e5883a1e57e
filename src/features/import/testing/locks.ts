/**
 * Web Locks of one browser, as far as an import needs them.
 * @returns the locks as the tab of this id sees them
 */
export function fakeLocks() {
  const held: { name: string; clientId: string }[] = []
  const locksOf = (clientId: string) => ({
    async request(
      name: string,
      { ifAvailable }: LockOptions,
      run: (lock: Lock | null) => Promise<void> | undefined,
    ) {
      if (held.some((lock) => lock.name === name)) {
        // Without the option a request waits for the other tab.
        return ifAvailable ? run(null) : new Promise(() => {})
      }
      const lock = { name, clientId }
      held.push(lock)
      await run({ name, mode: 'exclusive' })
      held.splice(held.indexOf(lock), 1)
    },
    query: async () => ({ held: [...held], pending: [] }),
  })
  return (clientId: string) => locksOf(clientId) as unknown as LockManager
}

/** Replaces the Web Locks of this page; without an argument it has none. */
export function stubLocks(locks?: LockManager) {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}
