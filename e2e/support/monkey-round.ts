import type { BrowserContext, Page } from '@playwright/test'
import { type Arrival, startBadNetwork } from './chaos-proxy'
import { type Canaries, collectFaults, watchTexts } from './monkey-watch'
import { origins } from './origins'
import { userOf } from './own-api'

/** A request of a page and the number of the click before it. */
interface Sent {
  page: Page
  press: number
}

/** Requests that one click has sent more than once, by the received requests. */
function sentTwice(arrivals: readonly Arrival[], sent: ReadonlyMap<string, Sent>): string[] {
  const pages = [...new Set([...sent.values()].map(({ page }) => page))]
  const intents = new Map<string, Set<string>>()
  for (const { serial, call, body, status } of arrivals) {
    const from = sent.get(serial)
    if (!from || call.startsWith('GET') || call.includes('/jwt/refresh/')) continue
    // A request with an expired token is sent again with a new one.
    if (status === 401) continue
    const intent = `${call}, press ${from.press} of page ${pages.indexOf(from.page)}: ${body}`
    intents.set(intent, (intents.get(intent) ?? new Set()).add(serial))
  }
  return [...intents].filter(([, serials]) => serials.size > 1).map(([intent]) => intent)
}

/**
 * The bodies of writes that the browser itself has resent, as it does when a reused connection
 * breaks without a response. A page cannot prevent that: see the known limits in the README.
 */
function resentByBrowser(arrivals: readonly Arrival[]): string[] {
  const writes = arrivals.filter(({ call }) => call.startsWith('POST'))
  return writes
    .filter(({ serial }, index) => writes.findIndex((other) => other.serial === serial) !== index)
    .map(({ body }) => body)
}

/** Puts a context behind a bad network and collects the faults of its pages. */
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
  // The page stores the tokens of a login a moment after the server has sent them.
  let isLoginSeen = true
  const enter = (access: string) => {
    user = userOf(access)
    isLoginSeen = false
  }
  const network = await startBadNetwork(api, seed, enter)
  context.on('page', (page) => {
    collectFaults(page, faults)
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  })
  await context.addInitScript(watchTexts, canaries)
  // The portal's write timeout of ninety seconds is longer than a round.
  await context.addInitScript(() => {
    const wait = window.setTimeout
    const hasten = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(run, ms >= 60_000 ? ms / 10 : ms, ...rest)
    Object.assign(window, { setTimeout: hasten })
  })
  // Other sites are empty pages.
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
    /** All faults so far, in the pages and on the wire. */
    faults: () => [
      ...faults,
      ...sentTwice(network.arrivals, sent).map((intent) => `sent twice: ${intent}`),
    ],
    resentByBrowser: () => resentByBrowser(network.arrivals),
    /** Records a session that was stored directly. */
    enter,
    pressed: (page: Page) => presses.set(page, (presses.get(page) ?? 0) + 1),
    /** Records the user of a page. */
    saw: (seen: number | null) => {
      if (seen === user) isLoginSeen = true
      else if (seen === null && isLoginSeen) user = null
    },
  }
}
