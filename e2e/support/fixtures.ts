import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'

/** Everybody of the demo world has this password. */
export const password = 'Harbour-Kettle-42'

/** The people of the demo world, by what they have. */
export const people = {
  withDebts: 'demo@example.com',
  withoutDebts: 'nodebts@example.com',
  withoutCompany: 'noclient@example.com',
  notActivated: 'inactive@example.com',
  ofAnotherClient: 'other@example.com',
  administrator: 'admin@example.com',
} as const

declare global {
  interface Window {
    /** The snackbars of the document so far, also those that have gone. */
    snackbars: Element[]
  }
}

/** Runs in every page from the start and keeps each snackbar, because it stays for seconds only. */
function keepSnackbars() {
  // Contexts that tests share run it once for each test.
  if ('snackbars' in window) return
  const snackbars: Element[] = []
  Object.assign(window, { snackbars })
  new MutationObserver(() => {
    for (const region of document.body?.children ?? []) {
      const shown = region.matches('[aria-live]') ? region.firstElementChild : null
      if (shown?.matches('[role=status], [role=alert]') && !snackbars.includes(shown)) {
        snackbars.push(shown)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** A browser reports every 4xx and 5xx of the API on its console: those a test provokes are not faults. */
const expected =
  /Failed to load resource: the server responded with a status of [45]\d\d|Failed to load resource: net::ERR_(FAILED|EMPTY_RESPONSE|INTERNET_DISCONNECTED|CONNECTION_RESET)/

export const test = base.extend<{ faults: string[]; keptSnackbars: undefined }>({
  keptSnackbars: [
    async ({ context }, use) => {
      await context.addInitScript(keepSnackbars)
      await use(undefined)
    },
    { auto: true },
  ],

  /** Uncaught errors, console errors and policy violations of any tab; a test that leaves any has failed. */
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      const hearError = (thrown: WebError) => faults.push(`uncaught: ${thrown.error().message}`)
      const hearMessage = (message: ConsoleMessage) => {
        const text = message.text()
        if (message.type() === 'error' && !expected.test(text)) faults.push(`console: ${text}`)
      }
      context.on('weberror', hearError).on('console', hearMessage)
      await use(faults)
      context.off('weberror', hearError).off('console', hearMessage)
      // A request may still be under way, and its handler would fail with the page.
      for (const routed of [...context.pages(), context]) {
        await routed.unrouteAll({ behavior: 'ignoreErrors' })
      }
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fills in the login that is on the screen, and sends it. */
export async function logInHere(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** The storage of each person after a login, in this worker, and when that was by the page's clock. */
const logins = new Map<
  string,
  { storage: Awaited<ReturnType<BrowserContext['storageState']>>; at: number }
>()
/** Access tokens live five minutes, and a test of up to three should see no refresh. */
const maxLoginAgeMs = 2 * 60_000

/**
 * Opens the start page as a user who is logged in, for tests of the in-page mock that do not test the
 * login: the first one in a worker logs in on the screen, the next ones restore its storage.
 */
export async function enterAs(page: Page, email: string): Promise<void> {
  const context = page.context()
  const heading = page.getByRole('heading', { level: 1, name: 'Debts' })
  // Some tests set the page's clock, by which the mocked API issues and expires tokens.
  const age = (await page.evaluate(() => Date.now())) - (logins.get(email)?.at ?? 0)
  const login = age >= 0 && age < maxLoginAgeMs && logins.get(email)
  // The portal would write to the storage while it is being replaced.
  await page.goto('about:blank')
  if (login) {
    await context.setStorageState(login.storage)
    await page.goto('/')
    await expect(heading).toBeVisible()
  } else {
    // A page that is logged in from before would be sent on from the login.
    await context.setStorageState({ cookies: [], origins: [] })
    await logIn(page, email)
    await expect(heading).toBeVisible()
    const at = await page.evaluate(() => Date.now())
    logins.set(email, { storage: await context.storageState({ indexedDB: true }), at })
  }
}

/** Logs in through the screen and waits until the person is in. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login')
  await logInHere(page, email, secret)
  await expect(page).not.toHaveURL(/login/)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
}
