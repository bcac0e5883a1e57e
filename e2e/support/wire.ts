import type { Page, Request } from '@playwright/test'
import { origins } from './origins'
import { test as base, expect, people } from './own-api'
import { restoreSession } from './stored-session'

export { expect }

// biome-ignore lint/suspicious/noExplicitAny: records as the wire carries them
export type Json = any

const api = `${origins.api}/api/v1/`

/** The response that the page gets; `lost` is none at all. */
type PageResponse = 'lost' | { status: number; json?: Json; html?: string; location?: string }

/** Answers a request; `run` lets the server carry it out and returns the record it answered. */
export type Reply = (run: () => Promise<Json>, sent: Json) => PageResponse | Promise<PageResponse>

const gatewayPage = '<html><h1>Bad Gateway</h1><hr>nginx/1.22.1</html>'

export const replies = {
  /** Sends the browser elsewhere, whose response would be read as that of the write. */
  redirect:
    (status: number, path: string): Reply =>
    () => ({ status, location: api + path }),
  /** A gateway's page, after the server has carried the request out. */
  gateway:
    (status: number): Reply =>
    async (run) => {
      await run()
      return { status, html: gatewayPage }
    },
  /** The request is carried out, its response changed. */
  changed:
    (change: (record: Json, sent: Json) => Json, status = 201): Reply =>
    async (run, sent) => ({ status, json: change(await run(), sent) }),
  /** The request is not carried out, and answered with JSON all the same. */
  pretended:
    (recordOf: (sent: Json) => Json, status = 201): Reply =>
    (_run, sent) => ({ status, json: recordOf(sent) }),
  /** Carried out, and no response. */
  lost: async (run: () => Promise<Json>): Promise<PageResponse> => {
    await run()
    return 'lost'
  },
  /** Neither carried out nor answered. */
  unsent: (): PageResponse => 'lost',
}

const bodyOf = (request: Request): Json =>
  /json/.test(request.headers()['content-type'] ?? '') ? request.postDataJSON() : null

/** Runs in the page: waits of two to ten seconds, as between looks for a lost write, take a twentieth. */
function shortenWaits() {
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, ms = 0) =>
    setTimeout(run, ms >= 2_000 && ms <= 10_000 ? ms / 20 : ms)) as typeof window.setTimeout
}

/**
 * Answers the matching requests of the page in another way.
 * @param times how many requests; after them the server answers
 */
async function answerNext(
  { page, ownApi }: { page: Page; ownApi: string },
  call: string,
  reply: Reply,
  times = 1,
) {
  const [method, path] = call.split(' ')
  const isCall = (url: URL) => url.href.replace(/\?.*/, '') === api + path
  let left = times
  await page.route(isCall, async (route) => {
    const request = route.request()
    if (request.method() !== method || left <= 0) return route.fallback()
    left -= 1
    const run = async () => {
      const fetched = await route.fetch({ url: request.url().replace(origins.api, ownApi) })
      expect(fetched.ok(), await fetched.text()).toBe(true)
      return fetched.json()
    }
    const response = await reply(run, bodyOf(request))
    if (response === 'lost') return route.abort('connectionreset')
    const { status, json, html, location } = response
    await route.fulfill({
      status,
      contentType: html ? 'text/html' : 'application/json',
      headers: { 'Access-Control-Allow-Origin': origins.real, ...(location && { location }) },
      body: html ?? JSON.stringify(json),
    })
  })
  return () => {
    left = 0
  }
}

/** A client of the mock with one debt, logged in on the page. */
interface Portal {
  /** The debt as the server had it first. */
  old: Json
  /** Reads a list or a record of the server. */
  read(path: string): Promise<Json>
  /**
   * Answers the next requests of the page in another way.
   * @param call as `POST debtor/`
   * @param times how many requests, by default one
   * @returns ends it before
   */
  answerNext(call: string, reply: Reply, times?: number): Promise<() => void>
  /** The POSTs and PUTs of the page so far, as `POST debtor/`. */
  writes: { call: string; body: Json }[]
}

export const test = base.extend<{ portal: Portal }>({
  portal: async ({ page, server, ownApi }, use) => {
    const tokens = await server.logIn(people.withoutDebts)
    const headers = {
      Authorization: `JWT ${tokens.access}`,
      'Content-Type': 'application/json',
    }
    const request = async (path: string, body?: object) => {
      const sent = body && { method: 'POST', body: JSON.stringify(body) }
      return (await fetch(`${ownApi}/api/v1/${path}`, { headers, ...sent })).json()
    }
    const { debtor_debt } = await request('debtor/', oldDebt)
    await request('debt_notes/', { debt: debtor_debt.id, note: 'Old note' })
    const [old] = await request('debtor/')
    await restoreSession(page, tokens)
    await page.addInitScript(shortenWaits)
    const writes: Portal['writes'] = []
    page.on('request', (sent) => {
      if (!/^(POST|PUT)$/.test(sent.method()) || !sent.url().startsWith(api)) return
      writes.push({ call: `${sent.method()} ${sent.url().slice(api.length)}`, body: bodyOf(sent) })
    })
    await use({
      old,
      read: (path) => request(path),
      answerNext: (...args) => answerNext({ page, ownApi }, ...args),
      writes,
    })
  },
})

const oldDebt = {
  company_name: 'Old Ltd',
  customer_ref: 'OLD-1',
  is_individual: false,
  debtor_addresses: [
    { label: 'Primary', street_1: '1 Old Street', city: 'York', postcode: 'YO1 7HH' },
  ],
  debtor_contacts: [{ label: 'Office', contact_type: 'Phone', contact_value: '020 7946 0001' }],
  debtor_debt: {
    initial_debt: 20_000,
    amount_outstanding: 12_000,
    last_invoice_date: '2025-01-31',
  },
}

/** The texts of all snackbars of the page so far. */
const snackbarsOf = (page: Page) =>
  page.evaluate(() => window.snackbars.map(({ textContent }) => textContent ?? '').join('\n'))

/** Expects a message of success, in the snackbar or in the page. */
export const expectSuccess = (page: Page, message: RegExp) =>
  expect
    .poll(async () => (await snackbarsOf(page)) + (await page.locator('body').innerText()))
    .toMatch(message)

/** Words of a write whose outcome is not known, or that is known to have failed. */
const doubts = /not been saved|not saved|could not|may not have been/i

/** Expects a message or a button that says a write is not confirmed, and no message of success. */
export async function expectNoSuccess(page: Page, success: RegExp) {
  const wayOn = page.getByRole('button', { name: /^(Check again|Send again|Send the rest)$/ })
  const readOutcome = async () => {
    const text = (await snackbarsOf(page)) + (await page.locator('body').innerText())
    if (success.test(text)) return 'success'
    return doubts.test(text) || (await wayOn.count()) > 0 ? 'doubts' : 'none'
  }
  await expect.poll(readOutcome).not.toBe('none')
  expect(await readOutcome()).toBe('doubts')
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export const openTab = (page: Page, old: Json, tab = 'overview') =>
  page.goto(`/debt-detail/${old.id}?tab=${tab}`)
