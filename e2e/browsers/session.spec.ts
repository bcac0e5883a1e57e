import { expect, logIn, test } from './fixtures.ts'
import type { Portal } from './server.ts'
import type { Tab } from './tab.ts'

/** A successful request of the list, or one that found it unchanged (304). */
const isList = (call: string) => /^GET \/api\/v1\/debtor\/ (200|304)$/.test(call)

/**
 * Makes all tabs go offline and online at the same moment, so that each refetches what it shows.
 * Browsers delay the timers of background tabs by up to a second, so a gate on the server starts them.
 */
async function reconnect(tabs: Tab[], portal: Portal): Promise<void> {
  for (const tab of tabs) {
    await tab.show()
    await tab.run(`fetch('/probe/gate', { cache: 'no-store' }).then(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })`)
  }
  await expect.poll(() => portal.gate.length).toBe(tabs.length)
  for (const { open } of portal.gate.splice(0)) open()
}

/** Set ROUNDS=40 for a thorough run. */
const rounds = Number(process.env.ROUNDS ?? 5)

for (const without of [[], ['navigator.locks']]) {
  const locks = without.length === 0 ? 'with' : 'without'
  test(`three tabs whose tokens expire together stay logged in ${locks} Web Locks`, async ({
    tab,
    portal,
  }) => {
    portal.probe = { ...portal.probe, without }
    await portal.post('/mock/settings/', { rotate: true, blacklist: true })
    await logIn(tab)
    await tab.sees('table', 'Debts')
    const tabs = [tab, await tab.another(), await tab.another()]
    for (const other of tabs.slice(1)) {
      await other.show()
      await other.open('/')
      await other.sees('table', 'Debts')
    }
    for (let round = 1; round <= rounds; round += 1) {
      await portal.post('/mock/settings/', { fail: 'expire-access' })
      const begun = portal.calls.length
      await reconnect(tabs, portal)
      const lists = () => portal.calls.slice(begun).filter(isList).length
      await expect.poll(lists, `lists of round ${round}`).toBeGreaterThanOrEqual(tabs.length)
    }
    for (const one of tabs) {
      await one.show()
      await one.sees('table', 'Debts')
    }
  })
}

for (const count of [2, 3, 5]) {
  test(`${count} tabs stay on their screens while a refresh with rotation takes nine seconds`, async ({
    tab,
    portal,
  }) => {
    await portal.post('/mock/settings/', { rotate: true, blacklist: true })
    await logIn(tab)
    await tab.sees('table', 'Debts')
    const tabs = [tab]
    while (tabs.length < count) {
      const other = await tab.another()
      await other.show()
      await other.open('/')
      await other.sees('table', 'Debts')
      tabs.push(other)
    }
    await portal.post('/mock/settings/', { fail: 'expire-access' })
    const begun = portal.calls.length
    const { gated } = portal
    portal.gated = /^\/probe\/gate$|\/auth\/jwt\/refresh\//
    await reconnect(tabs, portal)
    await expect.poll(() => portal.gate.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    portal.gated = gated
    for (const { open } of portal.gate.splice(0)) open()
    const lists = () => portal.calls.slice(begun).filter(isList).length
    await expect.poll(lists).toBeGreaterThanOrEqual(count)
    expect(portal.calls.slice(begun).filter((call) => call.includes('/refresh/'))).toHaveLength(1)
    for (const one of tabs) {
      await one.show()
      await one.sees('table', 'Debts')
    }
  })
}

test('a logout in one tab ends the session of the other, and going back shows nothing of it', async ({
  tab,
  portal,
}) => {
  await logIn(tab)
  await tab.sees('link', 'Alderbrook Joinery Ltd')
  const other = await tab.another()
  await other.open('/about')
  await other.sees('heading', 'About us')
  await tab.show()
  await tab.open('/probe/empty')
  await other.show()
  await other.press('button', 'Account menu')
  await other.press('button', 'Logout')
  await other.sees('heading', 'Login')
  await tab.show()
  const before = portal.calls.length
  await tab.back()
  await tab.sees('heading', /^(Login|Register)$/)
  await tab.seesNo('link', 'Alderbrook Joinery Ltd')
  expect(portal.calls.slice(before)).toEqual([])
})
