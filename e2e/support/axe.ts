import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that another colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

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
 * Expects no violations of WCAG 2.2 AA, sizes of targets included, or of the rules about colours alone.
 * Polls, because a page that is still changing colours or width gives false violations; axe takes 15
 * seconds for a long list on a busy machine.
 */
export async function expectNoViolations(page: Page, of: 'all' | 'colours' = 'all') {
  // Once per document, because axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly =
    of === 'all'
      ? ({ type: 'tag', values: tags } as const)
      : ({ type: 'rule', values: colourRules } as const)
  const violations = async () => {
    // Axe blocks the page, so a transition that starts during its run would stay at its first frame.
    await expect.poll(() => page.evaluate(runningAnimations), { intervals: [20] }).toEqual([])
    return page.evaluate(async (only) => {
      const { violations } = await window.axe.run(document, {
        runOnly: { type: only.type, values: [...only.values] },
        resultTypes: ['violations'],
        preload: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
    }, runOnly)
  }
  await expect.poll(violations, { timeout: 60_000 }).toEqual([])
}

/** Waits until the page has applied the scheme, because colours are mixed until then. */
export async function emulateColourScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme))
}
