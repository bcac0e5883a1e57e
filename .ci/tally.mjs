// Runs the parts of a test command, counts what passed and what failed, and says how to repeat the latter.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
export const tally = { passed: 0, failed: 0 }
/** The commands that repeat what failed. */
const repeats = []
/** What failed outside of all tests, and so can be repeated by no command. */
const unhandled = []

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

/** Runs a command and prints its output when it is done, so that two can run at once. */
async function runBeside(command, ...args) {
  const begun = Date.now()
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
  const seconds = ((Date.now() - begun) / 1000).toFixed(0)
  console.log(`\n> ${command} ${args.join(' ')}\n${output.trim()}\n  (${seconds} s)`)
  return status === 0
}

/**
 * Checks that each pass or fail as a whole and count as one, two at a time.
 * @param {string[][]} commands
 */
export async function checks(...commands) {
  const left = [...commands]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const ok = await runBeside(...next)
      tally[ok ? 'passed' : 'failed'] += 1
      if (!ok) repeats.push(next.join(' '))
    }
  }
  await Promise.all([work(), work()])
}

/** As one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
/** A pattern that finds the text itself. */
const literally = (text) => quoted(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

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
  const errors = join(reports, `${name}.unhandled.json`)
  const reporters = ['default', 'json', './.ci/unhandled-errors.mjs']
  const all = ['vitest', 'run', ...args, ...reporters.map((reporter) => `--reporter=${reporter}`)]
  const env = { UNHANDLED_ERRORS: errors }
  count(run('npx', [...all, `--outputFile.json=${report}`], env), report, (counts) => {
    unhandled.push(...JSON.parse(readFileSync(errors, 'utf8')))
    for (const { name: file, assertionResults, status } of counts.testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const command = `npx vitest run ${relative('', file)}`
      if (status === 'failed' && failed.length === 0) repeats.push(command)
      for (const { fullName } of failed) repeats.push(`${command} -t ${literally(fullName)}`)
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
  count(
    run('npx', ['playwright', 'test', ...args, '--reporter=list,json'], env),
    report,
    (counts) => {
      for (const { file, title } of failuresIn(counts)) {
        repeats.push(`npx playwright test e2e/specs/${file} -g ${literally(title)} --trace on`)
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
export function ours(name, env, ...args) {
  const report = join(reports, `${name}.json`)
  count(run('node', [...args, '--report', report], env), report, (counts) => counts)
}

/** What failed and can be run alone, and the count in the last line. */
export function formatTally() {
  const count = `${tally.passed} passed, ${tally.failed} failed`
  const lines = (title, texts) => (texts.length > 0 ? `\n${title}\n${texts.join('\n')}\n` : '')
  return [
    lines('Outside of all tests:', unhandled),
    lines(
      'To repeat what failed:',
      repeats.map((command) => `  ${command}`),
    ),
    `\n${count}`,
  ].join('')
}
