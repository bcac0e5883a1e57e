// Interactions with screens that are loaded: time to the next paint, an import, and the growth of the heap.
import { debtsCsv } from '../files/make-debts.mjs'
import { openPage, processorTime, slowDown, startChromium } from './load.mjs'

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
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    await new Promise(requestAnimationFrame)
  })

/** Clicks without Playwright's own checks, which examine the page while it handles the events. */
async function click(page, locator, clickCount = 1) {
  await locator.scrollIntoViewIfNeeded()
  await waitUntilIdle(page)
  await locator.click({ force: true, clickCount })
}

const rows = (page) => page.locator('table[aria-label=Debts] tbody tr')
const debtsLink = (page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Debts' }).first()

/** Runs in the page: the tasks of its thread of 50 ms and more; the browser reports no shorter ones. */
function watchTasks() {
  window.tasks = []
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  })
}

/**
 * Milliseconds, and those of the processor, from the choice of a file until its debts can be imported; and the longest
 * task of the page's thread, which is less than 50 ms if it is 0.
 */
async function chooseFile({ page, client }, host, csv, path = '/add-debt?by=csv') {
  await page.addInitScript(watchTasks)
  await page.goto(host.origin + path)
  await page.waitForLoadState('networkidle')
  const input = page.getByLabel('CSV file')
  await input.evaluate((element) => {
    element.addEventListener('change', () => Object.assign(window, { chosenAt: performance.now() }))
  })
  const before = await processorTime(client)
  const file = {
    name: 'debts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  }
  await input.setInputFiles(file)
  const importButton = page.getByRole('button', { name: /^Import [\d,]+ debts?$/ })
  await importButton.waitFor({ timeout: 120_000 })
  const usable = await page.evaluate(() => performance.now() - window.chosenAt)
  const processor = (await processorTime(client)) - before
  await waitUntilIdle(page)
  // The task that hands over the file began before, and is Playwright's.
  const longest = await page.evaluate(() => {
    const own = window.tasks.filter(({ startTime }) => startTime > window.chosenAt)
    return Math.max(0, ...own.map(({ duration }) => duration))
  })
  return { usable, processor, longest }
}

export async function readFile(browser, host, csv, path) {
  const opened = await openPage(browser, { storage: await host.logIn() })
  const figures = await chooseFile(opened, host, csv, path)
  await opened.context.close()
  return figures
}

/** Runs in the page: when a person last pressed something, and when changes of the page after it were painted. */
function watchChanges() {
  window.changes = []
  const press = ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp, changes: [] })
  for (const type of ['keydown', 'click']) document.addEventListener(type, press, true)
  const painted = () => window.changes.push(performance.now())
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(painted)))
  observer.observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  })
}

/** Milliseconds from a press until the first and the last change of the page, when all rows are checked. */
async function untilChecked(page) {
  await page.waitForFunction(
    () =>
      performance.now() - (window.changes.at(-1) ?? performance.now()) > 500 &&
      document.querySelector('button[aria-busy]') === null,
  )
  return page.evaluate(() => {
    const [first, last] = [window.changes[0], window.changes.at(-1)]
    return { first: first - window.pressedAt, last: last - window.pressedAt }
  })
}

/** For edits of a cell, for the fee, and for a decision that checks all rows: the milliseconds until the page shows them. */
export async function changeImport(browser, host, count, times) {
  const opened = await openPage(browser, { storage: await host.logIn() })
  const { context, page } = opened
  await page.addInitScript(watchChanges)
  await chooseFile(opened, host, debtsCsv(count))
  const durations = { edits: [], fees: [], checks: [] }
  for (let time = 0; time < times; time += 1) {
    await click(page, page.getByRole('gridcell').nth(1 + time))
    await page.keyboard.type('x')
    await waitUntilIdle(page)
    await page.keyboard.press('Enter')
    durations.edits.push(await untilChecked(page))
    const [fee, rest] = [
      ['No Recovery No Fee', 'Nothing'],
      ['Fixed Fee', 'The whole original amount'],
    ][time % 2]
    await click(page, page.getByRole('radio', { name: fee }))
    durations.fees.push(await untilChecked(page))
    await click(page, page.getByRole('radio', { name: rest }))
    durations.checks.push(await untilChecked(page))
  }
  await context.close()
  return durations
}

/** The durations of each action's interactions with the processor slowed four times, in milliseconds. */
export async function interactions(browser, host, times) {
  const opened = await openPage(browser, { storage: await host.logIn() })
  const { context, page, client } = opened
  await page.addInitScript(watchInteractions)
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

  await page.goto(`${host.origin}/debts`)
  await rows(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(client, 4)
  await page.getByRole('searchbox').click()
  await measure('filter', (time) => page.keyboard.press(time % 2 ? 'Backspace' : 'a'))
  await page.getByRole('searchbox').fill('')
  await measure('sort', (time) => {
    const name = ['Outstanding', 'Debtor', 'Your reference'][time % 3]
    return click(page, page.getByRole('columnheader', { name }).getByRole('button'))
  })
  await measure('tick', (time) =>
    click(
      page,
      rows(page)
        .nth(time % 8)
        .getByRole('checkbox'),
    ),
  )
  await page.goto(`${host.origin}/debts`)
  await measure('open a debt', async (time) => {
    if (time > 0) await debtsLink(page).click()
    await rows(page).first().waitFor()
    await waitUntilIdle(page)
    await page.evaluate(() => window.interactions.clear())
    await click(
      page,
      rows(page)
        .nth(time % 8)
        .getByRole('link'),
    )
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
  })
  await measure('change tab', (time) => {
    const name = ['Notes', 'Invoices', 'Payments', 'Overview'][time % 4]
    return click(page, page.getByRole('tab', { name }))
  })
  await slowDown(client, 1)
  await chooseFile(opened, host, debtsCsv(2_000))
  await slowDown(client, 4)
  await measure('edit a cell of an import', async () => {
    await click(page, page.getByRole('gridcell').nth(1), 2)
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
  // V8 compiles functions that are called often to machine code, which counts as heap.
  const browser = await startChromium('--js-flags=--no-opt --no-maglev --no-sparkplug')
  const { page, client } = await openPage(browser, { storage: await host.logIn() })
  await page.goto(`${host.origin}/debts`)
  async function heap() {
    for (let time = 0; time < 2; time += 1) await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize
  }
  let early = 0
  for (let time = 1; time <= times; time += 1) {
    await rows(page).first().getByRole('link').click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await debtsLink(page).click()
    await page.getByRole('heading', { name: 'Debts', level: 1 }).waitFor()
    if (time === 5) early = await heap()
  }
  const growth = (await heap()) / early
  await browser.close()
  return growth
}
