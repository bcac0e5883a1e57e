import type { Page } from '@playwright/test'
import { enterAs, expect, people } from '../support/fixtures'
import { test } from '../support/shared-context'

const product = 'Harbour Client Portal'

/** The `h1` of the screen that each kind of visitor reaches. */
const states = ['no token', 'no company', 'no debts', 'with debts'] as const
type State = (typeof states)[number]

const who: Record<Exclude<State, 'no token'>, string> = {
  'no company': people.withoutCompany,
  'no debts': people.withoutDebts,
  'with debts': people.withDebts,
}

const everybody = (h1: string): Record<State, string> => ({
  'no token': h1,
  'no company': h1,
  'no debts': h1,
  'with debts': h1,
})
const members = (h1: string) => ({ ...everybody(h1), 'no token': 'Register' })
const visitors = (h1: string) => ({ ...everybody('Debts'), 'no token': h1 })

/** Every route of the specification's table. The first demo debt has the id 1. */
const routes: [path: string, h1: Record<State, string>][] = [
  ['/', members('Debts')],
  ['/debts', members('Debts')],
  ['/activate/Nw/no-such-token', everybody('Activation failed')],
  ['/request-activation', everybody('Request activation email')],
  ['/request_password_reset', everybody('Reset your password')],
  ['/password_reset_sent', everybody('Check your email')],
  ['/reset_password/MQ/no-such-token', everybody('Choose a new password')],
  ['/about', everybody('About us')],
  ['/login', visitors('Login')],
  ['/register', visitors('Register')],
  ['/client-settings', members('Client settings')],
  ['/register-details', { ...members('Debts'), 'no company': 'Your company' }],
  [
    '/first-debt',
    { ...members('Debts'), 'no company': 'Your company', 'no debts': 'Add your first debt' },
  ],
  ['/add-debt', { ...members('Add a debt'), 'no company': 'Your company' }],
  ['/debt-detail/1', { ...members('Debt not found'), 'with debts': 'Alderbrook Joinery Ltd' }],
  ['/debt-detail/..%2Fauth', members('Page not found')],
  ['/admin', members('Page not found')],
  ['/no-such-page', everybody('Page not found')],
]

/** Public routes ignore the user, so a visitor and one user represent all. */
const isOpenToAll = (h1: Record<State, string>) => new Set(Object.values(h1)).size === 1
const inTheMiddle: State[] = ['no company', 'no debts']

/** Expects the text of the `h1` as the title, behind the product's name; three screens differ. */
async function expectTitle(page: Page, h1: string) {
  const named: Record<string, string> = {
    'Activation failed': 'Account activation',
    'Debt not found': 'Debt detail',
    'Alderbrook Joinery Ltd': 'Debt detail',
  }
  await expect(page).toHaveTitle(`${product} - ${named[h1] ?? h1}`)
}

/** Each test opens a few, because a busy machine takes ten seconds for a page. */
const routesPerTest = 6

for (const state of states) {
  const visits = routes.filter(
    ([, expected]) => !(inTheMiddle.includes(state) && isOpenToAll(expected)),
  )
  for (let start = 0; start < visits.length; start += routesPerTest) {
    const some = visits.slice(start, start + routesPerTest)
    test(`R06: every route shows the right screen when there is ${state}, from ${some[0]?.[0]}`, async ({
      page,
    }) => {
      if (state !== 'no token') await enterAs(page, who[state])
      for (const [path, expected] of some) {
        await test.step(path, async () => {
          await page.goto(path)
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading).toHaveText(expected[state])
          await expect(heading).toHaveCount(1)
          await expectTitle(page, expected[state])
          if (state === 'no token' && expected[state] === 'Register' && path !== '/register') {
            const { searchParams } = new URL(page.url())
            // The redirect is the requested path; the start page needs none.
            expect(searchParams.get('redirect') ?? '/').toBe(path)
          }
        })
      }
    })
  }
}

test('the title is that of the list when the first debt is postponed', async ({ page }) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/first-debt')
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page).toHaveTitle(`${product} - Add your first debt`)
  await page.getByRole('link', { name: "I'll do this later" }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts')
  await expect(page).toHaveTitle(`${product} - Debts`)
})

test('R06: the administration opens for users whose record has is_staff', async ({ page }) => {
  await enterAs(page, people.administrator)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
})

const redirects: [who: string | null, path: string, h1: string][] = [
  ...['/debts', '/add-debt', '/debt-detail/1', '/client-settings', '/admin'].map(
    (path): [null, string, string] => [null, path, 'Register'],
  ),
  ...['/login', '/register', '/first-debt', '/register-details'].map(
    (path): [string, string, string] => [people.withDebts, path, 'Debts'],
  ),
  [people.withDebts, '/admin', 'Page not found'],
]

for (const user of [null, people.withDebts]) {
  test(`R06: a redirect paints no other screen for ${user ?? 'a visitor'}`, async ({ page }) => {
    await page.addInitScript(() => {
      const drawn: string[] = []
      Object.assign(window, { drawn })
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent
        if (text && text !== drawn.at(-1)) drawn.push(text)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    if (user) await enterAs(page, user)
    for (const [, path, h1] of redirects.filter(([who]) => who === user)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
      expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual([h1])
    }
  })
}
