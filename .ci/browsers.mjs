// Runs the main journeys in Firefox and WebKitGTK, where these are or can be installed.
import { spawnSync } from 'node:child_process'
import { getEngines } from './engines.mjs'

const config = ['--config', 'e2e/browsers/playwright.config.ts']

if (getEngines().length === 0) console.log('No test was run.')
else {
  const args = ['playwright', 'test', ...config, ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
}
