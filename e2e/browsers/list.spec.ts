import { expect, logIn, test } from './fixtures.ts'
import type { User } from './user.ts'

/** The cells of a column of the list, from top to bottom. */
const column = (user: User, header: string) =>
  user.tab.evaluate((start) => {
    const [table] = globalThis.probe.find({ role: 'table', name: 'Debts' })
    const headers = [...(table?.querySelectorAll('thead th') ?? [])]
    const index = headers.findIndex(({ textContent }) => textContent.trim().startsWith(start))
    const rows = [...(table?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])]
    return rows.map(({ cells }) => cells[index]?.textContent.trim() ?? '')
  }, header)

test('the list sorts and filters', async ({ user }) => {
  await logIn(user)
  await user.sees('table', 'Debts')
  const amounts = async () =>
    (await column(user, 'Outstanding')).map((text) => Number(text.replaceAll(/[£,.]/g, '')))
  await user.press('button', 'Outstanding', { role: 'columnheader', name: /^Outstanding/ })
  await expect.poll(() => user.path()).toContain('sort=outstanding')
  const falling = (await amounts()).toSorted((one, other) => other - one)
  expect(falling.length).toBeGreaterThan(10)
  await expect.poll(amounts).toEqual(falling)

  await user.fill('Search debts', 'joinery', 'searchbox')
  await expect
    .poll(() => column(user, 'Debtor'))
    .toEqual([expect.stringMatching(/^Alderbrook Joinery Ltd/)])
})

test('a click beside the name opens the debt, and the whole cell of a checkbox is its target', async ({
  user,
}) => {
  await logIn(user)
  await user.sees('link', 'Alderbrook Joinery Ltd')
  const targets = await user.tab.evaluate(() => {
    const cell = document.querySelector('tbody td')?.getBoundingClientRect() ?? new DOMRect()
    return [cell.top + 2, cell.bottom - 3].map(
      (y) => document.elementFromPoint(cell.left + 2, y)?.tagName,
    )
  }, null)
  expect(targets).toEqual(['LABEL', 'LABEL'])
  await user.press('cell', 'CUST-0001')
  await user.sees('heading', 'Alderbrook Joinery Ltd')
})

test('the list loads without the features that the oldest supported versions lack', async ({
  user,
  portal,
}) => {
  const without = ['AbortSignal.any', 'scheduler', 'requestIdleCallback', 'navigator.locks']
  portal.probe = { ...portal.probe, without }
  await logIn(user)
  await user.press('link', 'Alderbrook Joinery Ltd')
  await user.sees('heading', 'Alderbrook Joinery Ltd')
})
