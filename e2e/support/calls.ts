import type { Page } from '@playwright/test'

/** The calls of a kind that leave the page from now on, as `METHOD /path`. */
export function recordRequests(page: Page, kind: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    // The service worker answers the page's own request; what it lets through is seen again.
    if (request.serviceWorker() === null && kind.test(call)) seen.push(call)
  })
  return seen
}

/** Holds the calls of a kind until they are let go; `asked` ends with the first of them. */
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
    // The page may have gone meanwhile, and the call with it.
    await route.fallback().catch(() => {})
  })
  return { requested, release }
}

/** What a browser does when the network comes back: everything on screen is read again. */
export const reconnect = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })

/** As by a link: without loading the page. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), path)
