import { expect, logIn, test } from './fixtures.ts'
import type { User } from './user.ts'

test.use({ hasEmptyCache: true })

const openDebt = async (user: User) => {
  await logIn(user)
  await user.press('link', 'Alderbrook Joinery Ltd')
}

// In this order: whoever opens a debt has the code of the list.
for (const [code, pattern, open] of [
  ['a read', /\/assets\/debtor-(?!name)/, logIn],
  ['a screen', /\/debt-detail\._id-/, openDebt],
] as const) {
  test(`navigating away is not undone when it happens while the code of ${code} loads`, async ({
    user,
    portal,
    engineName,
  }) => {
    const waiting = () => portal.waiting.map(({ url }) => url).join()
    portal.held = new RegExp(`${pattern.source}|^/(about|probe/last)$`)
    await open(user)
    await expect.poll(waiting).toMatch(pattern)
    // Firefox aborts pending loads at once, and the page has a few round trips to react to that.
    const leave = () => {
      async function makeRoundTrips() {
        for (let trip = 0; trip < 5; trip += 1) await fetch('/probe/empty')
        await fetch('/probe/last')
      }
      setTimeout(() => makeRoundTrips().catch(() => {}))
      location.href = '/about'
    }
    await user.tab.evaluate(leave, null)
    // WebKit aborts nothing, and lets a page that is being left send nothing.
    await expect.poll(waiting).toMatch(engineName === 'firefox' ? /about.*last/ : 'about')
    portal.held = null
    for (const { release } of portal.waiting) release()
    const page = () => `${location.pathname} ${document.readyState}`
    await expect.poll(() => user.tab.evaluate(page, null)).toBe('/about complete')
    await user.sees('heading', 'About us')
  })
}
