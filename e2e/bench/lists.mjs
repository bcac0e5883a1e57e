// Measures the list of debts against a minimal list.
import { compareWithBar } from './bars.mjs'
import { formatSpread, median, ratio, ratioOf, table } from './figures.mjs'
import { heapOf, openScreen, scrolling, timeOf } from './screen.mjs'

/** Selects the table of debts only. */
const body = `:is(#root > table, table[aria-label=Debts]) tbody`
const rowThere = `document.querySelector('${body} td') !== null`
const first = `document.querySelector('${body} tr:has(td)')?.textContent`

/** Runs in the page: records long tasks and when the response was parsed. */
function watchResponse() {
  window.longest = []
  window.parsed = 0
  const parse = JSON.parse
  JSON.parse = (...given) => {
    const value = parse(...given)
    if (given[0]?.length > 10_000) window.parsed = performance.now()
    return value
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.longest.push({ startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}

async function measure(browser, { url, column }, storage) {
  const page = await openScreen(browser, 'about:blank', storage)
  await page.addInitScript(watchResponse)
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.evaluate(
    (source) => window.until(new Function(`return ${source}`)),
    rowThere,
  )
  await page.waitForTimeout(300)
  const { respondedAt, longest } = await page.evaluate(() => {
    const [response] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /debtor\/$/.test(name))
    // Only the time after parsing the response counts.
    const after = window.longest.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, window.parsed),
    )
    return { respondedAt: response.responseEnd, longest: Math.max(0, ...after) }
  })
  const box = page.locator('input[type=search]')
  await box.click()
  const key = await timeOf(page, 'keydown', `document.activeElement.value === 'g'`, () =>
    page.keyboard.press('g'),
  )
  await page.keyboard.press('Backspace')
  await page.waitForTimeout(300)
  const filter = await timeOf(page, 'input', `/(^|for )1 of /m.test(document.body.innerText)`, () =>
    box.fill('gen-00042'),
  )
  await box.fill('')
  await page.waitForTimeout(500)
  const before = await page.evaluate((source) => new Function(`return ${source}`)(), first)
  const changed = `${first} !== ${JSON.stringify(before)}`
  const sort = await timeOf(page, 'click', changed, () =>
    page.getByRole('button', { name: column, exact: true }).click(),
  )
  const { fps, slow } = await scrolling(page)
  const heap = await heapOf(page)
  await page.context().close()
  return { shown: shown - respondedAt, longest, key, filter, sort, fps, slow, heap }
}

const kinds = ['shown', 'longest', 'key', 'filter', 'sort', 'fps', 'slow', 'heap']
const headers = [
  '',
  'response to paint',
  'longest task once parsed',
  'key',
  'filter',
  'sort',
  'frames/s',
  'slow frame',
  'heap MB',
]

export async function lists(browser, host, sizes, rounds) {
  const rows = []
  for (const size of sizes) {
    const { storage, token } = await host.startWith(size)
    const subjects = {
      floor: { url: `${host.address}/floor/list?token=${token}`, column: 'Original amount' },
      // A column that is shown at first.
      portal: { url: `${host.address}/debts`, column: 'Outstanding' },
    }
    const found = { floor: [], portal: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of Object.keys(subjects)) {
        found[name].push(await measure(browser, subjects[name], storage))
      }
    }
    const of = (name, what) => found[name].map((one) => one[what])
    const label = size.toLocaleString('en-GB')
    if (size === 10_000) {
      for (const [kind, most] of Object.entries({ shown: 2, filter: 2, sort: 2, heap: 3 })) {
        const name = headers[kinds.indexOf(kind) + 1]
        compareWithBar(
          `${label} debts: ${name} ÷ floor`,
          ratioOf(of('portal', kind), of('floor', kind)),
          {
            most,
          },
        )
      }
      compareWithBar(
        `${label} debts: key to paint`,
        median(of('portal', 'key')),
        { most: 50 },
        'ms',
      )
    }
    for (const name of Object.keys(subjects)) {
      rows.push([`${label}, ${name}`, ...kinds.map((what) => formatSpread(of(name, what)))])
    }
    rows.push([
      `${label}, ratio`,
      ...kinds.map((what) => ratio(of('portal', what), of('floor', what))),
    ])
  }
  return `## The list of debts\n\n${table(headers, rows)}`
}
