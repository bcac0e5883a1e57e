import type { Page, Request, Route } from '@playwright/test'
import { expect, logIn, logInHere, password, people, test } from '../support/fixtures'
import { origins } from '../support/origins'

test.use({ baseURL: origins.thirdParties })

const foreign = (url: string) =>
  url.startsWith('http') && !Object.values(origins).includes(new URL(url).origin)
const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body })

/** Processes commands like Google's script, and reports each click unasked. */
const tag = script(`{
  const set = {}
  const send = (name, own) => {
    const page = { page_location: location.href, page_title: document.title, page_referrer: document.referrer }
    const address = new URL('https://www.google-analytics.com/g/collect')
    address.search = new URLSearchParams({ event: name, ...page, ...set, ...own })
    fetch(address, { mode: 'no-cors', keepalive: true })
  }
  const handle = ([kind, first, second]) => {
    if (kind === 'set') Object.assign(set, first)
    if (kind === 'event' && !window['ga-disable-G-TEST']) send(first, second)
  }
  window.dataLayer.forEach(handle)
  window.dataLayer.push = handle
  addEventListener('click', () => { if (!window['ga-disable-G-TEST']) send('click', {}) })
}`)

/** Records requests to other sites and fulfils them. */
async function watch(
  page: Page,
  handlers: { tag?: (route: Route) => unknown; captcha?: typeof tag },
) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (foreign(request.url())) requests.push(request)
  })
  await page.route(
    (url) => foreign(url.href),
    (route) => {
      const { host, pathname } = new URL(route.request().url())
      if (pathname === '/gtag/js' && handlers.tag) return handlers.tag(route)
      if (pathname === '/recaptcha/api.js' && handlers.captcha) return handlers.captcha(route)
      return host === 'www.google-analytics.com' ? route.fulfill({ status: 204 }) : route.abort()
    },
  )
  return {
    requests,
    hosts: () => [...new Set(requests.map((request) => new URL(request.url()).host))],
    pages: () =>
      requests
        .map((request) => new URL(request.url()))
        .filter(({ searchParams }) => searchParams.get('event') === 'page_view')
        .map(({ searchParams }) =>
          searchParams.get('page_location')?.replace(origins.thirdParties, ''),
        ),
  }
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept cookies' }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('logging in and browsing work while the analytics script', () => {
  const cases: [what: string, handler: (route: Route) => unknown, faults: RegExp[]][] = [
    ['never comes', () => {}, []],
    ['throws', script('throw new Error("broken tag")'), [/uncaught: broken tag/]],
    ['takes the commands away', script('window.dataLayer = null'), []],
  ]
  for (const [what, handler, expected] of cases) {
    test(what, async ({ page, faults }) => {
      await watch(page, { tag: handler })
      await page.addInitScript(() => localStorage.setItem('cookie-choice', 'accepted'))
      // A script that never comes may keep the page loading for ever.
      await page.goto('/login', { waitUntil: 'commit' })
      await logInHere(page, people.withDebts)
      await expect(page.getByRole('table', { name: 'Debts' })).toBeVisible()
      await page.getByRole('link', { name: 'About Us' }).click()
      await expect(heading(page)).toHaveText('About us')
      // The page loaded once, so the errors do not repeat.
      await expect
        .poll(() => faults)
        .toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
      faults.length = 0
    })
  }
})

