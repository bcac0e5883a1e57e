// Measures navigation, and the heap after opening a debt repeatedly.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../.ci/chromium.mjs'
import { compareWithBar } from './bars.mjs'
import { formatSpread, percentile95, table } from './figures.mjs'
import { heapOf, openScreen, timeOf } from './screen.mjs'

const heading = (test) => `(document.querySelector('h1')?.textContent ?? '') ${test}`
const name = 'Alderbrook Joinery Ltd'
const isDebt = heading(`=== '${name}'`)
const isList = `${heading("=== 'Debts'")} && document.querySelector('tbody td') !== null`

const openDebt = (page) => page.getByRole('link', { name }).click()
const leaveDebt = (page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Debts' }).click()

/**
 * Opens and leaves a debt 200 times.
 * @returns milliseconds of the first and the next 50 times, and the heap in megabytes after 5, 50,
 *   100 and 200 times
 */
async function openRepeatedly(browser, host) {
  const { storage } = await host.startWith(200)
  const page = await openScreen(browser, `${host.address}/debts`, storage)
  await page.getByRole('link', { name }).waitFor()
  const first = await timeOf(page, 'click', isDebt, () => openDebt(page))
  const [opened, left, heaps] = [[], [], []]
  for (let round = 1; round <= 200; round += 1) {
    const leaving = await timeOf(page, 'click', isList, () => leaveDebt(page))
    if ([5, 50, 100, 200].includes(round)) heaps.push(await heapOf(page))
    const opening = await timeOf(page, 'click', isDebt, () => openDebt(page))
    if (round > 50) continue
    left.push(leaving)
    opened.push(opening)
  }
  await leaveDebt(page)
  return { page, first, opened, left, heaps }
}

/**
 * Compares the heap after 200 times with that after 5.
 * @param heaps in megabytes after 5, 50, 100 and 200 times
 */
function describeGrowth(what, [early, ...later]) {
  compareWithBar(`${what}: heap ÷ after 5`, later.at(-1) / early, { most: 1.1 })
  const grown = later.map((heap) => `${heap.toFixed(1)} MB (${(heap / early).toFixed(2)})`)
  return `${early.toFixed(1)} MB of heap after the fifth time; after 50, 100 and 200 times ${grown.join(', ')}`
}

/** The heap without the machine code that V8 compiles for functions that are called often. */
async function heapsWithoutCompilers(host) {
  const options = launchOptions({ whole: true })
  const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug'
  const browser = await chromium.launch({ ...options, args: [...options.args, flags] })
  const { heaps } = await openRepeatedly(browser, host)
  await browser.close()
  return heaps
}

export async function moves(browser, host, rounds) {
  const { page, first, opened, left, heaps } = await openRepeatedly(browser, host)
  const about = []
  for (let round = 0; round < rounds; round += 1) {
    const link = page.getByRole('navigation').getByRole('link', { name: 'About Us' })
    about.push(await timeOf(page, 'click', heading("=== 'About us'"), () => link.click()))
    await leaveDebt(page)
    await page.getByRole('link', { name }).waitFor()
  }
  await page.context().close()
  const row = (what, numbers) => [what, formatSpread(numbers), Math.round(percentile95(numbers))]
  const growth = describeGrowth('a debt opened and left 200 times', heaps)
  const growthOfData = describeGrowth(
    'the same without compiled machine code',
    await heapsWithoutCompilers(host),
  )
  return [
    `## From a click to the next screen\n\n${table(
      ['', 'painted', 'p95'],
      [
        row('a debt, for the first time', [first]),
        row('a debt, cached', opened),
        row('the list, cached', left),
        row('About us', about),
      ],
    )}`,
    `A debt opened and left: ${growth}. V8 compiles functions that are called often to machine code, which counts as heap; with its compilers off, where only data can grow: ${growthOfData}.`,
  ]
}
