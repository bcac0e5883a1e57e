import { expect, type Page } from '@playwright/test'
import { origins } from './origins'

/** Texts that may be shown to one user only, by user id. */
export type Canaries = readonly (readonly [user: number, texts: readonly string[]])[]

/** A mark in the monkey's texts that identifies the user. */
export const markOf = (user: number | null) => (user === null ? 'visitor' : `mk${user}x`)

declare global {
  interface Window {
    monkeyWatch: {
      violations: string[]
      inspectText(text: string, where: string): void
      user(): number | null
    }
  }
}

/** Runs in every page from the start and inspects each text as it appears. */
export function watchTexts(canaries: Canaries) {
  // about:blank has no storage.
  if (location.protocol === 'about:') return
  const violations: string[] = []
  const technicalTerms = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bnull\b/
  let [last, since]: [number | null, number] = [null, 0]
  const user = (): number | null => {
    const [, payload = ''] = (localStorage.getItem('access') ?? '').split('.')
    if (!payload) return null
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).user_id
  }
  const inspectText = (text: string, where: string) => {
    if (technicalTerms.test(text)) violations.push(`${where}: ${text.slice(0, 200)}`)
    const now = user()
    if (now !== last) [last, since] = [now, performance.now()]
    // A storage event from another tab takes a moment to arrive.
    if (now === null || performance.now() - since < 1500) return
    const marks = [...text.matchAll(/\bmk(\d+)x/g)].filter(([, of]) => Number(of) !== now)
    const strange = canaries
      .filter(([owner]) => owner !== now)
      .flatMap(([, texts]) => texts.filter((one) => text.includes(one)))
    for (const one of [...marks.map(([mark]) => mark), ...strange]) {
      violations.push(`${where}: "${one}" is shown to user ${now}`)
    }
  }
  window.monkeyWatch = { violations: violations, inspectText: inspectText, user }
  const inspectNode = (node: Node) => {
    const parent = node instanceof Element ? node : node.parentElement
    if (!parent || /^(SCRIPT|STYLE|HEAD)$/.test(parent.tagName)) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = node; text; text = walker.nextNode()) {
      if (text instanceof Text && text.parentElement?.closest('style, script') === null) {
        inspectText(text.data, location.pathname)
      }
    }
  }
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') inspectNode(target)
      else for (const node of addedNodes) inspectNode(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The browser's messages about failed requests. */
const isNoise = (text: string) =>
  /Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/.test(text)

/** Collects uncaught errors and console errors of a page. */
export function collectFaults(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNoise(message.text())) faults.push(message.text())
  })
}

/** Inspects a page; `missing` names absent landmarks. */
const state = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'),
    ].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
    )
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    for (const text of [document.title, ...texts, ...fields.map(({ value }) => value)]) {
      if (text) window.monkeyWatch.inspectText(text, location.pathname)
    }
    const main = document.querySelector<HTMLElement>('main')
    const heading = main?.querySelectorAll('h1').length
    return {
      path: location.pathname,
      user: window.monkeyWatch.user(),
      violations: window.monkeyWatch.violations.splice(0),
      missing: [
        ...(document.querySelector('header') ? [] : ['banner']),
        ...(document.querySelector('footer') ? [] : ['footer']),
        ...(main?.innerText.trim() ? [] : ['text']),
        ...(heading === 1 ? [] : [`one h1 (${heading})`]),
      ],
    }
  })

/** Waits for a complete screen without violations and returns its user. */
export async function expectWholeScreen(page: Page): Promise<number | null> {
  let user: number | null = null
  await expect
    .poll(
      async () => {
        // A link may have led out of the portal.
        if (!page.url().startsWith(origins.real)) await page.goto('/').catch(() => {})
        const now = await state(page).catch(() => null)
        if (!now) return ['a page'] // on its way to another one
        user = now.user
        expect(now.violations).toEqual([])
        return now.missing
      },
      { message: `a whole screen at ${page.url()}`, intervals: [50, 100, 250] },
    )
    .toEqual([])
  return user
}
