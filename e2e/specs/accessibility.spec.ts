import { expect, type Page } from '@playwright/test'
import {
  emulateColourScheme,
  expectNoColourViolations,
  expectNoViolations,
  expectNoViolationsNarrow,
} from '../support/axe'
import { moved, watchMotion } from '../support/motion'
import { redirectRoutes, uncoveredRoutes } from '../support/screens'
import { test } from '../support/shared-context'
import { states, visit } from '../support/states'
import { smallTargets } from '../support/targets'

// A failure says which elements and why, and a trace would keep the source of axe for every run of it.
test.use({ trace: 'off' })
// Four runs of axe, each of which may take a minute.
test.describe.configure({ timeout: 300_000 })

const expectLargeTargets = (page: Page) => expect.poll(() => smallTargets(page)).toEqual([])

/** The width of WCAG 1.4.10, 1280 px at 400 %: nothing overflows. */
async function reflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: 'page overflow at 320 px' }).toBe(0)
}

test('the tests below cover every screen', () => {
  expect(uncoveredRoutes(states.map(({ path }) => path))).toEqual(redirectRoutes)
})

for (const state of states.filter(({ onPaper }) => !onPaper)) {
  test.describe(() => {
    test.use({ who: state.as ?? null })
    test(`the screen is accessible in light, dark, narrow and reduced motion: ${state.name}`, async ({
      page,
    }) => {
      await watchMotion(page)
      await visit(page, state)
      expect(await moved(page), 'moved although motion is to be reduced').toEqual([])
      await emulateColourScheme(page, 'light')
      await expectNoViolations(page)
      await expectLargeTargets(page)
      await emulateColourScheme(page, 'dark')
      await expectNoColourViolations(page)
      await expectNoViolationsNarrow(page, () => reflow(page))
      await expectLargeTargets(page)
    })
  })
}
