import { navigateInApp } from '../support/calls'
import { restoreSession, tokensOf } from '../support/clients'
import { expect, people } from '../support/fixtures'
import { origins } from '../support/origins'
import { test } from '../support/shared-context'

// Against a real port: the responses are changed between the server and the page.
test.use({ baseURL: origins.real })

test.describe('Z1: records with unexpected values', () => {
  type Json = Record<string, unknown>
  const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
  // A debt without an amount cannot be shown correctly, so it is counted as unreadable.
  const needed = ['id', 'initial_debt', 'debtor', 'debt']

  /** Changes every text of a record at any depth, and every optional field. */
  const change =
    (other: (value: unknown, key: string) => unknown) =>
    (record: Json): Json =>
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => {
          if (needed.includes(key)) return [key, value]
          if (Array.isArray(value) && value.every(isRecord)) {
            return [key, value.map(change(other))]
          }
          if (isRecord(value) && !Array.isArray(value)) return [key, change(other)(value)]
          return [key, other(value, key)]
        }),
      )
  const isAmount = (key: string) => /amount|Due|total/.test(key)
  const texts = (text: unknown) =>
    change((value, key) =>
      typeof value === 'string' && !isAmount(key) && !/date/.test(key) ? text : value,
    )

  const replacements: [name: string, mutate: (record: Json) => Json][] = [
    ['null wherever it may be', change(() => null)],
    [
      'nothing but what is needed',
      ({ id, debtor_debt }) => {
        const { id: debt, initial_debt } = debtor_debt as Json
        return { id, debtor_debt: { id: debt, initial_debt } }
      },
    ],
    ['numbers for texts', texts(42)],
    ['markup for texts', texts('<img src="x" onerror="throw 1">')],
    ['texts without end', texts('x'.repeat(3000))],
    ['the largest amounts', change((value, key) => (isAmount(key) ? '9999999999.99' : value))],
    [
      'keys nobody knows',
      (record) => ({ ...record, colour: { of: ['money'] }, debtor_tags: [{}] }),
    ],
  ]

  test('an outstanding amount that cannot be read is unknown, and other odd fields are blank', async ({
    page,
    request,
  }) => {
    const replacements: Record<string, unknown> = {
      interestDue: 77.89000000000001,
      compDue: '',
      amount_outstanding: 'lots',
      last_invoice_date: '2026-02-31',
      debt_disputed: 'maybe',
      customer_ref: {},
    }
    const mutate = change((value, key) => (key in replacements ? replacements[key] : value))
    await page.route(/\/api\/v1\/debtor\/(1|)$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: Array.isArray(body) ? body.map(mutate) : mutate(body) })
    })
    const main = page.getByRole('main')
    await restoreSession(page, await tokensOf(request, people.withDebts))
    await page.goto('/debts')
    await expect(page.getByRole('table', { name: 'Debts' })).toContainText('Unknown')
    await navigateInApp(page, '/debt-detail/1')
    await expect(main).toContainText('Unknown outstanding')
    expect(await main.innerText()).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
  })

  test('the list and the debt render without technical terms', async ({ page, request }) => {
    let mutate = (record: Json) => record
    await page.route(/\/api\/v1\/debtor\/(1|)$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const body = await response.json()
      const json = Array.isArray(body) ? body.map(mutate) : mutate(body)
      await route.fulfill({ response, json })
    })
    const main = page.getByRole('main')
    async function expectNothingOdd() {
      await expect(main).toContainText(/£/)
      await expect(main).not.toContainText(/records? could not be read|We could not load/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await main.innerText()).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
    await restoreSession(page, await tokensOf(request, people.withDebts))
    for (const [name, change] of replacements) {
      await test.step(name, async () => {
        mutate = change
        await page.goto('/debts')
        await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
        await expectNothingOdd()
        await navigateInApp(page, '/debt-detail/1')
        await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
        await expectNothingOdd()
        await page.getByRole('tab', { name: 'Payments' }).click()
        await expect(page.getByRole('tabpanel', { name: 'Payments' })).toBeVisible()
        await expectNothingOdd()
      })
    }
  })
})
