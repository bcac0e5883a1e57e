import { expect, type Page, type Request } from '@playwright/test'

/** Records matching requests of the page from now on, as `METHOD /path`. */
export function recordRequests(page: Page, kind: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    // A request that the service worker passes through would be recorded twice.
    if (request.serviceWorker() === null && kind.test(call)) seen.push(call)
  })
  return seen
}

/** Holds matching requests until `release()`; `requested` resolves with the first. */
export async function holdRequests(page: Page, address: string | RegExp, method?: string) {
  let markRequested = () => {}
  let release = () => {}
  const requested = new Promise<void>((resolve) => {
    markRequested = resolve
  })
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) {
      markRequested()
      await held
    }
    // The page may have closed, which cancels the request.
    await route.fallback().catch(() => {})
  })
  return { requested, release }
}

/**
 * Holds the POSTs of the page that is open until the returned function is called. A route cannot hold
 * those that a service worker handles.
 */
export async function holdPosts(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window
    const held = new Promise((resolve) => Object.assign(window, { releasePosts: resolve }))
    window.fetch = async (input, init) => {
      const method = input instanceof Request ? input.method : init?.method
      if (method === 'POST') await held
      return fetch(input, init)
    }
  })
  return () => page.evaluate(() => Object(window).releasePosts())
}

/** Simulates a reconnection: queries on screen are refetched. */
export const reconnect = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })

/** Navigates like a link, without loading the page. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), path)

/** Resolves when the page has been idle twice: in between, anything scheduled for idle time has begun. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await new Promise(requestAnimationFrame)
    await idle()
  })

/**
 * Follows the requests of the page from now on. The returned function resolves when only as many as
 * given are under way and the page is idle, so that no other follows by itself.
 */
export function followRequests(page: Page): (pendingCount?: number) => Promise<void> {
  const pending = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // The requests of the document before may end without an event.
    if (request.isNavigationRequest()) pending.clear()
    pending.add(request)
    count += 1
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return (pendingCount = 0) =>
    expect(async () => {
      const before = count
      await untilIdle(page)
      expect([...pending].map((request) => request.url())).toHaveLength(pendingCount)
      expect(count).toBe(before)
    }).toPass()
}
