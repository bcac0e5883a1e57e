import { setupServer } from 'msw/node'
import { currentStore } from './current'
import { handlers } from './handlers/all'
import { type SeedOptions, seedWorld } from './seed'

/** The mocked API for tests: `mockServer.listen({ onUnhandledRequest: 'error' })`. */
export const mockServer = setupServer(...handlers)

/** What the mocked server knows. It stays the same object; `resetWorld` fills it anew. */
export const world = currentStore().world

/** The demo world as it was at first; call it before each test that writes. */
export const resetWorld = (options: SeedOptions = {}) => currentStore().reset(seedWorld(options))

await resetWorld()
