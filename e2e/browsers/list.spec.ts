import { expect, logIn, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

/** The cells of a column of the debts that are in the page, from top to bottom. */
const column = (tab: Tab, header: string) =>
  tab.run<string[]>(
    `const [table] = TestingLibraryDom.queryAllByRole(document.body, 'table', { name: 'Debts' });
    const headers = [...table?.querySelectorAll('thead th') ?? []];
    const index = headers.findIndex((cell) => cell.innerText.trim().startsWith(arguments[0]));
    return [...table?.querySelectorAll('tbody tr') ?? []]
      .map((row) => row.cells[index]?.innerText.trim() ?? '');`,
    header,
  )

const names = async (tab: Tab) =>
  (await column(tab, 'Debtor')).map((text) => text.split('\n')[0] ?? '')
const pence = (text: string) => Number(text.replaceAll(/[£,.]/g, ''))

/** What the summary above the list says is outstanding. */
const sum = (tab: Tab) =>
  tab.run<string>(
    `const terms = [...document.querySelectorAll('main dt')];
    return terms.find((term) => term.innerText.startsWith('Outstanding'))
      ?.nextElementSibling.innerText ?? '';`,
  )

test('the list shows the sum, sorts, and filters', async ({ tab }) => {
  await logIn(tab)
  await tab.sees('table', 'Debts')
  const amounts = async () => (await column(tab, 'Outstanding')).map(pence)
  const total = (await amounts()).reduce((one, other) => one + other, 0)
  expect(total).toBeGreaterThan(0)
  expect(pence(await sum(tab))).toBe(total)

  await tab.press('button', 'Outstanding', { role: 'columnheader', name: /^Outstanding/ })
  await expect.poll(() => tab.path()).toContain('sort=outstanding')
  const rising = (await amounts()).toSorted((one, other) => one - other)
  await expect.poll(amounts).toEqual(rising)

  await tab.fill('Search debts', 'joinery', 'searchbox')
  await expect.poll(() => names(tab)).toEqual(['Alderbrook Joinery Ltd'])
  expect(pence(await sum(tab))).toBe((await amounts())[0])
})
