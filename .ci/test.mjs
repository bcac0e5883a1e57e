// The whole truth: types, lint, unused code, unit tests, end-to-end tests; one line at the end.
import { getChromium } from './chromium.mjs'
import { startMockProcess } from './mock.mjs'
import { check, ours, playwright, tally, toldTally, vitest } from './tally.mjs'

check('npx', 'tsc', '--noEmit')
check('npx', 'biome', 'check', '--error-on-warnings', '.')
check('npx', 'knip')
vitest('unit')
check('node', '.ci/nginx.mjs')
getChromium()
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
