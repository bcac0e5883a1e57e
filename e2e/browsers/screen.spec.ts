import { expect, logIn, test } from './fixtures.ts'
import { keys } from './tab.ts'

test('dark mode is kept when the page is reloaded', async ({ tab }) => {
  await logIn(tab)
  const background = () => tab.run('return getComputedStyle(document.body).backgroundColor')
  const light = await background()
  await tab.open('/client-settings')
  await tab.press('radio', 'Dark')
  await expect.poll(() => tab.run('return document.documentElement.className')).toContain('dark')
  await expect.poll(background).not.toBe(light)
  await tab.reload()
  await tab.sees('heading', 'Client settings')
  expect(await background()).not.toBe(light)
})

test('on a small screen the navigation is a drawer', async ({ tab }) => {
  await logIn(tab)
  await tab.resize(500, 800)
  await tab.press('button', 'Toggle navigation')
  await tab.sees('navigation', 'Main')
  await tab.type(keys.escape)
  await tab.seesNo('navigation', 'Main')
  await tab.hasFocus('button', 'Toggle navigation')
  await tab.press('button', 'Toggle navigation')
  await tab.press('link', 'About Us', { role: 'navigation', name: 'Main' })
  await tab.sees('heading', 'About us')
  await tab.resize(1280, 900)
})

test('navigating away while a response arrives is not reported as a failure', async ({
  tab,
  portal,
}) => {
  await logIn(tab)
  portal.stalls = /users\/me/
  const isCurrentUser = (call: string) => call.includes('users/me')
  const before = portal.calls.filter(isCurrentUser).length
  await tab.reload()
  await expect.poll(() => portal.calls.filter(isCurrentUser).length).toBe(before + 1)
  portal.stalls = null
  await tab.open('/about')
  await tab.sees('heading', 'About us')
})
