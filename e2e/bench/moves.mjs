// Measures navigation, and the heap after opening a debt repeatedly.
import { compareWithBar } from './bars.mjs'
import { formatSpread, percentile95, table } from './figures.mjs'
import { heapOf, openScreen, timeOf } from './screen.mjs'

const heading = (test) => `(document.querySelector('h1')?.textContent ?? '') ${test}`
const name = 'Alderbrook Joinery Ltd'

export async function moves(browser, host, rounds) {
  const { storage } = await host.startWith(200)
  const page = await openScreen(browser, `${host.address}/debts`, storage)
  await page.getByRole('link', { name }).waitFor()
  const open = () => page.getByRole('link', { name }).click()
  const back = () => page.getByRole('navigation').getByRole('link', { name: 'Debts' }).click()
  const isDebt = heading(`=== '${name}'`)
  const isList = `${heading("=== 'Debts'")} && document.querySelector('tbody td') !== null`
  const fresh = await timeOf(page, 'click', isDebt, open)
  const found = { open: [], back: [], about: [] }
  const heaps = []
  for (let round = 1; round <= 200; round += 1) {
    const going = await timeOf(page, 'click', isList, back)
    if ([5, 50, 100, 200].includes(round)) heaps.push(await heapOf(page))
    const opening = await timeOf(page, 'click', isDebt, open)
    if (round > 50) continue
    found.back.push(going)
    found.open.push(opening)
  }
  await back()
  for (let round = 0; round < rounds; round += 1) {
    const about = page.getByRole('navigation').getByRole('link', { name: 'About Us' })
    found.about.push(await timeOf(page, 'click', heading("=== 'About us'"), () => about.click()))
    await back()
    await page.getByRole('link', { name }).waitFor()
  }
  await page.context().close()
  const row = (what, numbers) => [what, formatSpread(numbers), Math.round(percentile95(numbers))]
  const [early = 0, ...later] = heaps
  const grown = later.map((heap) => `${heap.toFixed(1)} MB (${(heap / early).toFixed(2)})`)
  compareWithBar('a debt opened and left 200 times: heap ÷ after 5', heaps.at(-1) / early, {
    most: 1.1,
  })
  return [
    `## From a click to the next screen\n\n${table(
      ['', 'painted', '19 of 20 within'],
      [
        row('a debt, for the first time', [fresh]),
        row('a debt, kept', found.open),
        row('the list, kept', found.back),
        row('About us', found.about),
      ],
    )}`,
    `A debt opened and left: ${early.toFixed(1)} MB of heap after the fifth time; after 50, 100 and 200 times ${grown.join(', ')}.`,
  ]
}
