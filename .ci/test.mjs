// The whole truth: types, lint, unused code, unit tests, end-to-end tests; one line at the end.
import { getChromium } from './chromium.mjs'
import { startMockProcess } from './mock.mjs'
import { getNginx } from './nginx.mjs'
import { check, ours, playwright, tally, toldTally, vitest } from './tally.mjs'

console.log(`This checks types, lint and unused code, then runs the unit tests (some 10 minutes on two quiet cores),
the end-to-end tests in Chromium (some 25) and the checks for a live server (1). The last line has the count.`)
// A missing tool is found and named before anything runs.
try {
  console.log(`Chromium: ${getChromium()}\nnginx: ${getNginx().path}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

check('npx', 'tsc', '--noEmit')
check('npx', 'biome', 'check', '--error-on-warnings', '.')
check('npx', 'knip')
vitest('unit')
playwright('e2e')

// What runs against a live server is held to run at all by a server that is always there.
const mock = await startMockProcess().catch((error) => {
  console.error(error)
  return null
})
const asNewcomer = {
  LIVE_API_URL: mock ? `${mock.origin}/api/v1/` : '',
  LIVE_EMAIL: 'noclient@example.com',
  LIVE_PASSWORD: 'Harbour-Kettle-42',
  LIVE_PORTAL_URL: '',
  LIVE_IGNORE_CORS: '',
}
ours('live', asNewcomer, '.ci/live.mjs')
mock?.child.kill()

console.log(toldTally())
process.exit(tally.failed === 0 ? 0 : 1)
