import type { BrowserContext, Page } from '@playwright/test'
import { holdRequests } from '../support/calls'
import { restoreSession } from '../support/clients'
import { expect, type OwnServer, people, test } from '../support/own-api'

const csv = [
  'Company name,Your reference,Original amount,Last invoice date',
  'Alder Ltd,A-1,1000.00,01/02/2024',
  'Birch Ltd,B-2,15000.01,13/03/2024',
  'Cedar Ltd,C-3,999.99,',
].join('\n')
const references = ['A-1', 'B-2', 'C-3']

async function reviewFile(page: Page) {
  await page.goto('/add-debt?by=csv')
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

async function importAs(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog', { name }).getByRole('button', { name }).click()
}

/** Opens the review of the file for a user without debts; returns a reader of the server's debts. */
async function openReview(context: BrowserContext, server: OwnServer, ownApi: string) {
  const tokens = await server.logIn(people.withoutDebts)
  const page = await context.newPage()
  await restoreSession(page, tokens)
  await reviewFile(page)
  async function storedReferences(): Promise<string[]> {
    const headers = { Authorization: `JWT ${tokens.access}` }
    const debtors = await (await fetch(`${ownApi}/api/v1/debtor/`, { headers })).json()
    return debtors.map(({ customer_ref }: { customer_ref: string }) => customer_ref)
  }
  return { page, tokens, main: page.getByRole('main'), storedReferences }
}

test('I09: a list that could not be fetched at review is compared before anything is sent', async ({
  context,
  server,
  ownApi,
}) => {
  const { page, main, storedReferences } = await openReview(context, server, ownApi)
  await importAs(page, 'Import 3 debts')
  await expect(main).toContainText('3 of 3 debts added')

  await server.set({ fail: 'list-500' })
  await reviewFile(page)
  await expect(main).toContainText('Not compared with your debts yet')
  await importAs(page, 'Import 3 debts')
  await expect(main).toContainText('Your debts could not be read, so nothing was sent')
  // The list fails until the retry is under way: an earlier refetch would succeed, and no question
  // would appear.
  const { release, requested } = await holdRequests(page, '**/debtor/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await requested
  await server.set({ fail: null })
  release()
  await expect(page.getByRole('alert')).toContainText('already in your list of debts')
  expect(await storedReferences()).toEqual(references)
})

test('I09: the same file in two tabs is imported once', async ({ context, server, ownApi }) => {
  const first = await openReview(context, server, ownApi)
  await expect(first.page.getByRole('button', { name: 'Import 3 debts' })).toBeVisible()
  const second = await openReview(context, server, ownApi)
  await expect(second.page.getByRole('button', { name: 'Import 3 debts' })).toBeVisible()

  let answerPost = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerPost = resolve
  })
  await first.page.route('**/api/v1/debtor/', async (route) => {
    if (route.request().method() === 'POST') await isAnswered
    await route.fallback()
  })
  await importAs(first.page, 'Import 3 debts')
  await expect(first.page.getByRole('progressbar', { name: 'Import progress' })).toBeVisible()
  await importAs(second.page, 'Import 3 debts')
  await expect(second.page.getByRole('alert')).toContainText(
    'Another tab of this browser is importing debts',
  )

  answerPost()
  await expect(first.main).toContainText('3 of 3 debts added')
  await second.page.getByRole('button', { name: 'Try again' }).click()
  await expect(second.page.getByRole('alert')).toContainText('already in your list of debts')
  await expect(second.main).toContainText('There is nothing to import yet.')
  expect(await first.storedReferences()).toEqual(references)
})

test('I07: no row is sent twice when a server refuses one row of a list and creates the others', async ({
  context,
  server,
  ownApi,
}) => {
  const { page, main, storedReferences } = await openReview(context, server, ownApi)
  await server.set({ fail: 'refuses-last-row' })
  await importAs(page, 'Import 3 debts')
  await expect(main).toContainText('2 of 3 debts added')
  await expect(page.getByRole('table', { name: 'Rows that were not added' })).toContainText(
    'The server refused this value.',
  )
  expect(await storedReferences()).toEqual(['A-1', 'B-2'])
})

test('I07: no row is created twice when a server is still working after a 504', async ({
  context,
  server,
  ownApi,
}) => {
  const { page, main, storedReferences } = await openReview(context, server, ownApi)
  await server.set({ fail: 'stores-late' })
  await importAs(page, 'Import 3 debts')
  await expect(main).toContainText('Checking whether it arrived…')
  await expect(main).toContainText(/3 of 3 debts added/)
  expect(await storedReferences()).toEqual(references)
})
