import type { Page } from '@playwright/test'

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

/** Simulates a reconnection: queries on screen are refetched. */
export const reconnect = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })

/** Navigates like a link, without loading the page. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), path)
