import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './fixtures'

declare global {
  interface Window {
    axe: typeof import('axe-core')
    visibleWhenWide: Set<Element>
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that a change of colours can break; they take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Runs = Pick<RunOptions, 'runOnly' | 'rules'>

/** Once a document, as the source is half a megabyte. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/**
 * Ends when nothing changes its colour any more. Axe reads styles without a break: a transition that
 * begins under it, however short, would stand still at its beginning.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Only violations are described: to find a selector for every element that passes takes long. */
async function violationsOf(page: Page, runs: Runs, newWhenNarrow = false): Promise<string[]> {
  await injectAxe(page)
  await waitForAnimations(page)
  return page.evaluate(
    async ([options, isNewOnly]) => {
      const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const among = [...document.body.querySelectorAll('*')].filter(
        (element) => isNewOnly && !window.visibleWhenWide.has(element) && isVisible(element),
      )
      if (isNewOnly && among.length === 0) return []
      const { violations } = await window.axe.run(
        isNewOnly ? { include: among } : document,
        options,
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
    },
    [
      { ...runs, resultTypes: ['violations'], preload: false } as RunOptions,
      newWhenNarrow,
    ] as const,
  )
}

/**
 * Of the page at rest: what is read while it still changes its colours or its width is neither.
 * Reading a long list takes a busy machine a quarter of a minute.
 */
const expectNoneOf = (violations: () => Promise<string[]>) =>
  expect.poll(violations, { timeout: 60_000 }).toEqual([])

const byTags: Runs = { runOnly: { type: 'tag', values: tags } }
const byColours: Runs = { runOnly: { type: 'rule', values: colourRules } }
const byOthers: Runs = {
  ...byTags,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
}

export const expectNoViolations = (page: Page) => expectNoneOf(() => violationsOf(page, byTags))

/** By the rules alone that a change of colours can break. */
export const expectNoColourViolations = (page: Page) =>
  expectNoneOf(() => violationsOf(page, byColours))

/**
 * Of a page that was judged in both schemes while it was wide: what is seen now and was not seen
 * then is judged by its colours as well.
 * @param makeNarrow changes the width, and ends when the page has followed
 */
export async function expectNoViolationsNarrow(page: Page, makeNarrow: () => Promise<void>) {
  await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    window.visibleWhenWide = new Set(seen)
  })
  await makeNarrow()
  await expectNoneOf(() => violationsOf(page, byOthers))
  await expectNoneOf(() => violationsOf(page, byColours, true))
}

/** The page hears of the change a moment later; colours read in between are of both schemes. */
export async function emulateColourScheme(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
}
