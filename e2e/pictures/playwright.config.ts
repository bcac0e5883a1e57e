import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../.ci/tools.mjs'
import { origins, ports } from '../support/origins.ts'

const root = new URL('../..', import.meta.url).pathname
const served = (folder: string, port: number, env: Record<string, string>) => ({
  command: `npx vite build --outDir .e2e/${folder} --logLevel warn && npx vite preview --outDir .e2e/${folder} --port ${port} --strictPort`,
  cwd: root,
  url: `http://127.0.0.1:${port}`,
  env,
  timeout: 240_000,
})

/** Takes pictures of the mock build and of one with a cookie banner. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: `${root}/test-results/pictures`,
  globalTeardown: './contact-sheet.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origins.mock,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: launchOptions({ whole: true }),
  },
  webServer: [
    served('mock', ports.mock, { VITE_MOCK_API: 'true' }),
    served('third-parties', ports.thirdParties, {
      VITE_MOCK_API: 'false',
      VITE_ANALYTICS_ID: 'G-TEST',
      VITE_COOKIE_CONSENT: 'ask',
    }),
  ],
})
