import { expect, logIn, test } from './fixtures.ts'
import type { Portal } from './server.ts'
import type { Tab } from './tab.ts'

const isRefresh = (call: string) => call.includes('/auth/jwt/refresh/')
const isList = (call: string) => call === 'GET /api/v1/debtor/ 200'

/**
 * What a browser does when the network comes back: everything on screen is read again. All tabs
 * do so in one moment, which timers of tabs in the background would spread over a second.
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
  for (const response of portal.gate.splice(0)) response.end()
}

const rounds = Number(process.env.ROUNDS ?? 5)

for (const without of [[], ['navigator.locks']]) {
  test(`three tabs whose tokens expire together stay logged in ${without.length === 0 ? 'with' : 'without'} Web Locks`, async ({
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
    const lost: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await portal.post('/mock/settings/', { fail: 'expire-access' })
      const begun = portal.calls.length
      await reconnect(tabs, portal)
      await expect
        .poll(() => portal.calls.slice(begun).filter(isList).length, `round ${round}`)
        .toBeGreaterThanOrEqual(tabs.length)
        .catch(async (e) => {
          console.log(portal.calls.slice(begun))
          for (const one of tabs) {
            await one.show()
            console.log(
              await one.run(
                `return [location.href, document.title, document.visibilityState, Object.keys(localStorage), localStorage.access?.slice(-8), localStorage.refresh?.slice(-8), document.querySelector('main')?.innerText.slice(0, 200)]`,
              ),
            )
          }
          throw e
        })
      if (process.env.DEBUG_ROUNDS)
        console.log(
          test.info().project.name,
          round,
          portal.calls
            .slice(begun)
            .map((c) => c.replace('/api/v1/', ''))
            .join(', '),
        )
    }
    for (const one of tabs) {
      await one.show()
      await one.sees('table', 'Debts')
    }
    const refreshes = portal.calls.filter(isRefresh)
    console.log(refreshes.length, lost)
  })
}
