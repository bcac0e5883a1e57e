import type { Browser, BrowserContext } from '@playwright/test'
import { test as base, logIn, people } from './fixtures'
import type { Person } from './screens'

/** A context and the storage that its tests begin with. */
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
 * One context per worker for all tests of a build and a user, who logs in once; its scripts are
 * compiled and its service worker runs. Each test starts in a new tab with the storage restored to
 * the state after the login, or empty without a user. A test that changes more of the context than
 * its storage and routes (its clock, its scripts, a second user's tab) takes the `test` of `fixtures`.
 */
export const test = base.extend<
  { who: Person | null },
  { contextOf: (build: string | undefined, who: Person | null) => Promise<Shared> }
>({
  who: [null, { option: true }],

  contextOf: [
    async ({ browser }, use) => {
      const all = new Map<string, Shared>()
      await use(async (build, who) => {
        const key = `${build} ${who}`
        const shared = all.get(key) ?? (await enter(browser, who))
        all.set(key, shared)
        return shared
      })
      for (const { context } of all.values()) await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ contextOf, baseURL, who }, use) => {
    const { context, stored } = await contextOf(baseURL, who)
    await context.setStorageState(stored)
    await use(context)
  },

  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    for (const left of context.pages()) await left.close()
  },
})
