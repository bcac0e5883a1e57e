// Bytes, requests, paints, blocking time and shifts of a first load, on a slow phone and a desktop.
import { compareWithBar } from './bars.mjs'
import { formatSpread, median, ratio, ratioOf, table } from './figures.mjs'

const profiles = {
  'slow phone': { viewport: { width: 412, height: 823 }, cpu: 4, latency: 150, kbps: 1_638 },
  desktop: { viewport: { width: 1_350, height: 940 }, cpu: 1, latency: 40, kbps: 10_240 },
}

/** Runs in the page before its scripts. `ready` selects an element that appears with the screen. */
function watch(ready) {
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [], readyAt: 0 }
  window.watched = seen
  const appearance = new MutationObserver(() => {
    if (!document.querySelector(ready)) return
    appearance.disconnect()
    // The next frame is the first that shows it.
    requestAnimationFrame(() => {
      seen.readyAt = performance.now()
    })
  })
  appearance.observe(document, { childList: true, subtree: true })
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
}

async function load(browser, { url, ready, storage }, { viewport, cpu, latency, kbps }) {
  const context = await browser.newContext({
    viewport,
    storageState: storage,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const bytes = (kbps * 1_024) / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await page.addInitScript(watch, ready)
  async function open() {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.watched?.readyAt > 0, null, { timeout: 120_000 })
    await page.waitForLoadState('networkidle')
  }
  await open()
  // The browser reports the largest paint some time after it, on a slowed processor the longer.
  await page.waitForTimeout(1_500)
  const first = await page.evaluate(() => {
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= window.watched.readyAt)
    const scripts = before.filter(({ name }) => name.endsWith('.js'))
    return {
      ...window.watched,
      requests: before.length + 1,
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
    }
  })
  await open()
  const again = await page.evaluate(() => window.watched.readyAt)
  await context.close()
  const late = first.tasks.filter(({ startTime }) => startTime >= first.fcp)
  const blocked = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { ...first, blocked, again }
}

/** The bars of the list on a slow phone. */
function compareListWithBars(of, floor) {
  const compare = (what, kind, most, unit) =>
    compareWithBar(`/debts on a slow phone: ${what}`, median(of('/debts', kind)), { most }, unit)
  compareWithBar(
    "/debts on a slow phone: largest paint ÷ the floor's list",
    ratioOf(of('/debts', 'lcp'), of(floor, 'lcp')),
    { most: 1.15 },
  )
  compare('requests before the first rows', 'requests', 14)
  compare('script before the first rows', 'script', 190, 'kB')
  compare('blocked', 'blocked', 120, 'ms')
  compare('layout shift', 'shift', 0.02)
  compare('the list on a repeated visit', 'again', 600, 'ms')
}

/** @param subjects by name: URL, selector that shows it is ready, and the name of its floor */
export async function firstLoads(browser, subjects, rounds) {
  const sections = []
  for (const [name, profile] of Object.entries(profiles)) {
    const found = Object.fromEntries(Object.keys(subjects).map((subject) => [subject, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of Object.keys(subjects)) {
        found[subject].push(await load(browser, subjects[subject], profile))
      }
    }
    const of = (subject, what) => found[subject].map((one) => one[what])
    const rows = Object.entries(subjects).map(([subject, { floor }]) => [
      subject,
      ...['script', 'requests', 'fcp', 'lcp', 'readyAt', 'again', 'blocked'].map((what) =>
        formatSpread(of(subject, what)),
      ),
      Math.max(...of(subject, 'shift')).toFixed(3),
      floor ? ratio(of(subject, 'fcp'), of('static page', 'fcp')) : '',
      floor ? ratio(of(subject, 'lcp'), of(floor, 'lcp')) : '',
    ])
    if (name === 'slow phone') compareListWithBars(of, subjects['/debts'].floor)
    const headers = ['', 'script kB', 'requests', 'FCP', 'LCP', 'shown', 'repeated', 'blocking']
    sections.push(
      `## First load, ${name}\n\nScripts and requests until the screen is shown, with an empty cache. "Repeated" is a second visit.\n\n${table([...headers, 'shift', 'FCP ÷ static', 'LCP ÷ floor'], rows)}`,
    )
  }
  return sections
}
