// npm run soak [-- --minutes 60]: repeats the tests of random moves, responses and server crashes with a new
// seed until the time is up or one fails.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getTool } from './tools.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const until = Date.now() + Number(values.minutes) * 60_000
for (const name of ['chromium', 'nginx']) getTool(name)

let rounds = 0
while (Date.now() < until) {
  const seed = randomInt(1, 1_000_000)
  const command = `SEED=${seed} ROUNDS=2 SECONDS=50 npx playwright test monkey fuzz restarts`
  console.log(`> ${command}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error(`A test failed. To repeat it: ${command}`)
  rounds += 1
}
console.log(`${rounds} rounds passed in ${values.minutes} minutes.`)
