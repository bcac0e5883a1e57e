import { launchOptions } from '../../.ci/tools.mjs'
import { followRequests } from '../support/calls'
import { logIn } from '../support/fixtures'
import { expect, people, storedTokens, test } from '../support/own-api'

// Playwright starts Chromium without this cache; a person's browser has it.
test.use({
  launchOptions: {
    ...launchOptions({ whole: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const ofA = 'Alderbrook Joinery Ltd'

test('a page restored from the back/forward cache shows nothing once the tokens are gone', async ({
  page,
  context,
  server,
}) => {
  const untilQuiet = followRequests(page)
  await logIn(page, people.withDebts)
  await expect(page.getByText(ofA)).toBeVisible()
  // A page with a pending request is not kept in the cache.
  await untilQuiet()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = getComputedStyle(document.body)
      Object.assign(window, { shown: { persisted, visibility } })
    })
  })
  await page.goto('about:blank')
  const other = await context.newPage()
  await other.goto('/about')
  // A logout is announced, which ends a page in this cache.
  await other.evaluate(() => localStorage.clear())
  expect(await storedTokens(context)).toEqual({})
  const before = server.seen.length
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Login|Register)$/)
  await expect(page.getByText(ofA)).toHaveCount(0)
  expect(await page.evaluate(() => Object(window).shown)).toEqual({
    persisted: true,
    visibility: 'hidden',
  })
  await expect(page.locator('body')).toBeVisible()
  expect(server.seen.slice(before)).toEqual([])
})
