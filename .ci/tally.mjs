// Runs the steps of a test command, and counts passes and failures for its last line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export const tally = { passed: 0, failed: 0 }

/** The counts that Vitest, Playwright or `finish` printed, or null for a command that counts nothing. */
function countsIn(output) {
  const [total] = output.match(/^\d+ passed, \d+ failed$/m) ?? []
  const lines = total ?? output.match(/^ *(?:Tests |\d+ (?:passed|failed|flaky)).*$/gm)?.join()
  const sum = (kind) => [...lines.matchAll(kind)].reduce((all, [, count]) => all + Number(count), 0)
  return lines ? { passed: sum(/(\d+) passed/g), failed: sum(/(\d+) (?:failed|flaky)/g) } : null
}

/**
 * Runs a command, prints its time and adds its counts; one that counts nothing is one test, and one
 * that fails without a failed test is one failure.
 * @param env further variables
 * @param isBuffered prints the output at the end, for a step that runs beside others
 */
export async function step([command, ...args], { env = {}, isBuffered = false } = {}) {
  const startedAt = Date.now()
  const name = `\n> ${[command, ...args].join(' ')}`
  if (!isBuffered) console.log(name)
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      if (!isBuffered) process.stdout.write(chunk)
    })
  }
  const [status] = await once(child, 'close')
  if (isBuffered) console.log(`${name}\n${output.trim()}`)
  console.log(`  (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
  const { passed, failed } = countsIn(output) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  tally.passed += passed
  tally.failed += failed || (status === 0 ? 0 : 1)
}

/** Prints the counts in the last line, and ends with a failure if there was one. */
export function finish() {
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)
}
