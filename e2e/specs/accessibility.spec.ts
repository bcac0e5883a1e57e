import { expect } from '@playwright/test'
import { emulateColourScheme, expectNoViolations } from '../support/axe'
import { redirectRoutes, uncoveredRoutes } from '../support/screens'
import { test } from '../support/shared-context'
import { states, visit } from '../support/states'

// A failure says which elements and why, and a trace would keep the source of axe for every run of it.
test.use({ trace: 'off' })
// Two runs of axe, each of which may take a minute.
test.describe.configure({ timeout: 240_000 })

test('the states of the accessibility tests cover every screen', () => {
  expect(uncoveredRoutes(states.map(({ path }) => path))).toEqual(redirectRoutes)
})

for (const state of states.filter(({ onPaper }) => !onPaper)) {
  test.describe(() => {
    test.use({ who: state.as ?? null })
    test(`a screen is accessible in light and dark and fits 320 pixels: ${state.name}`, async ({
      page,
    }) => {
      await visit(page, state)
      await emulateColourScheme(page, 'light')
      await expectNoViolations(page)
      await emulateColourScheme(page, 'dark')
      await expectNoViolations(page, 'colours')
      // The width of WCAG 1.4.10, 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(overflow, { message: 'page overflow at 320 px' }).toBe(0)
    })
  })
}