test('no id, token, name or address is sent to another site', async ({ page }) => {
  const { requests, pages, hosts } = await watch(page, { tag })
  /** Loading another page ends what the tag has still to send. */
  const expectCounted = (pattern: string) => expect.poll(() => pages().at(-1)).toBe(pattern)
  await page.goto('/about')
  await accept(page)
  await expectCounted('/about')
  await page.goto('/reset_password/uid-canary/token-canary')
  await expect(heading(page)).toHaveText('Choose a new password')
  await expectCounted('/reset_password/{uid}/{token}')
  await page.goto('/activate/uid-canary/token-canary')
  await expect(heading(page)).toHaveText('Activation failed')
  await expectCounted('/activate/{uid}/{token}')
  await page.goto('/debt-detail/1?tab=notes')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click()
  await expect(heading(page)).toHaveText('Login')
  await page.getByLabel('Email').fill(people.withDebts)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(heading(page)).toHaveText('Alderbrook Joinery Ltd')
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('link', { name: 'Debts', exact: true }).click()
  // The debt has a search as well, in the top bar.
  await expect(heading(page)).toHaveText('Debts')
  await page.getByRole('searchbox', { name: 'Search debts' }).fill('search-canary')
  await expect(page).toHaveURL(/search-canary/)
  await heading(page).click()

  await expectCounted('/')
  expect(pages()).toEqual([
    '/about',
    '/reset_password/{uid}/{token}',
    '/activate/{uid}/{token}',
    '/register',
    '/login',
    '/debt-detail/{id}',
    '/',
  ])
  expect(hosts()).toContain('www.google-analytics.com')
  const tokens = await page.evaluate(() => [localStorage.access, localStorage.refresh].map(String))
  const secrets = ['canary', 'demo', 'Dana', 'Alderbrook', password, ...tokens]
  const portal = `${origins.thirdParties}/`
  for (const request of requests) {
    const headers = await request.allHeaders()
    const sent = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`
    const sentText = decodeURIComponent(decodeURIComponent(sent.replace(/\+/g, ' ')))
    for (const secret of secrets) expect(sentText).not.toContain(secret)
    expect(sentText).not.toMatch(/detail\/\d/)
    expect([undefined, portal]).toContain(headers.referer)
    // While the page has a secret link, not even the portal's own address is sent.
    if (/event=\w+&page_location=\S*{token}/.test(sentText)) expect(headers.referer).toBeUndefined()
  }
})

test('no third party loads and no question appears when the browser sends Global Privacy Control', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('cookie-choice', 'accepted')
  })
  const { requests } = await watch(page, { tag })
  await logIn(page, people.withDebts)
  await expect(page.getByRole('contentinfo')).toContainText('Global Privacy Control')
  await expect(page.getByRole('button', { name: /cookie/i })).toHaveCount(0)
  expect(requests).toEqual([])
})

test.describe('reCAPTCHA', () => {
  const working = (execute: string) =>
    script(`window.attempts = 0
      window.grecaptcha = { ready: (callback) => callback(), execute: () => { window.attempts += 1; ${execute} } }`)

  for (const [what, captcha] of [
    ['is blocked', (route: Route) => route.abort()],
    ['throws', working('throw new Error("broken")')],
  ] as const) {
    test(`users can log in when the reCAPTCHA script ${what}`, async ({ page }) => {
      await watch(page, { captcha })
      await page.goto('/login')
      await accept(page)
      await logInHere(page, people.withDebts)
      await expect(heading(page)).toHaveText('Debts')
    })
  }

  test('each attempt fetches a token when the form is sent, and the notice is shown', async ({
    page,
  }) => {
    const { requests } = await watch(page, {
      captcha: working('return Promise.resolve("token-" + window.attempts)'),
    })
    const proofs: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/verifycaptcha/')) proofs.push(request.postData())
    })
    await page.goto('/login')
    await accept(page)
    await expect(page.getByText(/This site is protected by reCAPTCHA/)).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Terms of Service' }),
    ).toBeVisible()
    await page.getByLabel('Email').fill(people.withDebts)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    expect(requests.filter((request) => request.url().includes('api.js'))).toEqual([])
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Just registered?')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(heading(page)).toHaveText('Debts')
    expect(proofs).toEqual(['recaptcha=token-1', 'recaptcha=token-2'])
    expect(requests.filter((request) => request.url().includes('api.js'))).toHaveLength(1)
  })
})
