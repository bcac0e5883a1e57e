import { followRequests, holdRequests } from '../support/calls'
import { restoreSession } from '../support/clients'
import { expect, people, test } from '../support/own-api'

test('the list is requested before the code of its screen has arrived', async ({
  page,
  server,
}) => {
  await restoreSession(page, await server.logIn(people.withDebts))
  const code = await holdRequests(page, /\/assets\/[dD]ebts-/)
  const listRequest = page.waitForRequest('**/api/v1/debtor/')
  await page.goto('/debts', { waitUntil: 'commit' })
  await code.requested
  await listRequest
  code.release()
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
})

test('the code of another screen is loaded when its link is pointed at, and not before', async ({
  page,
  server,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const loads = () => urls.filter((url) => url.includes('/assets/about-')).length
  const untilQuiet = followRequests(page)
  await restoreSession(page, await server.logIn(people.withDebts))
  await page.goto('/debts')
  await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
  await untilQuiet()
  expect(loads()).toBe(0)
  await page.getByRole('link', { name: 'About Us' }).hover()
  await expect.poll(loads).toBe(1)
})
