import { expect, logIn, test } from './fixtures.ts'

test.use({ hasEmptyCache: true })

test('navigating away is not undone when it happens while the code of a screen loads', async ({
  tab,
  portal,
  engineName,
}) => {
  portal.gated = /\/debt-detail\._id-|^\/(about|probe\/gate)$/
  const waiting = () => portal.gate.map(({ url }) => url).join()
  await logIn(tab)
  await tab.press('link', 'Alderbrook Joinery Ltd')
  await expect.poll(waiting).toContain('debt-detail')
  // Firefox aborts pending loads at once, and the page has a few round trips to react to that.
  await tab.run(`
    async function makeRoundTrips() {
      for (let trip = 0; trip < 5; trip += 1) await fetch('/probe/empty')
      await fetch('/probe/gate')
    }
    setTimeout(() => makeRoundTrips().catch(() => {}))
    location.href = '/about'
  `)
  // WebKit aborts nothing, and lets a page that is being left send nothing.
  await expect.poll(waiting).toMatch(engineName === 'firefox' ? /about.*gate/ : 'about')
  for (const { open } of portal.gate.splice(0)) open()
  const page = () => tab.run("return location.pathname + ' ' + document.readyState")
  await expect.poll(page).toBe('/about complete')
  await tab.sees('heading', 'About us')
})
