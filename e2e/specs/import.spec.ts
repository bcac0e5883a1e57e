import type { Page } from '@playwright/test'
import { debtsCsv } from '../files/make-debts.mjs'
import { messyCsv, messyWorkbook } from '../files/messy-ledger.ts'
import { expect, logInHere, people } from '../support/fixtures.ts'
import { origins } from '../support/origins.ts'
import { test as withOwnApi } from '../support/own-api.ts'
import { test } from '../support/shared-context.ts'
import { restoreSession, tokensOf } from '../support/stored-session.ts'

interface Body {
  debtor_debt: { last_invoice_date: string | null }
}

async function importAs(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog', { name }).getByRole('button', { name }).click()
}

/** Intercepts posted lists, so that none reaches the server. */
async function catchPosts(page: Page): Promise<Body[]> {
  const bodies: Body[] = []
  let nextId = 9_000
  await page.route('**/api/v1/debtor/', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const sent = request.postDataJSON() as Body[]
    bodies.push(...sent)
    await route.fulfill({
      status: 201,
      json: sent.map((body) => {
        nextId += 1
        return {
          ...body,
          id: nextId,
          debtor_addresses: [],
          debtor_contacts: [],
          debtor_debt: { ...body.debtor_debt, id: nextId },
        }
      }),
    })
  })
  return bodies
}

test.describe('a messy ledger', () => {
  test.use({ baseURL: origins.real, viewport: { width: 1280, height: 900 } })

  for (const [name, contents] of [
    ['ledger.csv', messyCsv()],
    ['ledger.xlsx', messyWorkbook()],
  ] as const) {
    test(`${name} is matched, reviewed, corrected and sent`, async ({ page, request }) => {
      await restoreSession(page, await tokensOf(request, people.withoutDebts))
      await page.goto('/add-debt?by=csv')
      const bodies = await catchPosts(page)
      const file = { name, mimeType: 'application/octet-stream', buffer: contents }
      await page.getByLabel('CSV file').setInputFiles(file)

      const main = page.getByRole('main')
      await expect(main).toContainText('Columns left out: Sales rep.')
      await expect(main).toContainText('1 row to fix')
      const leftOut = page.getByRole('region', { name: 'Left out' })
      await expect(leftOut).toContainText('2 rows equal to an earlier row')
      await expect(leftOut).toContainText('1 line of totals')
      const grid = page.getByRole('grid', { name: 'Rows of the file' })
      for (const header of ['Company name', 'Last invoice date', 'Original amount']) {
        await expect(grid.getByRole('columnheader', { name: header })).toBeInViewport({ ratio: 1 })
      }
      const outstanding = grid.getByRole('columnheader', { name: 'Amount outstanding' })
      await expect(outstanding).toBeInViewport({ ratio: 1 })
      await expect(grid).toContainText('31.02.25')

      await page.getByRole('button', { name: 'Show this row' }).click()
      await expect(grid.getByRole('textbox', { name: /^Last invoice date, row/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(grid.getByRole('textbox', { name: /^Original amount, row/ })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(grid.getByRole('textbox', { name: /^Last invoice date, row/ })).toBeFocused()
      await page.keyboard.type('28.02.25')
      await page.keyboard.press('Enter')
      await expect(main).toContainText('All rows ready')
      await importAs(page, 'Import 60 debts')
      await expect(main).toContainText('60 of 60 debts added (£249,720.00)')
      expect(bodies[30]?.debtor_debt.last_invoice_date).toBe('2025-02-28')
      await expect(page.getByRole('button', { name: 'Import another file' })).toBeVisible()
    })
  }
})

withOwnApi(
  'an import of two thousand rows over an unreliable connection makes each row a debt once',
  async ({ page, server, ownApi }) => {
    withOwnApi.setTimeout(240_000)
    const tokens = await server.logIn(people.withoutDebts)
    await restoreSession(page, tokens)
    let posts = 0
    await page.route('**/api/v1/debtor/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      posts += 1
      // The server fails on the fifth batch and stores no row of it.
      if (posts === 5) return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>' })
      // The server stores the ninth batch, but the response is lost.
      if (posts === 9) {
        await route.fetch({ url: `${ownApi}/api/v1/debtor/` })
        return route.abort('failed')
      }
      // The session ends before the thirteenth batch.
      if (posts === 13) return route.fulfill({ status: 401, json: { detail: 'Token is expired' } })
      return route.fallback()
    })
    await page.route('**/auth/jwt/refresh/', (route) =>
      posts === 13 ? route.fulfill({ status: 401, json: { detail: 'No.' } }) : route.fallback(),
    )
    await page.goto('/add-debt?by=csv')
    await page.getByLabel('CSV file').setInputFiles({
      name: 'two-thousand.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(debtsCsv(2000)),
    })
    await importAs(page, 'Import 2000 debts')

    const main = page.getByRole('main')
    const goOn = page.getByRole('button', { name: 'Send the rest' })
    await expect(main).toContainText('Stopped. 400 of 2000 debts added', { timeout: 60_000 })
    await goOn.click()
    await expect(main).toContainText('Stopped. 800 of 2000 debts added', { timeout: 60_000 })
    await goOn.click()
    await expect(page).toHaveURL(/\/login/, { timeout: 60_000 })
    await page.unroute('**/auth/jwt/refresh/')
    await logInHere(page, people.withoutDebts)
    await expect(main).toContainText('of 2000 debts added', { timeout: 60_000 })
    await goOn.click()
    await expect(main).toContainText('2000 of 2000 debts added', { timeout: 120_000 })

    const headers = { Authorization: `JWT ${tokens.access}` }
    const debtors: { customer_ref: string }[] = await (
      await fetch(`${ownApi}/api/v1/debtor/`, { headers })
    ).json()
    const references = debtors.map(({ customer_ref }) => customer_ref)
    expect([references.length, new Set(references).size]).toEqual([2000, 2000])
  },
)
