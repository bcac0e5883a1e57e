// npm run test:live: tests the portal's requests and main journeys against a live server.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getChromium } from './chromium.mjs'
import { finish, playwright, tally, vitest } from './tally.mjs'

const { values } = parseArgs({ options: { report: { type: 'string' } } })

const needed = {
  LIVE_API_URL: 'the base of the API, ending in /api/v1/',
  LIVE_EMAIL: 'the email of a test user of that server',
  LIVE_PASSWORD: 'the password of that user',
}
const missing = Object.keys(needed).filter((name) => !process.env[name])
if (missing.length > 0) {
  console.error(
    'This writes to a live server, so it runs only where it is told which one and as whom:',
  )
  for (const name of missing) console.error(`  ${name}: ${needed[name]}`)
  console.error(
    'It creates an account, debts, a note and invoices, all marked, and cannot delete the debts.',
  )
  process.exit(2)
}
const url = process.env.LIVE_API_URL
if (!URL.canParse(url) || !/^https?:.*\/api\/v1\/$/.test(url)) {
  console.error(`LIVE_API_URL is ${url}; expected an http(s) address that ends in /api/v1/`)
  process.exit(2)
}

const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = mkdtempSync(join(tmpdir(), 'portal-live-'))
const createdFile = join(folder, 'left.txt')
process.once('exit', () => rmSync(folder, { recursive: true }))
Object.assign(process.env, { LIVE_MARK: `PORTAL-CHECK-${now}`, LIVE_LEFT: createdFile })

await vitest('contract', '--config', 'e2e/live/vitest.config.ts')
getChromium()
await playwright('journeys', {}, ['--config', 'e2e/live/playwright.config.ts'])

console.log(`\nLeft behind on ${new URL(url).host}, marked ${process.env.LIVE_MARK}:`)
const created = existsSync(createdFile)
  ? readFileSync(createdFile, 'utf8').trim().split('\n')
  : ['nothing']
for (const thing of created) console.log(`  ${thing}`)
if (values.report) writeFileSync(values.report, JSON.stringify(tally))
finish()
