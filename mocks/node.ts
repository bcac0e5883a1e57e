import { setupServer } from 'msw/node'
import { currentStore } from './current'
import { handlers } from './handlers/all'
import { type SeedOptions, seedWorld } from './seed'

/** The mocked API for tests: `mockServer.listen({ onUnhandledRequest: 'error' })`. */
export const mockServer = setupServer(...handlers)

/** The data of the mocked server. `resetWorld` refills the same object. */
export const world = currentStore().world

/** Restores the demo data; call it before each test that writes. */
export const resetWorld = (options: SeedOptions = {}) => currentStore().reset(seedWorld(options))

await resetWorld()
