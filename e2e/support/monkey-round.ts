import type { BrowserContext, Page } from '@playwright/test'
import { type Arrival, startBadNetwork } from './chaos-proxy'
import { type Canaries, collectFaults, watchTexts } from './monkey-watch'
import { origins } from './origins'
import { userOf } from './own-api'

/** A request that left a page, and which of the page's presses it followed. */
interface Sent {
  page: Page
  press: number
}

/** What one press has sent more than once, told by what arrived. */
function sentTwice(arrivals: readonly Arrival[], sent: ReadonlyMap<string, Sent>): string[] {
  const pages = [...new Set([...sent.values()].map(({ page }) => page))]
  const intents = new Map<string, Set<string>>()
  for (const { serial, call, body, status } of arrivals) {
    const from = sent.get(serial)
    if (!from || call.startsWith('GET') || call.includes('/jwt/refresh/')) continue
    // What was refused for its token is sent again with a new one.
    if (status === 401) continue
    const intent = `${call}, press ${from.press} of page ${pages.indexOf(from.page)}: ${body}`
    intents.set(intent, (intents.get(intent) ?? new Set()).add(serial))
  }
  return [...intents].filter(([, serials]) => serials.size > 1).map(([intent]) => intent)
}

/**
 * The bodies of writes that the browser itself has sent again, as it does when a connection that was used
 * before breaks without an answer. No page can prevent that: see the known limits in the README.
 */
function resentByBrowser(arrivals: readonly Arrival[]): string[] {
  const writes = arrivals.filter(({ call }) => call.startsWith('POST'))
  return writes
    .filter(({ serial }, index) => writes.findIndex((other) => other.serial === serial) !== index)
    .map(({ body }) => body)
}

/** A bad network around every page of a context, and all that goes wrong in them. */
export async function startRound(
  context: BrowserContext,
  api: string,
  seed: number,
  canaries: Canaries,
) {
  const faults: string[] = []
  const presses = new Map<Page, number>()
  const sent = new Map<string, Sent>()
  let user: number | null = null
  let loggedInAt = 0
  const enter = (access: string) => {
    user = userOf(access)
    loggedInAt = Date.now()
  }
  const network = await startBadNetwork(api, seed, enter)
  context.on('page', (page) => {
    collectFaults(page, faults)
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  })
  await context.addInitScript(watchTexts, canaries)
  // The portal gives up on a write after ninety seconds, which is longer than a round.
  await context.addInitScript(() => {
    const wait = window.setTimeout
    const hasten = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(run, ms >= 60_000 ? ms / 10 : ms, ...rest)
    Object.assign(window, { setTimeout: hasten })
  })
  // Whatever lies outside the portal is an empty page.
  await context.route(/^https?:/, (route) =>
    route.request().url().startsWith(origins.real)
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await context.route(`${origins.api}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const path = pathname.replace('/api/v1/', '')
    const { authorization } = request.headers()
    const isRight = authorization
      ? userOf(authorization.replace('JWT ', '')) === user
      : path.startsWith('auth/')
    if (!isRight) faults.push(`${request.method()} ${path}: ${authorization} while user ${user}`)
    const serial = String(sent.size + 1)
    const page = request.frame().page()
    sent.set(serial, { page, press: presses.get(page) ?? 0 })
    const headers = { ...request.headers(), 'x-serial': serial }
    await route.continue({ url: network.address + pathname + search, headers }).catch(() => {})
  })
  return {
    close: network.close,
    arrivals: network.arrivals,
    /** All that went wrong so far, in the pages and on the wire. */
    faults: () => [
      ...faults,
      ...sentTwice(network.arrivals, sent).map((intent) => `sent twice: ${intent}`),
    ],
    resentByBrowser: () => resentByBrowser(network.arrivals),
    /** Somebody has logged in past the network. */
    enter,
    pressed: (page: Page) => presses.set(page, (presses.get(page) ?? 0) + 1),
    /** The user a page was seen to work for. */
    saw: (seen: number | null) => {
      if (seen === null && Date.now() - loggedInAt > 3000) user = null
    },
  }
}
