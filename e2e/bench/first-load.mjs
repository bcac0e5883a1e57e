// Bytes, requests, paints, blocking time and shifts of a first load, on a slow phone and a desktop.
import { formatSpread, ratio, table } from './figures.mjs'

const profiles = {
  'slow phone': { viewport: { width: 412, height: 823 }, cpu: 4, latency: 150, kbps: 1_638 },
  desktop: { viewport: { width: 1_350, height: 940 }, cpu: 1, latency: 40, kbps: 10_240 },
}

/** Runs in the page before its scripts. */
function watch() {
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] }
  window.watched = seen
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
  const context = await browser.newContext({ viewport, storageState: storage })
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
  const scripts = new Set()
  let requests = 0
  let script = 0
  client.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  let untilReady = true
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (untilReady && scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor({ timeout: 120_000 })
  untilReady = false
  const needed = requests
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => window.watched.fcp > 0 && window.watched.lcp > 0)
  const { fcp, lcp, shift, tasks } = await page.evaluate(() => window.watched)
  await context.close()
  const late = tasks.filter(({ startTime }) => startTime >= fcp)
  const blocked = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { script: script / 1_000, requests: needed, fcp, lcp, blocked, shift }
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
      ...['script', 'requests', 'fcp', 'lcp', 'blocked'].map((what) =>
        formatSpread(of(subject, what)),
      ),
      Math.max(...of(subject, 'shift')).toFixed(3),
      floor ? ratio(of(subject, 'fcp'), of('static page', 'fcp')) : '',
      floor ? ratio(of(subject, 'lcp'), of(floor, 'lcp')) : '',
    ])
    const headers = ['', 'script kB', 'requests', 'FCP', 'LCP', 'blocking', 'shift']
    sections.push(
      `## First load, ${name}\n\nUntil the screen is there, with nothing kept.\n\n${table([...headers, 'FCP ÷ static', 'LCP ÷ floor'], rows)}`,
    )
  }
  return sections
}
