// Interactions with screens that are loaded: time to the next paint, an import, and the growth of the heap.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../.ci/chromium.mjs'
import { debtsCsv } from '../files/make-debts.mjs'
import { openPage, processorTime } from './load.mjs'

/** Runs in the page: the longest event of each interaction. Shorter ones than 16 ms are not reported. */
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

const waitUntilIdle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 2_000 })
      }),
  )

/** Clicks without Playwright's own checks, which examine the page while it handles the events. */
async function click(page, locator, clickCount = 1) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  await waitUntilIdle(page)
  // A link is as wide as its column, and begins on the left.
  await page.mouse.click(x + Math.min(width / 2, 20), y + height / 2, { clickCount })
}

const csv = (rows) => ({
  name: `${rows}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(debtsCsv(rows)),
})

async function chooseFile(page, host, rows) {
  await page.goto(`${host.origin}/add-debt?by=csv`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('CSV file').setInputFiles(csv(rows))
}

const importButton = (page) => page.getByRole('button', { name: /^Import [\d,]+ debts?$/ })

/** Milliseconds from the choice of a file until its debts can be imported, and of processor time. */
export async function readFile(browser, host, rows) {
  const { context, page, client } = await openPage(browser, 'desktop', await host.logIn())
  await page.goto(`${host.origin}/add-debt?by=csv`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('CSV file').evaluate((input) => {
    input.addEventListener('change', () => {
      window.chosenAt = performance.now()
    })
  })
  const before = await processorTime(client)
  await page.getByLabel('CSV file').setInputFiles(csv(rows))
  await importButton(page).waitFor({ timeout: 120_000 })
  const usable = await page.evaluate(() => performance.now() - window.chosenAt)
  const processor = (await processorTime(client)) - before
  await context.close()
  return { usable, processor }
}

/** The durations of each action's interactions with the processor slowed four times, in milliseconds. */
export async function interactions(browser, host, times) {
  const { context, page, client } = await openPage(browser, 'desktop', await host.logIn())
  await page.addInitScript(watchInteractions)
  const slow = (rate) => client.send('Emulation.setCPUThrottlingRate', { rate })
  const durations = {}
  async function measure(name, act) {
    durations[name] = []
    for (let time = 0; time < times; time += 1) {
      await waitUntilIdle(page)
      await page.evaluate(() => window.interactions.clear())
      await act(time)
      await waitUntilIdle(page)
      // Entries are delivered after the paint they measure.
      await page.waitForTimeout(50)
      const found = await page.evaluate(() => [...window.interactions.values()])
      durations[name].push(...(found.length > 0 ? found : [16]))
    }
  }
  const rows = page.locator('table[aria-label=Debts] tbody tr')
  const debtsLink = page.getByRole('navigation').getByRole('link', { name: 'Debts' }).first()

  await page.goto(`${host.origin}/debts`)
  await rows.first().waitFor()
  await page.waitForLoadState('networkidle')
  await slow(4)
  await page.getByRole('searchbox').click()
  await measure('filter', (time) => page.keyboard.press(time % 2 ? 'Backspace' : 'a'))
  await page.getByRole('searchbox').fill('')
  await measure('sort', (time) => {
    const name = ['Outstanding', 'Debtor', 'Your reference'][time % 3]
    return click(page, page.getByRole('columnheader', { name }).getByRole('button'))
  })
  await measure('tick', (time) => click(page, rows.nth(time % 8).getByRole('checkbox')))
  await page.goto(`${host.origin}/debts`)
  await measure('open a debt', async (time) => {
    if (time > 0) await debtsLink.click()
    await rows.first().waitFor()
    await waitUntilIdle(page)
    await page.evaluate(() => window.interactions.clear())
    await click(page, rows.nth(time % 8).getByRole('link'))
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
  })
  await measure('change tab', (time) => {
    const name = ['Notes', 'Invoices', 'Payments', 'Overview'][time % 4]
    return click(page, page.getByRole('tab', { name }))
  })
  await slow(1)
  await chooseFile(page, host, 2_000)
  await importButton(page).waitFor()
  await slow(4)
  const cell = page.getByRole('gridcell').nth(1)
  await measure('edit a cell of an import', async () => {
    await click(page, cell, 2)
    for (const key of ['a', 'b', 'Enter']) {
      await waitUntilIdle(page)
      await page.keyboard.press(key)
    }
  })
  await context.close()
  return durations
}

/** The heap after `times` debts were opened and left, divided by that after 5; without compiled code. */
export async function heapGrowth(host, times) {
  const options = launchOptions({ whole: true })
  // V8 compiles functions that are called often to machine code, which counts as heap.
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug'
  const browser = await chromium.launch({ ...options, args: [...options.args, flags] })
  const { page, client } = await openPage(browser, 'desktop', await host.logIn())
  await page.goto(`${host.origin}/debts`)
  let early = 0
  async function heap() {
    for (let time = 0; time < 2; time += 1) await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize
  }
  for (let time = 1; time <= times; time += 1) {
    await page.locator('table[aria-label=Debts] tbody tr').first().getByRole('link').click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Debts' }).first().click()
    await page.getByRole('heading', { name: 'Debts', level: 1 }).waitFor()
    if (time === 5) early = await heap()
  }
  const growth = (await heap()) / early
  await browser.close()
  return growth
}
