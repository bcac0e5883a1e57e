import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/fixtures'
import { type ForeignSite, openForeignSite } from '../support/foreign-site'
import { origins } from '../support/origins'

const test = base.extend<{ foreign: ForeignSite }>({
  baseURL: origins.nginx,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  foreign: async ({}, use) => {
    const site = await openForeignSite()
    await use(site)
    site.close()
  },
})

/** CSP violations so far, by directive. */
async function watchRefusals(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.push(effectiveDirective)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

/** Inserts an element like injected markup. */
interface Markup {
  tag: string
  text?: string
  attributes?: Record<string, string>
}

const plant = (page: Page, markup: Markup) =>
  page.evaluate(({ tag, text = '', attributes = {} }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.textContent = text
    document.body.append(element)
    if (element instanceof HTMLAnchorElement) element.click()
    if (element instanceof HTMLFormElement) element.submit()
  }, markup)

const steal = 'window.stolen = 1'
const grey = 'color: rgb(1, 2, 3)'
const markup = (foreign: string): Record<string, [directive: string, Markup]> => ({
  'an inline script': ['script-src-elem', { tag: 'script', text: steal }],
  'a script as a text': [
    'script-src-elem',
    { tag: 'script', attributes: { src: `data:text/javascript,${steal}` } },
  ],
  'a script of another site': [
    'script-src-elem',
    { tag: 'script', attributes: { src: `${foreign}/steal.js` } },
  ],
  'an event handler': [
    'script-src-attr',
    { tag: 'img', attributes: { src: '/none.png', onerror: steal } },
  ],
  'a link that runs a script': [
    'script-src-elem',
    { tag: 'a', attributes: { href: `javascript:${steal}` } },
  ],
  'a style sheet': ['style-src-elem', { tag: 'style', text: `h1 { ${grey} }` }],
  'a style of an element': ['style-src-attr', { tag: 'h1', attributes: { style: grey } }],
  'a style sheet of another site': [
    'style-src-elem',
    { tag: 'link', attributes: { rel: 'stylesheet', href: `${foreign}/sheet.css` } },
  ],
  'a picture of another site': ['img-src', { tag: 'img', attributes: { src: `${foreign}/x.png` } }],
  'a frame of another site': ['frame-src', { tag: 'iframe', attributes: { src: foreign } }],
  'an object of another site': ['object-src', { tag: 'object', attributes: { data: foreign } }],
  'another base for addresses': ['base-uri', { tag: 'base', attributes: { href: foreign } }],
  'a form to another site': ['form-action', { tag: 'form', attributes: { action: foreign } }],
})

/** Actions of an injected script. */
const calls: Record<string, [directive: string, call: (foreign: string) => unknown]> = {
  'a call': ['connect-src', (foreign) => fetch(`${foreign}/call`).catch(() => {})],
  'a beacon': ['connect-src', (foreign) => navigator.sendBeacon(`${foreign}/beacon`, 'x')],
  'a worker of a text': [
    'worker-src',
    () => {
      try {
        new Worker(URL.createObjectURL(new Blob([''])))
      } catch {
        // Browsers refuse with an exception or with an event.
      }
    },
  ],
}

test('injected markup runs nothing, sends nothing and changes no styles', async ({
  page,
  foreign,
  faults,
}) => {
  const refused = await watchRefusals(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refusal = async (what: string, directive: string, attack: () => Promise<unknown>) => {
    const before = (await refused()).length
    await attack()
    await expect.poll(async () => (await refused()).slice(before), what).toContain(directive)
  }
  for (const [what, [directive, call]] of Object.entries(calls)) {
    await refusal(what, directive, () => page.evaluate(call, foreign.address))
  }
  for (const [what, [directive, element]] of Object.entries(markup(foreign.address))) {
    await refusal(what, directive, () => plant(page, element))
  }
  const after = await page.evaluate(() => ({
    stolen: 'stolen' in window,
    base: document.baseURI === window.location.href,
    grey: [...document.querySelectorAll('h1')].some(
      (heading) => getComputedStyle(heading).color === 'rgb(1, 2, 3)',
    ),
  }))
  expect(after).toEqual({ stolen: false, base: true, grey: false })
  expect(foreign.requestedPaths).toEqual([])
  const others = faults.splice(0).filter((fault) => !fault.includes('Content Security Policy'))
  expect(others).toEqual([])
})

test('another site cannot frame the portal', async ({ page, foreign, faults }) => {
  await page.goto(`${foreign.address}/?frame=${encodeURIComponent(`${origins.nginx}/login`)}`)
  await expect(page.getByRole('heading', { name: 'Foreign' })).toBeVisible()
  await expect.poll(() => faults.splice(0).join()).toContain('frame-ancestors')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
})
