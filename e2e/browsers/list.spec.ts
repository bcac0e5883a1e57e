import { expect, logIn, test } from './fixtures.ts'
import { startPortal } from './server.ts'
import { Tab } from './tab.ts'

/** The cells of a column of all rendered debts, from top to bottom, in view or not. */
const column = (tab: Tab, header: string) =>
  tab.run<string[]>(
    `const [table] = TestingLibraryDom.queryAllByRole(document.body, 'table', { name: 'Debts' });
    const headers = [...table?.querySelectorAll('thead th') ?? []];
    const index = headers.findIndex((cell) => cell.innerText.trim().startsWith(arguments[0]));
    return [...table?.querySelectorAll('tbody tr') ?? []]
      .map((row) => row.cells[index]?.textContent.trim() ?? '');`,
    header,
  )

const names = async (tab: Tab) =>
  (await column(tab, 'Debtor')).map((text) => text.split('\n')[0] ?? '')
const pence = (text: string) => Number(text.replaceAll(/[£,.]/g, ''))

/** The outstanding total in the summary above the list. */
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
  const total = pence(await sum(tab))
  expect(total).toBeGreaterThan(0)
  await expect
    .poll(async () => (await amounts()).reduce((one, other) => one + other, 0))
    .toBe(total)

  await tab.press('button', 'Outstanding', { role: 'columnheader', name: /^Outstanding/ })
  await expect.poll(() => tab.path()).toContain('sort=outstanding')
  const falling = (await amounts()).toSorted((one, other) => other - one)
  await expect.poll(amounts).toEqual(falling)

  await tab.fill('Search debts', 'joinery', 'searchbox')
  await expect.poll(() => names(tab)).toEqual(['Alderbrook Joinery Ltd'])
  expect(pence(await sum(tab))).toBe((await amounts())[0])
})

test('a click beside the name opens the debt, and the whole cell of a checkbox is its target', async ({
  tab,
}) => {
  await logIn(tab)
  await tab.sees('link', 'Alderbrook Joinery Ltd')
  const targets = await tab.run<string[]>(
    `const cell = document.querySelector('tbody td').getBoundingClientRect();
    return [cell.top + 2, cell.bottom - 3].map((y) =>
      document.elementFromPoint(cell.left + 2, y)?.tagName);`,
  )
  expect(targets).toEqual(['LABEL', 'LABEL'])
  await tab.press('cell', 'CUST-0001')
  await tab.sees('heading', 'Alderbrook Joinery Ltd')
})

test('the list loads without the features that the oldest supported versions lack', async ({
  tab,
  portal,
}) => {
  const without = ['AbortSignal.any', 'scheduler', 'requestIdleCallback', 'navigator.locks']
  portal.probe = { ...portal.probe, without }
  await logIn(tab)
  await tab.sees('link', 'Alderbrook Joinery Ltd')
  await tab.press('link', 'Alderbrook Joinery Ltd')
  await tab.sees('heading', 'Alderbrook Joinery Ltd')
})

test('a list of 10,000 debts loads, sorts and filters', async ({ engine }) => {
  const portal = await startPortal('--debts', '10000')
  const tab = await Tab.first(engine, portal.origin)
  await logIn(tab)
  await tab.sees('button', 'Next page')
  await tab.press('button', 'Debtor', { role: 'columnheader', name: /^Debtor/ })
  await expect.poll(() => tab.path()).toContain('sort=name')
  await tab.fill('Search debts', 'CUST-0010-A-RATHER', 'searchbox')
  await tab.seesNo('button', 'Next page')
  expect(portal.faults).toEqual([])
  await portal.close()
})
