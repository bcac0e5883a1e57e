// The whole truth: types, lint, unused code, unit tests, end-to-end tests; one line at the end.
import { spawn } from 'node:child_process'
import { getChromium } from './chromium.mjs'
import { check, ours, playwright, tally, toldTally, vitest } from './tally.mjs'

/** The mocked API on a free port, in a process of its own. */
async function startMockApi() {
  const child = spawn(process.execPath, ['mocks/serve.mjs', '--port', '0'])
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (words) => {
      const [said] = String(words).match(/http:\S+\/api\/v1\//) ?? []
      if (said) resolve(said)
    })
    child.stderr.on('data', (words) => reject(new Error(String(words))))
  })
  return { url, stop: () => child.kill() }
}

check('npx', 'tsc', '--noEmit')
check('npx', 'biome', 'check', '--error-on-warnings', '.')
check('npx', 'knip')
vitest('unit')
check('node', '.ci/nginx.mjs')
getChromium()
playwright('e2e')

// What runs against a live server is held to run at all by a server that is always there.
const mock = await startMockApi().catch((error) => {
  console.error(error)
  return { url: '', stop: () => {} }
})
const asNewcomer = {
  LIVE_API_URL: mock.url,
  LIVE_EMAIL: 'noclient@example.com',
  LIVE_PASSWORD: 'Harbour-Kettle-42',
  LIVE_PORTAL_URL: '',
  LIVE_IGNORE_CORS: '',
}
ours('live', asNewcomer, '.ci/live.mjs')
mock.stop()

console.log(toldTally())
process.exit(tally.failed === 0 ? 0 : 1)
