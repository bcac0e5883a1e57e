// Measures waiting times inside the page.

/** Runs in the page: measures from an event to the frame that shows its result. */
function clock() {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  window.until = async (isThere) => {
    const begun = performance.now()
    while (!isThere()) {
      if (performance.now() - begun > 90_000) throw new Error(`Never there: ${isThere}`)
      await painted()
    }
    await painted()
    return performance.now()
  }
  window.timed = (kind, isThere) =>
    new Promise((resolve) => {
      const begin = async () => {
        const begun = performance.now()
        resolve((await window.until(isThere)) - begun)
      }
      window.addEventListener(kind, begin, { capture: true, once: true })
    })
}

export async function openScreen(browser, url, storage) {
  const context = await browser.newContext({
    viewport: { width: 1_440, height: 900 },
    storageState: storage,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await page.addInitScript(clock)
  await page.goto(url)
  return page
}

/**
 * Milliseconds from an event to the frame where `isThere` holds.
 * @param act triggers the event
 * @param isThere source of a function of the page
 */
export async function timeOf(page, kind, isThere, act) {
  await page.evaluate(
    ([event, source]) => {
      // The expression is the benchmark's own.
      window.measured = window.timed(event, new Function(`return ${source}`))
    },
    [kind, isThere],
  )
  await act()
  return page.evaluate(() => window.measured)
}

/** Used heap in megabytes after garbage collection. */
export async function heapOf(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 1_000_000
}

/** Scrolls on every frame; returns frames per second and the 95th percentile in milliseconds. */
export const scrolling = (page) =>
  page.evaluate(async () => {
    const gaps = []
    let before = await new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frame = 0; frame < 120; frame += 1) {
      window.scrollBy(0, 250)
      const now = await new Promise((resolve) => requestAnimationFrame(resolve))
      gaps.push(now - before)
      before = now
    }
    window.scrollTo(0, 0)
    const sorted = gaps.toSorted((one, other) => one - other)
    const whole = gaps.reduce((sum, gap) => sum + gap, 0)
    return { fps: (1_000 * gaps.length) / whole, slow: sorted[Math.floor(gaps.length * 0.95)] }
  })
