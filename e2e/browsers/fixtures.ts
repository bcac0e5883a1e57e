import { test as base, expect } from '@playwright/test'
import { password, people } from '../support/fixtures.ts'
import { type EngineName, startEngine } from './engines.ts'
import { type Portal, startPortal } from './server.ts'
import { Tab } from './tab.ts'
import type { Driver } from './webdriver.ts'

/** A browser for each engine, whose storage every test finds empty, and the demo world anew. */
export const test = base.extend<
  { tab: Tab; portal: Portal },
  { engineName: EngineName; served: Portal; engine: Driver & { downloads: string } }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

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
    const first = await Tab.first(engine, portal.origin)
    const tab = await first.another()
    await tab.open('/probe/empty')
    await tab.run('localStorage.clear()')
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', { body: await tab.html(), contentType: 'text/html' })
      await testInfo.attach('calls', { body: portal.calls.join('\n') })
    }
    await tab.close()
    await first.show()
  },
})

export { expect, people }

export async function logIn(tab: Tab, email: string = people.withDebts): Promise<void> {
  await tab.open('/login')
  await tab.fill('Email', email)
  await tab.fillLabelled('Password', password)
  await tab.press('button', 'Login')
  await expect.poll(() => tab.path()).not.toContain('login')
}
