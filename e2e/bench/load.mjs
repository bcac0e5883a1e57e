// Times, processor time and paints of a screen that is loaded with an empty cache.

/** A desktop as it is, and a slow phone. */
const profiles = {
  desktop: { viewport: { width: 1_350, height: 940 } },
  phone: { viewport: { width: 412, height: 823 }, cpu: 4, latency: 150, kbps: 1_638 },
}

/** Runs in the page before its scripts. `ready` selects an element that appears with the screen. */
function watch(ready) {
  window.watched = { readyAt: 0, lcp: 0 }
  const appearance = new MutationObserver(() => {
    if (!document.querySelector(ready)) return
    appearance.disconnect()
    // The next frame is the first that shows it, and a task after it the first that takes an event.
    requestAnimationFrame(() => {
      setTimeout(() => {
        window.watched.readyAt = performance.now()
      })
    })
  })
  appearance.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.watched.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Milliseconds of processor time that the page's main thread has taken. */
export async function processorTime(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
}

export async function openPage(browser, profile, storageState) {
  const { viewport, cpu = 1, latency, kbps } = profiles[profile]
  const context = await browser.newContext({ viewport, storageState, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (latency) {
    const bytes = (kbps * 1_024) / 8
    const throughput = { downloadThroughput: bytes, uploadThroughput: bytes }
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency },
      ...throughput,
    })
  }
  return { context, page, client }
}

/**
 * Loads a screen.
 * @returns in milliseconds: from the navigation until it is usable, from the list's response until it is
 *   usable, the processor time until it is usable, and the largest paint
 */
export async function load(browser, { url, ready, storage }, profile) {
  const { context, page, client } = await openPage(browser, profile, storage)
  await page.addInitScript(watch, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.watched?.readyAt > 0, null, { timeout: 120_000 })
  const processor = await processorTime(client)
  await page.waitForLoadState('networkidle')
  // The browser reports the largest paint some time after it.
  if (profile === 'phone') await page.waitForTimeout(1_500)
  const result = await page.evaluate(() => {
    const { readyAt, lcp } = window.watched
    const responses = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/v1/debtor/'))
    return { usable: readyAt, sinceResponse: readyAt - (responses[0]?.responseEnd ?? 0), lcp }
  })
  await context.close()
  return { ...result, processor }
}
