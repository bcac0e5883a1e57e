import { defineConfig } from '@playwright/test'
import { launchOptions } from './.ci/tools.mjs'
import { origins, ports } from './e2e/support/origins.ts'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  fullyParallel: true,
  // These tests are planned for two cores. A third page fills the waiting times of the others; with more,
  // tests take longer, and pages wait so long for the processor that tests run out of time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a busy machine is not taken for a fault of the portal.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origins.mock,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A copy of the page at every action takes a fifth of the time of all tests; what was done, said
    // on the console and sent over the wire costs next to nothing, and the page is kept as it failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions({
      // Pages live for seconds here, so compiling functions ahead or optimised takes a tenth of the
      // time of all tests and saves nothing.
      flags: [
        '--js-flags=--max-lazy --no-opt --no-maglev',
        // v8CacheOptions=3 keeps compiled scripts from the first load instead of the second. This flag
        // replaces Playwright's own of the same name, whose other values it repeats.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,v8CacheOptions=3',
      ],
    }),
  },
  webServer: [
    {
      command: 'node .ci/builds.mjs --serve',
      wait: { stdout: /All builds are served/ },
      timeout: 240_000,
    },
    {
      command: `npm run mock-api -- --port ${ports.api}`,
      url: origins.api,
      timeout: 120_000,
    },
  ],
})
