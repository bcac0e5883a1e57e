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

/** Keeps the data between pages or processes. */
export interface WorldStorage {
  /** Runs one task at a time across all tabs; missing where there is one process. */
  exclusive?<T>(task: () => Promise<T>): Promise<T>
  /** All stored data, unless its version is the current one. */
  load(currentVersion: number): Promise<Stored | 'unchanged' | 'empty'>
  save(data: Stored): Promise<void>
}

export const memoryStorage: WorldStorage = {
  load: async (currentVersion) => (currentVersion === 0 ? 'empty' : 'unchanged'),
  save: async () => {},
}
