// Runs the parts of a test command, counts what passed and what failed, and says how to repeat the latter.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
export const tally = { passed: 0, failed: 0 }
/** The commands that repeat what failed. */
const rerunCommands = []
/** What failed outside of all tests, and so can be repeated by no command. */
const unhandled = []

function run(command, args, env = {}) {
  const startedAt = Date.now()
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(`  (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
  return status === 0
}

/** Runs a command and prints its output when it is done, so that two can run at once. */
async function runBuffered(command, ...args) {
  const startedAt = Date.now()
  const child = spawn(command, args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve)
  })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  console.log(`\n> ${command} ${args.join(' ')}\n${output.trim()}\n  (${seconds} s)`)
  return status === 0
}

/**
 * Checks that each pass or fail as a whole and count as one, two at a time.
 * @param {string[][]} commands
 */
export async function runChecks(...commands) {
  const queue = [...commands]
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const ok = await runBuffered(...next)
      tally[ok ? 'passed' : 'failed'] += 1
      if (!ok) rerunCommands.push(next.join(' '))
    }
  }
  await Promise.all([runNext(), runNext()])
}

/** As one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
/** A pattern that finds the text itself. */
const literalPattern = (text) => quoted(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** A runner that counts for itself; one that failed without a count counts as one failure. */
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

export function vitest(name, ...args) {
  const report = join(reports, `${name}.json`)
  const errors = join(reports, `${name}.unhandled.json`)
  const reporters = ['default', 'json', './.ci/unhandled-errors.mjs']
  const all = ['vitest', 'run', ...args, ...reporters.map((reporter) => `--reporter=${reporter}`)]
  const env = { UNHANDLED_ERRORS: errors }
  addToTally(run('npx', [...all, `--outputFile.json=${report}`], env), report, (counts) => {
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

/** The tests of a part of Playwright's report, and of the parts in it, that did not go well. */
const failuresIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failuresIn),
]

export function playwright(name, settings, ...args) {
  const report = join(reports, `${name}.json`)
  const env = { ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  // A flaky test needed a second try: there are no retries here, so there is none; it would be a failure.
  addToTally(
    run('npx', ['playwright', 'test', ...args, '--reporter=list,json'], env),
    report,
    (counts) => {
      for (const { file, title } of failuresIn(counts)) {
        rerunCommands.push(
          `npx playwright test e2e/specs/${file} -g ${literalPattern(title)} --trace on`,
        )
      }
      unhandled.push(...counts.errors.map(({ stack, message }) => stack ?? message))
      return {
        passed: counts.stats.expected,
        failed: counts.stats.unexpected + counts.stats.flaky,
      }
    },
  )
}

/** A command of ours that writes its own tally to the file it is given. */
export function runScript(name, env, ...args) {
  const report = join(reports, `${name}.json`)
  addToTally(run('node', [...args, '--report', report], env), report, (counts) => counts)
}

/** What failed and can be run alone, and the count in the last line. */
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
