import { expect, logIn, test } from './fixtures.ts'

test.use({ hasEmptyCache: true })

test('navigating away is not undone when it happens while the code of a screen loads', async ({
  user,
  portal,
  engineName,
}) => {
  const waiting = () => portal.waiting.map(({ url }) => url).join()
  await logIn(user)
  portal.held = /\/debt-detail\._id-|^\/(about|probe\/last)$/
  await user.press('link', 'Alderbrook Joinery Ltd')
  await expect.poll(waiting).toContain('debt-detail')
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
