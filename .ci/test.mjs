// The whole truth: types, lint, unused code, unit tests, end-to-end tests; one line at the end.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChromium } from './chromium.mjs'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
let passed = 0
let failed = 0

function run(command, args, env = {}) {
  const begun = Date.now()
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(`  (${((Date.now() - begun) / 1000).toFixed(0)} s)`)
  return status === 0
}

/** A check that passes or fails as a whole counts as one. */
function check(command, ...args) {
  if (run(command, args)) passed += 1
  else failed += 1
}

/** A runner that counts for itself; one that failed without a count counts as one failure. */
function count(ok, report, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`No report: ${error}`)
  }
  passed += counts.passed
  failed += counts.failed || (ok && counts.passed > 0 ? 0 : 1)
}

check('npx', 'tsc', '--noEmit')
check('npx', 'biome', 'check', '--error-on-warnings', '.')
check('npx', 'knip')

const unit = join(reports, 'unit.json')
count(
  run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${unit}`]),
  unit,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)

check('node', '.ci/nginx.mjs')
getChromium()
const journeys = join(reports, 'e2e.json')
count(
  run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  }),
  journeys,
  // A flaky test needed a second try: there are no retries here, so there is none; it would be a failure.
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
