// npm test: types, lint, unused code, unit tests and end-to-end tests, with the counts in the last line;
// with --browsers, the journeys in Firefox and WebKitGTK too.
import { getChromium } from './chromium.mjs'
import { getEngines } from './engines.mjs'
import { startMockProcess } from './mock.mjs'
import { getNginx } from './nginx.mjs'
import { finish, playwright, runChecks, runScript, tally, vitest } from './tally.mjs'

const allBrowsers = process.argv.includes('--browsers')

/** Runs the live tests against the mocked API, so that they are tested themselves. */
async function testLive() {
  const mock = await startMockProcess().catch((error) => {
    console.error(error)
    return null
  })
  const newUserEnv = {
    LIVE_API_URL: mock ? `${mock.origin}/api/v1/` : '',
    LIVE_EMAIL: 'noclient@example.com',
    LIVE_PASSWORD: 'Harbour-Kettle-42',
    LIVE_PORTAL_URL: '',
    LIVE_IGNORE_CORS: '',
  }
  await runScript('live', newUserEnv, '.ci/live.mjs')
  mock?.child.kill()
}

console.log(`This takes some 10 minutes on two quiet cores, and longer beside other work:
  1. types, lint, unused code and the three builds of the portal (1 minute)
  2. unit tests, of which each file is named when it is done (2)
  3. end-to-end tests in Chromium, of which each is named when it is done (7),
     and beside them the checks for a live server, against the mocked one${
       allBrowsers ? '\n  4. the main journeys in Firefox and WebKitGTK (3 more)' : ''
     }
A failure ends the run after its step. What a browser did in a test that failed is in test-results/.
`)
// Fails before the tests when a tool is missing.
try {
  console.log(`Chromium: ${getChromium()}\nnginx: ${getNginx().path}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

await runChecks(
  ['node', '.ci/builds.mjs'],
  ['npx', 'tsc', '--noEmit'],
  ['npx', 'biome', 'check', '--error-on-warnings', '.'],
  ['npx', 'knip'],
)
if (tally.failed > 0) finish()
await vitest('unit')
if (tally.failed > 0) finish()
await Promise.all([playwright('e2e', { E2E_BUILT: 'yes' }), testLive()])

if (allBrowsers && getEngines().length > 0) {
  const config = ['--config', 'e2e/browsers/playwright.config.ts']
  await playwright('browsers', {}, config)
}
finish()
