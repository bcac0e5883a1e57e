import type { Page } from '@playwright/test'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const product = 'Harbour Client Portal'

/** The `h1` shown to a visitor and to a client with debts; the first demo debt has the id 1. */
const routes: [path: string, visitor: string, client: string][] = [
  ['/', 'Register', 'Debts'],
  ['/debts', 'Register', 'Debts'],
  ['/activate/Nw/no-such-token', 'Activation failed', 'Activation failed'],
  ['/request-activation', 'Request activation email', 'Request activation email'],
  ['/request_password_reset', 'Reset your password', 'Reset your password'],
  ['/password_reset_sent', 'Check your email', 'Check your email'],
  ['/reset_password/MQ/no-such-token', 'Choose a new password', 'Choose a new password'],
  ['/about', 'About us', 'About us'],
  ['/login', 'Login', 'Debts'],
  ['/register', 'Register', 'Debts'],
  ['/client-settings', 'Register', 'Client settings'],
  ['/register-details', 'Register', 'Debts'],
  ['/first-debt', 'Register', 'Debts'],
  ['/add-debt', 'Register', 'Add a debt'],
  ['/debt-detail/1', 'Register', 'Alderbrook Joinery Ltd'],
  ['/debt-detail/..%2Fauth', 'Register', 'Page not found'],
  ['/debt-detail/1e3', 'Register', 'Page not found'],
  ['/admin', 'Register', 'Page not found'],
  ['/no-such-page', 'Page not found', 'Page not found'],
]

/** The routes on which a user without a company or without debts reaches another screen. */
const onTheWay: [path: string, noCompany: string, noDebts: string][] = [
  ['/', 'Debts', 'Debts'],
  ['/register-details', 'Your company', 'Debts'],
  ['/first-debt', 'Your company', 'Add your first debt'],
  ['/add-debt', 'Your company', 'Add a debt'],
  ['/debt-detail/1', 'Debt not found', 'Debt not found'],
]

/** Expects the text of the `h1` as the title, behind the product's name; that of a debt is the same for all. */
async function expectTitle(page: Page, h1: string) {
  const named: Record<string, string> = {
    'Debt not found': 'Debt detail',
    'Alderbrook Joinery Ltd': 'Debt detail',
  }
  await expect(page).toHaveTitle(`${product} - ${named[h1] ?? h1}`)
}

/** Keeps each heading that is painted. */
const recordHeadings = (page: Page) =>
  page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent
      if (text && text !== drawn.at(-1)) drawn.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

async function visit(page: Page, path: string, h1: string) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
    await expectTitle(page, h1)
    // A debt has another heading while it is loading.
    const drawn = (await page.evaluate(() => Reflect.get(window, 'drawn'))) as string[]
    const passing = ['Debt detail', 'Activating your account']
    expect(drawn.filter((text) => !passing.includes(text))).toEqual([h1])
  })
}

test('a visitor reaches the right screen by every route and sees no other on the way', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await recordHeadings(page)
  for (const [path, h1] of routes) {
    await visit(page, path, h1)
    if (h1 !== 'Register' || path === '/register') continue
    const { searchParams } = new URL(page.url())
    // The redirect is the requested path; the start page needs none.
    expect(searchParams.get('redirect') ?? '/').toBe(path)
  }
})

test('a client with debts reaches the right screen by every route and sees no other on the way', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await enterAs(page, people.withDebts)
  await recordHeadings(page)
  for (const [path, , h1] of routes) await visit(page, path, h1)
})

test('a user without a company, then one without debts, is led to what is missing', async ({
  page,
}) => {
  await recordHeadings(page)
  await enterAs(page, people.withoutCompany)
  for (const [path, h1] of onTheWay) await visit(page, path, h1)
  await enterAs(page, people.withoutDebts)
  for (const [path, , h1] of onTheWay) await visit(page, path, h1)
})

test('the administration opens for users whose record has is_staff', async ({ page }) => {
  await enterAs(page, people.administrator)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
})
