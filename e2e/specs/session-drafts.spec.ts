import type { BrowserContext, Page } from '@playwright/test'
import { expectSnackbar, fillDebt } from '../support/actions'
import { followRequests } from '../support/calls'
import { logIn, logInHere, password } from '../support/fixtures'
import { expect, people, test } from '../support/own-api'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The values of every control of the form. */
const formOf = (page: Page) =>
  page.locator('main form').evaluate((form: HTMLFormElement) =>
    [...form.elements].map((element) => {
      const { name, value, checked } = element as HTMLInputElement
      return [name, value, checked ?? null].join('|')
    }),
  )

/** All browser storage as one text. */
async function storages(context: BrowserContext, page: Page): Promise<string> {
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  return JSON.stringify(await context.storageState({ indexedDB: true })) + session
}

const canaries = ['Canary Ltd', 'CAN-1', '14 Quayside', '1,234.50', password]

/** Logs in to a screen. A request still under way would end the session before the form is sent. */
async function enter(page: Page, path: string) {
  const untilRequestsEnd = followRequests(page)
  await logIn(page, people.withDebts)
  await page.goto(path)
  await untilRequestsEnd()
}

async function startDebt(page: Page) {
  await enter(page, '/add-debt')
  await fillDebt(page, {
    company: 'Canary Ltd',
    reference: 'CAN-1',
    amount: '1,234.50',
    date: '01/02/2025',
  })
  await page.getByText('More details').click()
  await page.getByLabel('Trading name').fill('The Canary')
  await page.getByLabel('County').fill('Avon')
  await page.getByLabel('Address line 2').fill('Second floor')
}

test('a form of thirty fields survives the end of the session and is never stored', async ({
  page,
  context,
  server,
}) => {
  await startDebt(page)
  const typed = await formOf(page)
  expect(typed.length).toBeGreaterThan(25)
  await server.set({ fail: 'refresh-refused' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page).toHaveURL('/login')
  // The dialog appears once and describes the unsaved work.
  await expect(page.getByRole('main').getByText(/session has ended/)).toHaveText(
    'Your session has ended. Log in to continue. Your unsaved work is kept.',
  )
  const atRest = await storages(context, page)
  for (const canary of canaries) expect(atRest).not.toContain(canary)
  await server.set({ fail: null })
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await logInHere(page, people.withDebts)
  await expect(heading(page)).toHaveText('Add a debt')
  await expect(page.getByLabel('Company name')).toHaveValue('Canary Ltd')
  expect(await formOf(page)).toEqual(typed)
  const whileTyping = await storages(context, page)
  for (const canary of canaries) expect(whileTyping).not.toContain(canary)
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expectSnackbar(page, 'Debt saved successfully!')
  const posts = server.seen.filter(({ call }) => call === 'POST /api/v1/debtor/')
  const saved = posts.at(-1)?.request.postDataJSON()
  expect(saved).toMatchObject({ company_name: 'Canary Ltd', trading_name: 'The Canary' })
})

test('another user who logs in does not see the draft', async ({ page, server }) => {
  await startDebt(page)
  await server.set({ fail: 'refresh-refused' })
  await page.getByRole('button', { name: 'Save debt' }).click()
  await expect(page).toHaveURL('/login')
  await server.set({ fail: null })
  await logInHere(page, people.ofAnotherClient)
  await expect(heading(page)).toHaveText('Debts')
  await page.getByRole('link', { name: 'Add debt' }).click()
  await expect(heading(page)).toHaveText('Add a debt')
  await page.getByRole('radio', { name: 'A company' }).check()
  await expect(page.getByLabel('Company name')).toHaveValue('')
  expect((await formOf(page)).join()).not.toMatch(/Canary|CAN-1|Quayside/)
})

test('a note draft survives the end of the session', async ({ page, server }) => {
  await enter(page, '/debt-detail/1?tab=notes')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Promised to pay on Friday')
  await server.set({ fail: 'refresh-refused' })
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page).toHaveURL('/login')
  await server.set({ fail: null })
  await logInHere(page, people.withDebts)
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
    'Promised to pay on Friday',
  )
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectSnackbar(page, 'Note added successfully!')
})
