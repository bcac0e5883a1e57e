// npm run soak [-- --minutes 60]: repeats the tests of random moves, responses and server crashes with a new
// seed until the time is up or one fails.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getChromium } from './chromium.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes ${values.minutes}: a number above 0 is expected`)
  process.exit(2)
}
getChromium()

const specs = ['e2e/specs/monkey.spec.ts', 'e2e/specs/fuzz.spec.ts', 'e2e/specs/restarts.spec.ts']
const until = Date.now() + minutes * 60_000
let rounds = 0
while (Date.now() < until) {
  const settings = { SEED: String(randomInt(1, 1_000_000)), ROUNDS: '2', SECONDS: '50' }
  const command = [
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...['npx', 'playwright', 'test', ...specs],
  ].join(' ')
  console.log(`> ${command}`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...specs], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
  if (status !== 0) {
    console.error(`Failed. To repeat it:\n${command}`)
    process.exit(1)
  }
  rounds += 1
}
console.log(`${rounds} rounds passed in ${minutes} minutes.`)
