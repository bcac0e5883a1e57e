import type { Behaviour, World } from '../db'

/** What is stored beside the rows. */
export interface Head {
  /** Grows with every write, so that a tab can tell that another one wrote. */
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
  /** Forget all that is stored first. */
  clear: boolean
  tables: Record<string, { put: { id: number }[]; gone: number[] }>
  files: ReadonlyMap<number, Uint8Array>
}

/** Where a world lives between requests. */
export interface WorldStorage {
  /** Runs one task at a time, over all tabs where there are several. */
  exclusive<T>(task: () => Promise<T>): Promise<T>
  /** Everything, when it is not the version that is known; null when it is, or nothing is stored. */
  load(currentVersion: number): Promise<Stored | null>
  save(changes: Changes): Promise<void>
  file(invoiceId: number): Promise<Uint8Array | undefined>
}

/** One task after the other within this process. */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task)
    last = run.catch(() => {})
    return run
  }
}

/** For node: the world object is the storage; only the files need a place. */
export function memoryStorage(): WorldStorage {
  const files = new Map<number, Uint8Array>()
  return {
    exclusive: createTaskQueue(),
    load: async () => null,
    save: async (changes) => {
      if (changes.clear) files.clear()
      for (const [id, bytes] of changes.files) files.set(id, bytes)
    },
    file: async (id) => files.get(id),
  }
}
