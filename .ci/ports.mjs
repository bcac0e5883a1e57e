/** E2E_PORT lets two worktrees run tests at the same time. */
const firstPort = Number(process.env.E2E_PORT ?? 4173)

/**
 * Ports of the production build with the mocked API inside, of one that uses the mock on a port (by the
 * preview and by nginx), of one with every third-party service as well, and of one that uses a live
 * server; then of the benchmark's two servers and its browser.
 */
export const ports = {
  mock: firstPort,
  real: firstPort + 1,
  api: firstPort + 2,
  thirdParties: firstPort + 3,
  live: firstPort + 4,
  nginx: firstPort + 5,
  bench: firstPort + 6,
  longBench: firstPort + 7,
  debugging: firstPort + 8,
}
