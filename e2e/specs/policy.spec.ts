import type { Page } from '@playwright/test'
import { restoreSession, tokensOf } from '../support/clients'
import { password, people } from '../support/fixtures'
import { expect, test } from '../support/nginx'
import { origins } from '../support/origins'
import { publicScreens, redirectRoutes, screens, uncoveredRoutes } from '../support/screens'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function walk(page: Page, paths: readonly string[]) {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy: ${effectiveDirective} ${blockedURI}`)
    }),
  )
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
    })
  }
}

test('K02: the tests below cover every screen', () => {
  const unseen = uncoveredRoutes([...publicScreens, ...Object.values(screens).flat()])
  expect(unseen).toEqual(redirectRoutes)
})

test('K02: the CSP breaks no public screen', async ({ page }) => {
  await walk(page, publicScreens)
})

for (const [who, paths] of Object.entries(screens)) {
  test(`K02: the CSP breaks no screen of the user ${who}`, async ({ page, request }) => {
    await restoreSession(page, await tokensOf(request, people[who as keyof typeof people]))
    await walk(page, paths)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
  })
}

/** The computed styles of every element; styles blocked by the CSP would be missing. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element)
      const { color, backgroundColor, font, display, padding, margin, border, borderRadius } = style
      return {
        tag: element.tagName,
        color,
        backgroundColor,
        font,
        display,
        padding,
        margin,
        border,
        borderRadius,
      }
    }),
  )

test('K02: every element has the same styles as without a CSP', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  const free = await context.newPage()
  for (const path of ['/login', '/about']) {
    for (const each of [page, free]) {
      await each.goto(path)
      await expect(heading(each)).toBeVisible()
    }
    await expect(page.getByRole('link').first()).not.toHaveCSS('color', 'rgb(0, 0, 238)')
    // Either page may still be loading.
    await expect(async () =>
      expect({ path, looks: await looks(page) }).toEqual({ path, looks: await looks(free) }),
    ).toPass()
  }
  await context.close()
})

test('the page cannot read Content-Disposition or Retry-After across origins', async ({
  page,
  request,
}) => {
  const { access } = await tokensOf(request, people.withDebts)
  const download = { headers: { Authorization: `JWT ${access}` } }
  const login = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ email: 'throttled@example.com', password }),
  }
  await page.goto('/about')
  for (const [path, call, unread] of [
    ['download/1/', download, 'content-disposition'],
    ['auth/jwt/create/', login, 'retry-after'],
  ] as const) {
    const address = `${origins.api}/api/v1/${path}`
    expect((await request.fetch(address, call)).headers()).toHaveProperty(unread)
    const readable = await page.evaluate(
      async ([to, { data, ...init }]) => [
        ...(await fetch(to, { ...init, body: data })).headers.keys(),
      ],
      [address, call as typeof call & { data?: string }] as const,
    )
    expect(readable).not.toContain(unread)
  }
})
