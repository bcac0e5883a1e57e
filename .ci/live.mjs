// npm run test:live: tests the portal's requests and main journeys against a live server.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { finish, step } from './tally.mjs'
import { getTool } from './tools.mjs'

const url = process.env.LIVE_API_URL ?? ''
const isApi = URL.canParse(url) && /^https?:.*\/api\/v1\/$/.test(url)
if (!isApi || !process.env.LIVE_EMAIL || !process.env.LIVE_PASSWORD) {
  console.error(`This writes to a live server, so it runs only where it is told which one and as whom:
  LIVE_API_URL: the base of the API, an http(s) address that ends in /api/v1/
  LIVE_EMAIL: the email of a test user of that server
  LIVE_PASSWORD: the password of that user
It creates an account, debts, a note and invoices, all marked, and cannot delete the debts.`)
  process.exit(2)
}

const mark = `PORTAL-CHECK-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
mkdirSync('.e2e', { recursive: true })
const createdFile = `.e2e/${mark}.txt`
const env = { LIVE_MARK: mark, LIVE_LEFT: createdFile }

await step(['npx', 'vitest', 'run', '--config', 'e2e/live/vitest.config.ts'], { env })
getTool('chromium')
const config = 'e2e/live/playwright.config.ts'
await step(['npx', 'playwright', 'test', '--reporter=list', '--config', config], { env })

console.log(`\nLeft behind on ${new URL(url).host}, marked ${mark}:`)
console.log(existsSync(createdFile) ? readFileSync(createdFile, 'utf8') : 'nothing')
finish()
