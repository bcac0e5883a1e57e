import { defineConfig } from '@playwright/test'
import { findEngines } from '../../.ci/engines.mjs'
import type { EngineName } from './engines.ts'

const found = Object.entries(findEngines()).filter(([, path]) => path)

/** Playwright runs the tests; the browsers are the machine's own, driven by WebDriver. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './build.ts',
  projects: found.map(([name]) => ({ name, use: { engineName: name as EngineName } })),
})
