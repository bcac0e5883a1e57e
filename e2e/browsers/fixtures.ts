import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { password, people } from '../support/fixtures.ts'
import { type EngineName, startEngine } from './engines.ts'
import { type Portal, startPortal } from './server.ts'
import { Tab } from './tab.ts'
import type { Driver } from './webdriver.ts'

/** A browser for each engine; every test starts with empty storage and the original demo data. */
export const test = base.extend<
  { tab: Tab; portal: Portal },
  {
    engineName: EngineName
    hasEmptyCache: boolean
    served: Portal
    engine: Driver & { downloads: string }
  }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  /** Runs a file in its own worker, and so in its own browser. */
  hasEmptyCache: [false, { option: true, scope: 'worker' }],

  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.close()
    },
    { scope: 'worker' },
  ],

  /** Uncaught errors, console errors and policy violations of any tab fail the test. */
  portal: async ({ served }, use) => {
    await served.reset()
    await use(served)
    expect(served.faults).toEqual([])
  },

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await engine.send('SetWindowRect', { x: 0, y: 0, width: 1280, height: 900 })
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tab: async ({ engine, portal }, use, testInfo) => {
    const tab = await Tab.first(engine, portal.origin)
    for (const name of await readdir(engine.downloads)) await rm(join(engine.downloads, name))
    await tab.open('/probe/empty')
    // A script sent while the page of the last test is still there would clear that page's storage.
    const clear = "return location.pathname === '/probe/empty' && (localStorage.clear(), true)"
    await expect.poll(() => tab.run(clear), 'storage is empty').toBe(true)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.html'), await tab.html())
      await writeFile(testInfo.outputPath('calls.txt'), `${portal.calls.join('\n')}\n`)
      // Some failures occur only on other machines, which leave nothing but their output.
      console.error(await describePage(tab, portal))
    }
    await tab.closeOthers()
    await tab.open('about:blank')
  },
})

export { expect, people }

/** Attaches to a failed test the visible page, its storage and the last calls. */
async function describePage(tab: Tab, portal: Portal): Promise<string> {
  const page = await tab.run<string>(`return [
    location.href,
    document.readyState + ', ' + document.visibilityState,
    'scripts: ' + performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()),
    'stored: ' + Object.keys(localStorage),
    document.body.innerText.slice(0, 500),
  ].join('\\n')`)
  return `${page}\nfaults: ${portal.faults.join('\n')}\n${portal.calls.slice(-20).join('\n')}`
}

/** Waits until the browser has completely saved a file with a matching name. */
export async function fileNamed(folder: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  const hasCome = async () => {
    const names = await readdir(folder)
    found = names.find((name) => pattern.test(name))
    return found !== undefined && !names.some((name) => /\.(part|wkdownload)$/.test(name))
  }
  await expect.poll(hasCome, `a file like ${pattern}`).toBe(true)
  return found ?? ''
}

export async function logIn(tab: Tab, email: string = people.withDebts): Promise<void> {
  await tab.open('/login')
  await tab.fill('Email', email)
  await tab.fillLabelled('Password', password)
  await tab.press('button', 'Login')
  await expect.poll(() => tab.path()).not.toContain('login')
  await tab.sees('button', 'Account menu')
}
