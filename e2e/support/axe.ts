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
/** Rules that depend on colours; they take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Runs = Pick<RunOptions, 'runOnly' | 'rules'>

/** Injects axe once per document, because it is half a megabyte. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** The animations and transitions that are running and will end. */
const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime
      return playState === 'running' && end !== Number.POSITIVE_INFINITY
    })
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : ''))

/**
 * Waits until all transitions have ended. Axe blocks the page, so a transition that starts during
 * its run would stay at its first frame. Asked from outside: a promise for a frame or for the end of
 * an animation never settles on a page that is not drawn.
 */
const waitForAnimations = (page: Page) =>
  expect.poll(() => page.evaluate(runningAnimations), { intervals: [20] }).toEqual([])

/** Only violations are computed; selectors for passing elements are slow. */
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
 * Polls, because a page that is still changing colours or width gives false violations.
 * Axe takes 15 seconds for a long list on a busy machine.
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

/** Runs only the rules that depend on colours. */
export const expectNoColourViolations = (page: Page) =>
  expectNoneOf(() => violationsOf(page, byColours))

/**
 * Checks a page that passed in both schemes at a wide size; colour rules run only for elements that
 * became visible.
 * @param makeNarrow changes the width and resolves when the page has adapted
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

/** Waits until the page has applied the scheme, because colours are mixed until then. */
export async function emulateColourScheme(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
}
