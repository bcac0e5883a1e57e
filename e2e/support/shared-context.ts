import type { Browser, BrowserContext } from '@playwright/test'
import { test as base, logIn, people } from './fixtures'
import type { Person } from './screens'

/** Where somebody is logged in, and what was stored then. */
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
  // The world of the mocked API is in IndexedDB.
  const stored = await context.storageState({ indexedDB: true })
  await page.close()
  return { context, stored }
}

/**
 * One context for all tests of a person, who logs in once per worker; its scripts are compiled and
 * its service worker is started already. Each test begins in a new tab, with the storage as it was
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
