import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
}

/**
 * Of the page at rest: what is read while it still changes its colours or its width is neither.
 * Reading a long list takes a busy machine a quarter of a minute.
 */
const expectNone = (make: () => AxeBuilder) =>
  expect.poll(() => violationsOf(make()), { timeout: 60_000 }).toEqual([])

/**
 * Only violations are described, and in one run, as the portal has no frames: to find a selector for
 * every element that passes, and to merge the results of frames, takes five times as long.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)

export const expectNoViolations = (page: Page) =>
  expectNone(() =>
    axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  )

/** By the rules alone that a change of colours can break. */
export const expectNoColourViolations = (page: Page) =>
  expectNone(() => axeOf(page).withRules(['color-contrast', 'link-in-text-block']))

/** The page hears of the change a moment later; colours read in between are of both schemes. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
}
