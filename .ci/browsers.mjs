// The main journeys in Firefox and WebKitGTK, in those of them that this machine has or can get.
import { spawnSync } from 'node:child_process'
import { getEngines } from './engines.mjs'

const config = ['--config', 'e2e/browsers/playwright.config.ts']

if (getEngines().length === 0) console.log('No test was run.')
else {
  const args = ['playwright', 'test', ...config, ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
}
