// Runs the parts of a test command and counts what passed and what failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
export const tally = { passed: 0, failed: 0 }

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
export function check(command, ...args) {
  if (run(command, args)) tally.passed += 1
  else tally.failed += 1
}

/** A runner that counts for itself; one that failed without a count counts as one failure. */
function count(ok, report, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`No report: ${error}`)
  }
  tally.passed += counts.passed
  tally.failed += counts.failed || (ok && counts.passed > 0 ? 0 : 1)
}

export function vitest(name, ...args) {
  const report = join(reports, `${name}.json`)
  const all = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json']
  count(run('npx', [...all, `--outputFile=${report}`]), report, (counts) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
  }))
}

export function playwright(name, ...args) {
  const report = join(reports, `${name}.json`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  // A flaky test needed a second try: there are no retries here, so there is none; it would be a failure.
  count(
    run('npx', ['playwright', 'test', ...args, '--reporter=list,json'], env),
    report,
    (counts) => ({
      passed: counts.stats.expected,
      failed: counts.stats.unexpected + counts.stats.flaky,
    }),
  )
}

/** A command of ours that writes its own tally to the file it is given. */
export function ours(name, env, ...args) {
  const report = join(reports, `${name}.json`)
  count(run('node', [...args, '--report', report], env), report, (counts) => counts)
}

export const toldTally = () => `\n${tally.passed} passed, ${tally.failed} failed`
