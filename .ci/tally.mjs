// Runs the steps of a test command, counts passes and failures, and prints how to rerun failed tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
export const tally = { passed: 0, failed: 0 }
/** Commands that rerun the failed tests. */
const rerunCommands = []
/** Errors outside of tests, which no command can rerun. */
const unhandled = []

/** Whether a process ends without an error. */
async function succeeds(child) {
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve)
  })
  return status === 0
}

const secondsSince = (time) => ((Date.now() - time) / 1000).toFixed(0)

async function run(command, args, env) {
  const startedAt = Date.now()
  console.log(`\n> ${command} ${args.join(' ')}`)
  const ok = await succeeds(
    spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
  )
  console.log(`  (${secondsSince(startedAt)} s)`)
  return ok
}

/** Runs a command and prints its output at the end, so that others can run in parallel. */
async function runBuffered(command, args, env = {}) {
  const startedAt = Date.now()
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ok = await succeeds(child)
  console.log(
    `\n> ${command} ${args.join(' ')}\n${output.trim()}\n  (${secondsSince(startedAt)} s)`,
  )
  return ok
}

/**
 * Runs commands, two at a time; each counts as one test.
 * @param {string[][]} commands
 */
export async function runChecks(...commands) {
  const queue = [...commands]
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [command, ...args] = next
      const ok = await runBuffered(command, args)
      tally[ok ? 'passed' : 'failed'] += 1
      if (!ok) rerunCommands.push(next.join(' '))
    }
  }
  await Promise.all([runNext(), runNext()])
}

/** Quotes a shell argument. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
/** A quoted pattern that matches the text literally. */
const literalPattern = (text) => quoted(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Adds a runner's own counts; a failed run without counts is one failure. */
function addToTally(ok, report, readCounts) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = readCounts(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`No report: ${error}`)
  }
  tally.passed += counts.passed
  tally.failed += counts.failed || (ok && counts.passed > 0 ? 0 : 1)
}

export async function vitest(name, ...args) {
  const report = join(reports, `${name}.json`)
  const errors = join(reports, `${name}.unhandled.json`)
  const reporters = ['default', 'json', './.ci/unhandled-errors.mjs']
  const all = ['vitest', 'run', ...args, ...reporters.map((reporter) => `--reporter=${reporter}`)]
  const env = { UNHANDLED_ERRORS: errors }
  const ok = await run('npx', [...all, `--outputFile.json=${report}`], env)
  addToTally(ok, report, (counts) => {
    unhandled.push(...JSON.parse(readFileSync(errors, 'utf8')))
    for (const { name: file, assertionResults, status } of counts.testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const command = `npx vitest run ${relative('', file)}`
      if (status === 'failed' && failed.length === 0) rerunCommands.push(command)
      for (const { fullName } of failed)
        rerunCommands.push(`${command} -t ${literalPattern(fullName)}`)
    }
    return { passed: counts.numPassedTests, failed: counts.numFailedTests }
  })
}

/** The failed tests of a suite in Playwright's report and of its nested suites. */
const failuresIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failuresIn),
]

/**
 * Runs Playwright's tests.
 * @param {string} name
 * @param {object} settings environment variables
 * @param {string[]} args
 * @param {string} [rerun] the command that runs a file of these tests
 */
export async function playwright(
  name,
  settings,
  args = [],
  rerun = 'npx playwright test --trace on e2e/specs/',
) {
  const report = join(reports, `${name}.json`)
  const env = { ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  // Flaky tests count as failures; there are no retries.
  const ok = await run('npx', ['playwright', 'test', ...args, '--reporter=list,json'], env)
  addToTally(ok, report, (counts) => {
    for (const { file, title } of failuresIn(counts)) {
      rerunCommands.push(`${rerun}${file} -g ${literalPattern(title)}`)
    }
    unhandled.push(...counts.errors.map(({ stack, message }) => stack ?? message))
    return {
      passed: counts.stats.expected,
      failed: counts.stats.unexpected + counts.stats.flaky,
    }
  })
}

/** Runs a script that writes its tally to the path of `--report`, and prints its output at the end. */
export async function runScript(name, env, ...args) {
  const report = join(reports, `${name}.json`)
  const ok = await runBuffered('node', [...args, '--report', report], env)
  addToTally(ok, report, (counts) => counts)
}

/** The commands that rerun failed tests, and the counts in the last line. */
export function formatTally() {
  const count = `${tally.passed} passed, ${tally.failed} failed`
  const lines = (title, texts) => (texts.length > 0 ? `\n${title}\n${texts.join('\n')}\n` : '')
  return [
    lines('Outside of all tests:', unhandled),
    lines(
      'To repeat what failed:',
      rerunCommands.map((command) => `  ${command}`),
    ),
    `\n${count}`,
  ].join('')
}
