import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/fixtures'
import { logInAndVisit, states, stopClock, waitForScreen } from '../support/states'
import { withCommonFont } from './with-common-font'
import { withoutDemoTools } from './without-demo-tools'

const desk = { width: 1280, height: 800 }
const phone = { width: 375, height: 720 }

interface Shown {
  file: string
  state: string
  size: typeof desk
  colorScheme?: 'dark'
  /** The heading at the top of the picture; by default the screen's. */
  from?: RegExp
}

/** The pictures of README.md, committed and therefore small. */
const shown: Shown[] = [
  { file: 'debts', state: 'list', size: desk },
  { file: 'debts-dark', state: 'list', size: desk, colorScheme: 'dark' },
  { file: 'debts-phone', state: 'list', size: phone },
  { file: 'debt', state: 'debt-detail-1', size: desk },
  { file: 'import', state: 'import-review', size: desk, from: /debts? to import/ },
  { file: 'statement', state: 'debt-detail-1-statement', size: desk },
]

for (const { file, state: name, size, from, ...look } of shown) {
  test(`README: ${file}`, async ({ page }) => {
    const state = states.find((each) => each.name === name)
    if (!state) throw new Error(`There is no state "${name}"`)
    await withCommonFont(page)
    await stopClock(page)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light', ...look })
    await logInAndVisit(page, state)
    const message = page.getByRole('button', { name: 'Close message' })
    if (await message.isVisible()) await message.click()
    if (name === 'list') {
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
    }
    await waitForScreen(page)
    await withoutDemoTools(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    const heading = from && page.getByRole('heading', { name: from })
    await heading?.evaluate((element) =>
      window.scrollTo(0, element.getBoundingClientRect().top - 40),
    )
    const path = fileURLToPath(new URL(`${file}.png`, import.meta.url))
    const picture = await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
    expect(picture.length, 'bytes').toBeLessThan(180_000)
  })
}
