import { followRequests, holdRequests } from '../support/calls'
import { restoreSession } from '../support/clients'
import { expect, people, test } from '../support/own-api'

test('the list is requested before the code of its screen has arrived', async ({
  page,
  server,
}) => {
  await restoreSession(page, await server.logIn(people.withDebts))
  const code = await holdRequests(page, '**/assets/[dD]ebts-*.js')
  const listRequest = page.waitForRequest('**/api/v1/debtor/')
  await page.goto('/debts', { waitUntil: 'commit' })
  await code.requested
  await listRequest
  code.release()
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
})

test('the code of another screen is loaded when its link is pointed at, its data when it opens', async ({
  page,
  server,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const loads = (kind: RegExp) => urls.filter((url) => kind.test(url)).length
  const untilQuiet = followRequests(page)
  await restoreSession(page, await server.logIn(people.withDebts))
  await page.goto('/debts')
  const row = page.getByRole('table', { name: 'Debts' }).getByRole('link').first()
  await expect(row).toBeVisible()
  await untilQuiet()
  const code = /\/assets\/debt-detail/
  const data = /\/api\/v1\/debtor\/\d+/
  expect(loads(code)).toBe(0)
  await row.hover()
  await expect.poll(() => loads(code)).toBeGreaterThan(0)
  await untilQuiet()
  expect(loads(data)).toBe(0)
  await row.click()
  await expect.poll(() => loads(data)).toBe(1)
})
