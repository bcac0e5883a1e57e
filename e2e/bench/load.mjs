// Loads a screen with an empty cache, and measures until it is usable.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { ports } from '../../.ci/ports.mjs'
import { launchOptions } from '../../.ci/tools.mjs'

const desktop = { width: 1_350, height: 940 }
const phone = { width: 412, height: 823 }
const bytesPerSecond = (1_638 * 1_024) / 8
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}

/** Options of a Chromium that accepts the certificate of this server. */
const options = (...flags) =>
  launchOptions({ whole: true, flags: ['--ignore-certificate-errors', ...flags] })

export const startChromium = (...flags) => chromium.launch(options(...flags))

/** Slows the processor of a page; 1 is its own speed. */
export const slowDown = (client, rate) => client.send('Emulation.setCPUThrottlingRate', { rate })

/** @param storage the state of a browser that is logged in, if any */
export async function openPage(browser, { storage, isPhone = false }) {
  const viewport = isPhone ? phone : desktop
  const context = await browser.newContext({ viewport, storageState: storage })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (isPhone) {
    await slowDown(client, 4)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slowNetwork)
  }
  return { context, page, client }
}

/** Milliseconds of processor time that the page's main thread has taken. */
export async function processorTime(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
}

/** Runs in the page before its scripts. `ready` selects an element that appears with the screen. */
function watch(ready) {
  window.watched = { readyAt: 0, largestPaint: 0 }
  const appearance = new MutationObserver(() => {
    if (!document.querySelector(ready)) return
    appearance.disconnect()
    // The next frame is the first that shows it, and a task after it the first that takes an event.
    requestAnimationFrame(() => {
      setTimeout(() => Object.assign(window.watched, { readyAt: performance.now() }))
    })
  })
  appearance.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.watched.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * @returns in milliseconds: from the navigation until the screen is usable, from the list's response until
 *   then, the processor time until then, and the largest paint
 */
export async function load(browser, { url, ready, storage }, isPhone) {
  const { context, page, client } = await openPage(browser, { storage, isPhone })
  await page.addInitScript(watch, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.watched?.readyAt > 0, null, { timeout: 120_000 })
  const processor = await processorTime(client)
  await page.waitForLoadState('networkidle')
  // The browser reports the largest paint some time after it.
  if (isPhone) await page.waitForTimeout(1_500)
  const times = await page.evaluate(() => {
    const { readyAt, largestPaint } = window.watched
    const responses = performance.getEntriesByType('resource')
    const list = responses.find(({ name }) => name.endsWith('/api/v1/debtor/'))
    return { usable: readyAt, sinceResponse: readyAt - (list?.responseEnd ?? 0), largestPaint }
  })
  await context.close()
  return { ...times, processor }
}

/** Not a dependency of the project: fetched from the registry when it is used. */
export const lighthouse = 'lighthouse@12.8.2'

/** Lighthouse's score of a screen on its slow phone. */
export async function lighthouseScore({ url, storage }) {
  // Lighthouse opens its page in the context of the profile, so that one is logged in.
  const port = ports.debugging
  const context = await chromium.launchPersistentContext(
    '',
    options(`--remote-debugging-port=${port}`),
  )
  if (storage) await context.setStorageState(storage)
  const flags = `--port ${port} --disable-storage-reset --only-categories performance`
  const args = ['--yes', lighthouse, url, ...flags.split(' '), '--output', 'json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: Infinity })
  await context.close()
  const { categories, finalDisplayedUrl } = JSON.parse(stdout)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return Math.round(categories.performance.score * 100)
}
