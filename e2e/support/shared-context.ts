import type { Browser, BrowserContext } from '@playwright/test'
import { test as base, logIn, people } from './fixtures'
import type { Person } from './screens'

/** A logged-in context and its storage after the login. */
interface Shared {
  context: BrowserContext
  stored: Awaited<ReturnType<BrowserContext['storageState']>>
}

async function enter(browser: Browser, who: Person | null): Promise<Shared> {
  const context = await browser.newContext()
  if (!who) return { context, stored: { cookies: [], origins: [] } }
  const page = await context.newPage()
  await logIn(page, people[who])
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The mocked API stores its data in IndexedDB.
  const stored = await context.storageState({ indexedDB: true })
  await page.close()
  return { context, stored }
}

/**
 * One context for all tests of a user, who logs in once per worker; its scripts are compiled and
 * its service worker runs. Each test starts in a new tab with the storage restored to the state
 * after the login.
 */
export const test = base.extend<
  { who: Person | null },
  { contextOf: (who: Person | null) => Promise<Shared> }
>({
  who: [null, { option: true }],

  contextOf: [
    async ({ browser }, use) => {
      const all = new Map<Person | null, Shared>()
      await use(async (who) => {
        const shared = all.get(who) ?? (await enter(browser, who))
        all.set(who, shared)
        return shared
      })
      for (const { context } of all.values()) await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ contextOf, who }, use) => {
    const { context, stored } = await contextOf(who)
    await context.setStorageState(stored)
    await use(context)
  },

  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})
