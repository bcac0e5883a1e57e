import { defineConfig } from '@playwright/test'
import { findTool } from '../../.ci/tools.mjs'
import { type EngineName, engineNames } from './engines.ts'

/** Playwright runs the tests; the browsers are the machine's own, driven by WebDriver. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './server.ts',
  projects: engineNames
    .filter(findTool)
    .map((engineName) => ({ name: engineName, use: { engineName } })),
})
