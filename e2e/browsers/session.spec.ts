import { expect, logIn, test } from './fixtures.ts'

/** A successful request of the list, or one that found it unchanged (304). */
const isList = (call: string) => /^GET \/api\/v1\/debtor\/ (200|304)$/.test(call)

/** Set ROUNDS=40 for a thorough run. */
const rounds = Number(process.env.ROUNDS ?? 5)

/** Reconnects the page when any tab says so: browsers delay the timers of background tabs. */
function reconnectOnMessage() {
  const channel = new BroadcastChannel('reconnect')
  // A channel that nothing refers to may be collected.
  Object.assign(globalThis, { channel })
  channel.addEventListener('message', () => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
}

for (const without of [[], ['navigator.locks']]) {
  const locks = without.length === 0 ? 'with' : 'without'
  test(`three tabs whose tokens expire together stay logged in ${locks} Web Locks`, async ({
    user,
    portal,
  }) => {
    portal.probe = { ...portal.probe, without }
    await portal.post('/mock/settings/', { rotate: true, blacklist: true })
    await logIn(user)
    const users = [user, await user.another(), await user.another()]
    for (const one of users) {
      await one.tab.show()
      await one.open('/')
      await one.sees('table', 'Debts')
      await one.tab.evaluate(reconnectOnMessage, null)
    }
    for (let round = 1; round <= rounds; round += 1) {
      await portal.post('/mock/settings/', { fail: 'expire-access' })
      const begun = portal.calls.length
      await users[2]?.tab.evaluate(
        // A channel of its own, because none receives its own messages.
        () => {
          const sender = new BroadcastChannel('reconnect')
          Object.assign(globalThis, { sender })
          sender.postMessage(null)
        },
        null,
      )
      const lists = () => portal.calls.slice(begun).filter(isList).length
      await expect.poll(lists, `lists of round ${round}`).toBeGreaterThanOrEqual(users.length)
    }
    for (const one of users) {
      await one.tab.show()
      await one.sees('table', 'Debts')
    }
    for (const one of users.slice(1)) await one.tab.close()
    await user.tab.show()
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
