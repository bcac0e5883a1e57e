import type { Page } from '@playwright/test'
import { expectRow, fillDebt } from '../support/actions'
import { recordRequests } from '../support/calls'
import { enterAs, expect, password, people } from '../support/fixtures'
import { test } from '../support/shared-context'
import { afterChecks } from '../support/states'

const debt = { company: 'Accident Ltd', reference: 'ACC-1', amount: '1,234.50', date: '01/02/2025' }
const table = (page: Page) => page.getByRole('table', { name: 'Debts' })

test('W02: a debt whose response is lost is found and not sent twice', async ({ page }) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  const posts = recordRequests(page, /^POST .*\/debtor\/$/)
  await fillDebt(page, { ...debt, company: 'Lost Answer' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('link', { name: 'Open the debt' })).toBeVisible()
  expect(posts).toHaveLength(1)
  await page.goto('/debts')
  await expectRow(table(page), { 'Your reference': 'ACC-1', Outstanding: '1,234.50' })
  await expect(table(page).getByRole('row')).toHaveCount(2)
})

test('W02: a debt that never arrived is checked for before it can be sent again', async ({
  page,
}) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  await fillDebt(page, { ...debt, company: 'Never Arrives' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible(afterChecks)
  await page.goto('/debts')
  await expect(
    page.getByRole('heading', { name: 'You have not added any debts yet' }),
  ).toBeVisible()
})

test('logging in and opening a debt work by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(people.withDebts)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
  await page.getByRole('searchbox', { name: 'Search debts' }).focus()
  await page.keyboard.type('CUST-0001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Alderbrook Joinery Ltd' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Harbour Client Portal - Debt detail')
})
