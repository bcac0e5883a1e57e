import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { password, people } from '../support/fixtures.ts'
import { type Engine, type EngineName, startEngine } from './engines.ts'
import { type Portal, startPortal } from './server.ts'
import { User } from './user.ts'

export { expect, people }

/** A browser for each engine; every test starts with empty storage and the original demo data. */
export const test = base.extend<
  { user: User },
  { engineName: EngineName; hasEmptyCache: boolean; portal: Portal; engine: Engine }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  /** Runs a file in its own worker, and so in its own browser. */
  hasEmptyCache: [false, { option: true, scope: 'worker' }],

  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.close()
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  user: async ({ engine, portal }, use, testInfo) => {
    await portal.reset()
    for (const name of await readdir(engine.downloads)) await rm(join(engine.downloads, name))
    const user = new User(engine.tab, portal.origin)
    await user.open('/probe/empty')
    await user.tab.evaluate(() => localStorage.clear(), null)
    await use(user)
    if (testInfo.status !== testInfo.expectedStatus) {
      // Prints the text of the page, for a failure on another machine.
      const page = () => [location.href, Object.keys(localStorage).join(), document.body.innerText]
      console.error(...(await user.tab.evaluate(page, null)), portal.faults, portal.calls)
    }
    await user.open('/probe/empty')
    expect(portal.faults).toEqual([])
  },
})

/** Waits until the browser has completely saved a file with a matching name. */
export async function savedFile(folder: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  const isSaved = async () => {
    const names = await readdir(folder)
    found = names.find((name) => pattern.test(name))
    return found !== undefined && !names.some((name) => /\.(part|wkdownload)$/.test(name))
  }
  await expect.poll(isSaved, `a file like ${pattern}`).toBe(true)
  return join(folder, found ?? '')
}

export async function logIn(user: User, email: string = people.withDebts): Promise<void> {
  await user.open('/login')
  await user.fill('Email', email)
  await user.tab.fill(await user.waitFor({ label: 'Password' }), password)
  await user.press('button', 'Login')
  await expect.poll(() => user.path()).not.toContain('login')
  await user.sees('button', 'Account menu')
}
