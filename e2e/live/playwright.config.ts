import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../.ci/tools.mjs'
import { origins, ports } from '../support/origins.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = '.e2e/live'
/** A portal that is already served; else the production build is built and served here. */
const portal = process.env.LIVE_PORTAL_URL
const build = `npx vite build --outDir ${folder} --logLevel warn`
const serve = `npx vite preview --outDir ${folder} --port ${ports.live} --strictPort`

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: `${root}/test-results/live`,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: portal || origins.live,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace would store the tokens of a live server.
    trace: 'off',
    launchOptions: launchOptions({
      // Allows testing a server whose CORS settings refuse this origin.
      flags: process.env.LIVE_IGNORE_CORS ? ['--disable-web-security'] : [],
    }),
  },
  ...(!portal && {
    webServer: {
      command: `${build} && ${serve}`,
      cwd: root,
      url: origins.live,
      env: { VITE_MOCK_API: 'false', VITE_API_URL: process.env.LIVE_API_URL ?? '' },
      timeout: 240_000,
    },
  }),
})
