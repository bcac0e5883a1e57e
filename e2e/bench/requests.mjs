// Counts the API requests of each screen: no duplicates, no waterfalls.
import { table } from './figures.mjs'

const paths = [
  '/debts',
  '/debt-detail/1',
  '/debt-detail/1?tab=notes',
  '/add-debt',
  '/client-settings',
]

/** Opens a screen with an empty cache; returns its requests with their start in seconds. */
async function callsOf(browser, url, storage) {
  const context = await browser.newContext({ storageState: storage, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const calls = []
  client.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return
    calls.push({ what: `${request.method} ${pathname}${search}`, timestamp })
  })
  await page.goto(url)
  await page.locator('main[aria-busy=true]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await context.close()
  return calls
}

export async function requests(browser, host) {
  const { storage } = await host.startWith(200)
  const rows = []
  for (const path of paths) {
    const calls = await callsOf(browser, `${host.address}${path}`, storage)
    const begun = calls.map(({ timestamp }) => timestamp)
    const apart = (Math.max(...begun) - Math.min(...begun)) * 1_000
    const different = new Set(calls.map(({ what }) => what)).size
    rows.push([path, calls.length, calls.length - different, Math.round(apart)])
  }
  return `## Requests of a screen\n\nThe cache is empty. "Spread" is the time in milliseconds between the first call and the last.\n\n${table(['', 'calls', 'duplicates', 'spread'], rows)}`
}
