import { expect, logIn, test } from './fixtures.ts'
import type { Portal } from './server.ts'
import type { User } from './user.ts'

/** A successful request of the user (304: unchanged), which every tab sends when it is online again. */
const isUser = (call: string) => /^GET \/api\/v1\/auth\/users\/me\/ (200|304)$/.test(call)

/** Set ROUNDS=40 for a thorough run. */
const rounds = Number(process.env.ROUNDS ?? 5)

/**
 * Returns a function that makes all tabs go offline and online at the same moment, so that each refetches
 * what it shows. Browsers delay the timers of background tabs by up to a second, so a held request starts
 * them.
 */
async function prepareReconnect(users: readonly User[], portal: Portal): Promise<() => void> {
  portal.held = /^\/probe\/start$/
  for (const { tab } of users) {
    await tab.show()
    await tab.evaluate(() => {
      void fetch('/probe/start', { cache: 'no-store' }).then(() => {
        dispatchEvent(new Event('offline'))
        dispatchEvent(new Event('online'))
      })
    }, null)
  }
  await expect.poll(() => portal.waiting.length).toBe(users.length)
  // A tab that is shown reads its list anew, which must not meet the expiry of the tokens.
  await expect.poll(() => portal.pending.size).toBe(0)
  portal.held = null
  return () => {
    for (const { release } of portal.waiting.splice(0)) release()
  }
}

/** One user with the list open in several tabs. */
async function openTabs(user: User, count: number): Promise<User[]> {
  await logIn(user)
  const users = [user]
  while (users.length < count) users.push(await user.another())
  for (const one of users) {
    await one.tab.show()
    await one.open('/')
    await one.sees('table', 'Debts')
  }
  return users
}

async function expectListsAndClose(users: readonly User[]): Promise<void> {
  for (const one of users) {
    await one.tab.show()
    await one.sees('table', 'Debts')
  }
  for (const one of users.slice(1)) await one.tab.close()
  await users[0]?.tab.show()
}

for (const without of [[], ['navigator.locks']]) {
  const locks = without.length === 0 ? 'with' : 'without'
  test(`three tabs whose tokens expire together stay logged in ${locks} Web Locks`, async ({
    user,
    portal,
  }) => {
    portal.probe = { ...portal.probe, without }
    await portal.post('/mock/settings/', { rotate: true, blacklist: true })
    const users = await openTabs(user, 3)
    for (let round = 1; round <= rounds; round += 1) {
      const reconnect = await prepareReconnect(users, portal)
      await portal.post('/mock/settings/', { fail: 'expire-access' })
      const begun = portal.calls.length
      reconnect()
      const reads = () => portal.calls.slice(begun).filter(isUser).length
      await expect.poll(reads, `reads of round ${round}`).toBeGreaterThanOrEqual(users.length)
    }
    await expectListsAndClose(users)
  })
}

for (const count of [2, 3, 5]) {
  test(`${count} tabs stay on their screens while a refresh with rotation takes nine seconds`, async ({
    user,
    portal,
  }) => {
    await portal.post('/mock/settings/', { rotate: true, blacklist: true })
    const users = await openTabs(user, count)
    const reconnect = await prepareReconnect(users, portal)
    await portal.post('/mock/settings/', { fail: 'expire-access' })
    const begun = portal.calls.length
    portal.held = /\/auth\/jwt\/refresh\//
    reconnect()
    await expect.poll(() => portal.waiting.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    portal.held = null
    for (const { release } of portal.waiting.splice(0)) release()
    const reads = () => portal.calls.slice(begun).filter(isUser).length
    await expect.poll(reads).toBeGreaterThanOrEqual(count)
    expect(portal.calls.slice(begun).filter((call) => call.includes('/refresh/'))).toHaveLength(1)
    await expectListsAndClose(users)
  })
}

test('a logout in one tab ends the session of the other, and going back shows nothing of it', async ({
  user,
  portal,
}) => {
  await logIn(user)
  await user.sees('link', 'Alderbrook Joinery Ltd')
  const other = await user.another()
  await other.open('/about')
  await other.sees('heading', 'About us')
  await user.tab.show()
  await user.open('/probe/empty')
  await other.tab.show()
  await other.press('button', 'Account menu')
  await other.press('button', 'Logout')
  await other.sees('heading', 'Login')
  await other.tab.close()
  await user.tab.show()
  const before = portal.calls.length
  await user.tab.back()
  await user.sees('heading', /^(Login|Register)$/)
  await user.seesNo('link', 'Alderbrook Joinery Ltd')
  expect(portal.calls.slice(before)).toEqual([])
})
