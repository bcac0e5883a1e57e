// npm test: types, lint, unused code, unit tests and end-to-end tests, with the counts in the last line;
// with --browsers, the journeys in Firefox and WebKitGTK too.
import { startMockProcess } from './mock.mjs'
import { finish, step, tally } from './tally.mjs'
import { getTool } from './tools.mjs'

const playwright = ['npx', 'playwright', 'test', '--reporter=list']

/** Runs the live tests against the mocked API, so that they are tested themselves. */
async function testLive() {
  const mock = await startMockProcess()
  const env = {
    LIVE_API_URL: `${mock.origin}/api/v1/`,
    LIVE_EMAIL: 'noclient@example.com',
    LIVE_PASSWORD: 'Harbour-Kettle-42',
    LIVE_PORTAL_URL: '',
    LIVE_IGNORE_CORS: '',
  }
  await step(['node', '.ci/live.mjs'], { env, isBuffered: true })
  mock.child.kill()
}

console.log(`This takes 10 to 15 minutes on two cores. A failure ends the run after its step, and what a
browser did in a test that failed is in test-results/.
`)
const withBrowsers = process.argv.includes('--browsers')
if (!getTool('chromium') || !getTool('nginx')) process.exit(1)
// A machine that gets other browsers may get a faster one as well.
if (withBrowsers) getTool('shell')

const quickChecks = async () => {
  for (const name of ['check:types', 'check:lint', 'check:unused']) {
    await step(['npm', 'run', name], { isBuffered: true })
  }
}
await Promise.all([step(['node', '.ci/builds.mjs'], { isBuffered: true }), quickChecks()])
if (tally.failed > 0) finish()
// Rendering makes much short-lived garbage; collecting it less often saves a twentieth.
await step(['npx', 'vitest', 'run'], { env: { NODE_OPTIONS: '--max-semi-space-size=64' } })
if (tally.failed > 0) finish()
await Promise.all([step(playwright, { env: { E2E_BUILT: 'yes' } }), testLive()])
if (tally.failed > 0) finish()
if (withBrowsers && ['firefox', 'webkit'].map(getTool).some(Boolean)) {
  await step([...playwright, '--config', 'e2e/browsers/playwright.config.ts'])
}
finish()
