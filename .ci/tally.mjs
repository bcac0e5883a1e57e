// Runs the steps of a test command, and counts passes and failures for its last line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
export const tally = { passed: 0, failed: 0 }

/** Runs a command and prints its time; one that runs beside others prints its output at the end. */
async function run([command, ...args], { env = {}, isBuffered = false } = {}) {
  const startedAt = Date.now()
  const name = `> ${[command, ...args].join(' ')}`
  if (!isBuffered) console.log(`\n${name}`)
  const stdio = isBuffered ? 'pipe' : 'inherit'
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve)
  })
  if (isBuffered) console.log(`\n${name}\n${output.trim()}`)
  console.log(`  (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
  return status === 0
}

/** Adds the counts of a runner; a run that failed without a failed test is one failure. */
function addToTally(isOk, readCounts) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = readCounts()
  } catch (error) {
    console.error(`No report: ${error}`)
  }
  tally.passed += counts.passed
  tally.failed += counts.failed || (isOk && counts.passed > 0 ? 0 : 1)
}

const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Runs commands, two at a time; each counts as one test. */
export async function runChecks(...commands) {
  const queue = [...commands]
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const isOk = await run(next, { isBuffered: true })
      addToTally(isOk, () => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }))
    }
  }
  await Promise.all([runNext(), runNext()])
}

export async function vitest(name, ...args) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isOk = await run(['npx', 'vitest', 'run', ...args, ...reporters])
  addToTally(isOk, () => {
    const { numPassedTests, numFailedTests } = readReport(report)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

/** Runs Playwright's tests. Flaky ones count as failures; there are no retries. */
export async function playwright(name, env, args = []) {
  const report = join(reports, `${name}.json`)
  const command = ['npx', 'playwright', 'test', ...args, '--reporter=list,json']
  const isOk = await run(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  addToTally(isOk, () => {
    const { expected, unexpected, flaky } = readReport(report).stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

/** Runs a script that writes its tally to the path of `--report`, beside other steps. */
export async function runScript(name, env, ...args) {
  const report = join(reports, `${name}.json`)
  const isOk = await run(['node', ...args, '--report', report], { env, isBuffered: true })
  addToTally(isOk, () => readReport(report))
}

/** Prints the counts in the last line, and ends with a failure if there was one. */
export function finish() {
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed === 0 ? 0 : 1)
}
