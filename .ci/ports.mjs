/** Two trees on one machine can be tested at once when each has ports of its own. */
const firstPort = Number(process.env.E2E_PORT ?? 4173)

/**
 * The production build with the mocked API inside, one that talks to the mock on a real port, and
 * one that does so with every third-party service configured; and one that talks to a live server.
 */
export const ports = {
  mock: firstPort,
  real: firstPort + 1,
  api: firstPort + 2,
  thirdParties: firstPort + 3,
  live: firstPort + 4,
}
