// Interaction to next paint at a processor slowed four times, by action.
import { debtsCsv } from '../files/make-debts.mjs'
import { compareWithBar } from './bars.mjs'
import { median, percentile95, table } from './figures.mjs'

/** Shorter events are not reported and count as this long; milliseconds. */
const shortestMs = 16
const maxMs = 100

/** Runs in the page: the longest event of each interaction. */
function watchInteractions() {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue
      const before = window.interactions.get(interactionId) ?? 0
      window.interactions.set(interactionId, Math.max(before, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

const idle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 2_000 })
      }),
  )

/** The durations of an action's interactions, in milliseconds. */
async function durationsOf(page, times, act) {
  await idle(page)
  await page.evaluate(() => window.interactions.clear())
  let presses = 0
  for (let time = 0; time < times; time += 1) {
    presses += await act(time)
    await idle(page)
  }
  // Entries are delivered after the paint they measure.
  await page.waitForTimeout(300)
  const found = await page.evaluate(() => [...window.interactions.values()])
  const unreported = Math.max(0, presses - found.length)
  return [...found, ...Array.from({ length: unreported }, () => shortestMs)]
}

/**
 * Clicks an element, `times` in a row, at a `part` of its width. Playwright's own click examines the
 * page while the events are handled, which would be measured too.
 */
async function clickRaw(page, locator, { times = 1, part = 0.5 } = {}) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  await idle(page)
  await page.mouse.click(x + width * part, y + height / 2, { clickCount: times })
}

/** Opens a screen at its usual speed, and slows the processor down. */
async function openSlowed(browser, url, storage) {
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 800 },
    storageState: storage,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  await page.goto(url)
  await page.locator('main[aria-busy=true]').waitFor({ state: 'detached' })
  // Every screen's code has been fetched, as after some seconds of use.
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Opening a debt, changing its tab, filtering, sorting and ticking. */
async function listActions(browser, host, storage, times) {
  const page = await openSlowed(browser, `${host.address}/debts`, storage)
  const rows = page.locator('table[aria-label=Debts] tbody tr[data-debt]')
  await rows.first().waitFor()
  const found = {}
  const search = page.getByRole('searchbox')
  await search.click()
  found['filter (a key of the search box)'] = await durationsOf(page, times, async (time) => {
    await page.keyboard.press(time % 2 ? 'Backspace' : 'a')
    return 1
  })
  await search.fill('')
  found.sort = await durationsOf(page, times, async (time) => {
    const column = ['Outstanding', 'Debtor', 'Your reference'][time % 3]
    await clickRaw(page, page.getByRole('columnheader', { name: column }).getByRole('button'))
    return 1
  })
  found.tick = await durationsOf(page, times, async (time) => {
    await clickRaw(page, rows.nth(time % 8).getByRole('checkbox'))
    return 1
  })
  await page.reload()
  await rows.first().waitFor()
  await page.waitForLoadState('networkidle')
  found['open a debt'] = []
  found['back to the list'] = []
  for (let time = 0; time < times; time += 1) {
    const opened = await durationsOf(page, 1, async () => {
      // The beginning of the link, which is as wide as its column.
      await clickRaw(page, rows.nth(time % 8).getByRole('link'), { part: 0.1 })
      await idle(page)
      await page.getByRole('tab', { name: 'Overview' }).waitFor()
      return 1
    })
    found['open a debt'].push(...opened)
    const left = await durationsOf(page, 1, async () => {
      await clickRaw(
        page,
        page.getByRole('navigation').getByRole('link', { name: 'Debts' }).first(),
      )
      await idle(page)
      await rows.first().waitFor()
      return 1
    })
    found['back to the list'].push(...left)
  }
  await rows.first().getByRole('link').click()
  await page.getByRole('tab', { name: 'Notes' }).waitFor()
  found['change tab'] = await durationsOf(page, times, async (time) => {
    const name = ['Notes', 'Invoices', 'Payments', 'Overview'][time % 4]
    await clickRaw(page, page.getByRole('tab', { name }))
    return 1
  })
  await page.context().close()
  return found
}

/** Typing in the form of a debt. */
async function formActions(browser, host, storage, times) {
  const page = await openSlowed(browser, `${host.address}/add-debt`, storage)
  await page.getByRole('radio', { name: 'A company' }).check()
  await page.getByLabel('Company name').click()
  const found = await durationsOf(page, times, async () => {
    await page.keyboard.press('a')
    return 1
  })
  await page.context().close()
  return { 'type in a form of 30 fields': found }
}

/** Typing in the grid of 10,000 imported rows. */
async function gridActions(browser, host, storage, times) {
  const page = await openSlowed(browser, `${host.address}/add-debt?by=csv`, storage)
  await page.getByLabel('CSV file').setInputFiles({
    name: 'ten-thousand.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(debtsCsv(10_000)),
  })
  const cell = page.getByRole('grid').first().getByRole('gridcell').nth(1)
  await cell.waitFor({ timeout: 120_000 })
  const found = []
  for (let time = 0; time < times / 4; time += 1) {
    const presses = await durationsOf(page, 1, async () => {
      await clickRaw(page, cell, { times: 2 })
      for (const key of ['a', 'b', 'c', 'Enter']) {
        await idle(page)
        await page.keyboard.press(key)
      }
      return 6
    })
    found.push(...presses)
  }
  await page.context().close()
  return { 'edit a cell of 10,000 imported rows': found }
}

export async function interactions(browser, host, rounds) {
  const { storage } = await host.startWith(200)
  // One of fewer than 20 interactions would already be more than the bar leaves out.
  const times = Math.max(20, 4 * rounds)
  const found = {
    ...(await listActions(browser, host, storage, times)),
    ...(await formActions(browser, host, storage, times)),
    ...(await gridActions(browser, host, storage, times)),
  }
  const rows = Object.entries(found).map(([what, durations]) => {
    compareWithBar(`${what}: p95`, percentile95(durations), { most: maxMs }, 'ms')
    return [
      what,
      durations.length,
      median(durations),
      percentile95(durations),
      Math.max(...durations),
    ]
  })
  return `## Interaction to next paint, desktop slowed four times\n\nThe list has 200 debts. Browsers report durations in steps of 8 ms.\n\n${table(['', 'interactions', 'median', 'p95', 'maximum'], rows)}`
}
