import type { Behaviour, World } from '../db'

/** Metadata stored beside the rows. */
export interface Head {
  /** Incremented by every write, so that a tab detects the writes of another. */
  version: number
  behaviour: Behaviour
  nested: World['nested']
  nextIds: Record<string, number>
}

export interface Stored {
  head: Head
  rows: Record<string, { id: number }[]>
}

interface Changes {
  head: Head
  /** Deletes all stored data first. */
  clear: boolean
  tables: Record<string, { put: { id: number }[]; gone: number[] }>
  files: ReadonlyMap<number, Uint8Array>
}

/** Persists the data between requests. */
export interface WorldStorage {
  /** Runs one task at a time, across all tabs. */
  exclusive<T>(task: () => Promise<T>): Promise<T>
  /** All stored data, unless its version is the current one. */
  load(currentVersion: number): Promise<Stored | 'unchanged' | 'empty'>
  save(changes: Changes): Promise<void>
  file(invoiceId: number): Promise<Uint8Array | undefined>
}

/** Runs tasks one after another within this process. */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task)
    last = run.catch(() => {})
    return run
  }
}

/** Storage in memory: the world object holds the rows, so only files are stored here. */
export function memoryStorage(): WorldStorage {
  const files = new Map<number, Uint8Array>()
  return {
    exclusive: createTaskQueue(),
    load: async (currentVersion) => (currentVersion === 0 ? 'empty' : 'unchanged'),
    save: async (changes) => {
      if (changes.clear) files.clear()
      for (const [id, bytes] of changes.files) files.set(id, bytes)
    },
    file: async (id) => files.get(id),
  }
}
