import { defineConfig } from 'vitest/config'

const api = new URL(process.env.LIVE_API_URL ?? 'http://unset.invalid/api/v1/')

/** Contract tests against a live server, in jsdom on the server's origin. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { __MOCK_API__: 'false' },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['e2e/live/contract.ts'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: api.origin } },
    env: { VITE_API_URL: api.pathname },
    setupFiles: ['e2e/live/blob-stream.ts'],
    testTimeout: 60_000,
    // The login and the debt of the tests below it take as long as a test.
    hookTimeout: 60_000,
  },
})
