import { seedWorld } from './seed'
import { memoryStorage } from './store/storage'
import { WorldStore } from './store/world-store'

let store = new WorldStore(memoryStorage(), seedWorld())

/** The world the handlers answer from: in memory, unless the page brings a lasting one. */
export const currentStore = (): WorldStore => store

export function replaceStore(next: WorldStore): void {
  store = next
}
