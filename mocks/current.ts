import { seedWorld } from './seed'
import { memoryStorage } from './store/storage'
import { WorldStore } from './store/world-store'

let store = new WorldStore(memoryStorage, seedWorld())

/** The data behind the handlers: in memory unless the page or the server replaces it with a stored one. */
export const currentStore = (): WorldStore => store

export function replaceStore(next: WorldStore): void {
  store = next
}
