import type { Page } from '@playwright/test'
import { test } from '../support/fixtures'
import { logInAndVisit, type State, states, stopClock, waitForScreen } from '../support/states'
import { folder, schemes, widths } from './folder'
import { withCommonFont } from './with-common-font'
import { withoutDemoTools } from './without-demo-tools'

/** The maximum height in px; longer lists only repeat rows. */
const tallest = 4000
/** The height of a phone screen in px. */
const screen = 700

const widthsOf = ({ onPhone, onPaper }: State) =>
  onPhone ? ([375] as const) : onPaper ? ([768] as const) : widths

async function takeAll(page: Page, state: State) {
  for (const width of widthsOf(state)) {
    await page.setViewportSize({ width, height: width < 768 ? screen : 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await waitForScreen(page)
      const path = `${folder}/${state.name}.${width}.${colorScheme}.png`
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width, height: Math.min(height, state.onPhone ? screen : tallest) }
      await page.screenshot({ path, fullPage: true, clip })
    }
  }
}

for (const state of states) {
  test(state.name, async ({ page }) => {
    await withCommonFont(page)
    await stopClock(page)
    await logInAndVisit(page, state)
    const message = page.getByRole('button', { name: 'Close message' })
    if (state.name !== 'login-message' && (await message.isVisible())) await message.click()
    await withoutDemoTools(page)
    await takeAll(page, state)
  })
}
