import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let config: typeof import('@/config').config
let consent: typeof import('./consent').consent
let trackPageViews: typeof import('./page-views').trackPageViews
let scripts: HTMLScriptElement[]

beforeEach(async () => {
  // Each test simulates a page load.
  vi.resetModules()
  ;({ config } = await import('@/config'))
  ;({ consent } = await import('./consent'))
  ;({ trackPageViews } = await import('./page-views'))
  Object.assign(config, { analyticsId: 'G-1', advertisingId: 'AW-2' })
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})
afterEach(() => {
  localStorage.clear()
  delete window.dataLayer
  setSignal(undefined)
})

const setSignal = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

/** The queued commands, in order. */
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)])
const pageViews = () =>
  commands().flatMap(([kind, name, page]) => (kind === 'event' ? [[name, page]] : []))

/** Opens a tracked portal at a path, and returns how to go to another one. */
async function visit(path: string) {
  const root = createRootRoute()
  const page = (route: string) => createRoute({ getParentRoute: () => root, path: route })
  const router = createRouter({
    routeTree: root.addChildren(['/', '/debt-detail/$id', '/reset_password/$uid/$token'].map(page)),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  trackPageViews(router)
  return async (href: string) => {
    await router.navigate({ to: href })
    const { location } = router.state
    router.emit({ type: 'onRendered', toLocation: location, pathChanged: true } as never)
  }
}

it('P02: services get route patterns and the referrer’s origin only', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/inbox?u=ann')
  const go = await visit('/reset_password/MQ/c4nary')
  await go('/no-such-page')
  const { origin } = window.location
  const reset = '/reset_password/{uid}/{token}'
  const page = (pattern: string, page_referrer: string) => [
    'page_view',
    { page_location: origin + pattern, page_title: pattern, page_referrer },
  ]
  expect(pageViews()).toEqual([
    page(reset, 'https://mail.example/'),
    page('/not-found', origin + reset),
  ])
  const script = 'https://www.googletagmanager.com/gtag/js?id=G-1'
  expect(scripts.map(({ src }) => src)).toEqual([script])
  const options = { send_page_view: false, allow_enhanced_conversions: false }
  expect(commands().filter(([kind]) => kind === 'config')).toMatchObject([
    ['config', 'G-1', options],
    ['config', 'AW-2', options],
  ])
})

const unasked = { cookieConsent: 'ask' }

it.each([
  ['where no id is configured', { analyticsId: '', advertisingId: '' }, null, undefined, 'none'],
  ['where people are asked and have not answered', unasked, null, undefined, 'unasked'],
  ['where the browser sends Global Privacy Control', {}, null, true, 'withheld'],
  ['even to one who accepted, with that signal', {}, 'accepted', true, 'withheld'],
  ['to one who rejected it', {}, 'rejected', undefined, 'rejected'],
])('nothing is loaded or sent %s', async (_where, settings, choice, signal, state) => {
  Object.assign(config, settings)
  if (choice) localStorage.setItem('cookie-choice', choice)
  setSignal(signal)
  await visit('/')
  expect(consent.read()).toBe(state)
  expect(scripts).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

it('a choice takes effect at once, either way, and is remembered', async () => {
  Object.assign(config, unasked)
  const go = await visit('/')
  consent.choose('accepted')
  expect(pageViews()).toHaveLength(1)
  for (const cookie of ['_ga=GA1.1.1', '_gcl_au=1', 'own=1']) Object.assign(document, { cookie })
  consent.choose('rejected')
  await go('/debt-detail/1')
  expect(pageViews()).toHaveLength(1)
  const denied = expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })
  expect(commands().at(-1)).toEqual(['consent', 'update', denied])
  expect(window).toMatchObject({ 'ga-disable-G-1': true, 'ga-disable-AW-2': true })
  expect(document.cookie).toBe('own=1')
  expect(localStorage.getItem('cookie-choice')).toBe('rejected')
  consent.choose('accepted')
  expect(pageViews()).toHaveLength(2)
  expect(window).toMatchObject({ 'ga-disable-G-1': false })
  expect(scripts).toHaveLength(1)
})

it('a choice made in another tab applies here as well', async () => {
  await visit('/')
  localStorage.setItem('cookie-choice', 'rejected')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-choice' }))
  expect(window).toMatchObject({ 'ga-disable-G-1': true })
})

it('a choice holds for this visit when storage throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  consent.choose('rejected')
  expect(consent.read()).toBe('rejected')
})
