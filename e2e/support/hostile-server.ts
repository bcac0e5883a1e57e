import type { Page, Route } from '@playwright/test'
import { hostileTexts } from './hostile-texts'
import { origins } from './origins'

type Json = Record<string, unknown>

const at = (index: number) => hostileTexts[index % hostileTexts.length] ?? ''
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that the portal must be able to read, or that are no text. */
const kept: Record<string, unknown> = {
  initial_debt: '9999999999.99',
  amount_outstanding: '9999999999.99',
  last_invoice_date: '2020-01-31',
}
const keptAsTheyAre = /^(interestDue|compDue|total_payments|amount|contact_type|l.+itude|location)$/

/** A row for each hostile text, so that each is in each field of some row. */
const hostileRows = (template: Json) =>
  hostileTexts.map((_, index) => ({ ...spoil(template, index), id: index + 1 }))

/** A record with another hostile text in each field, from one on; its lists have a row for each. */
function spoil(record: Json, first: number): Json {
  let next = first
  const change = (value: unknown, key: string): unknown => {
    if (key in kept) return kept[key]
    if (keptAsTheyAre.test(key)) return value
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, change(part, name)]),
      )
    }
    if (Array.isArray(value)) return isRecord(value[0]) ? hostileRows(value[0]) : value
    if (typeof value !== 'string' && value !== null) return value
    next += 1
    const name = at(next).replace(/\p{Surrogate}/gu, '\ufffd')
    return key === 'invoice_file' ? `https://evil.invalid/${encodeURIComponent(name)}` : at(next)
  }
  return change(record, '') as Json
}

/** The lists of a debt in the list of debts stay empty, or each of them would have all rows. */
const withoutLists = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []]
      return [key, isRecord(value) ? withoutLists(value) : value]
    }),
  )

async function respond(route: Route) {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fallback()
  const headers = { 'Access-Control-Allow-Origin': origins.real }
  if (request.method() !== 'GET') {
    const json = { [at(0)]: [...hostileTexts, ...hostileTexts], note: [at(1)] }
    return route.fulfill({ status: 400, headers, json })
  }
  const response = await route.fetch()
  const body: Json | Json[] = await response.json()
  if (!response.ok()) return route.fulfill({ response, json: { detail: at(8) } })
  const [first] = Array.isArray(body) ? body : []
  if (!first) return route.fulfill({ response, json: spoil(body as Json, 0) })
  const isListOfDebts = 'debtor_debt' in first
  return route.fulfill({ response, json: hostileRows(isListOfDebts ? withoutLists(first) : first) })
}

/** Puts hostile text into every field and error that the server returns; returns requests to other sites. */
export async function spoilResponses(page: Page): Promise<string[]> {
  const strayRequests: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOwn = [origins.real, origins.api].includes(origin) || /^(data|blob):$/.test(protocol)
    if (!isOwn) strayRequests.push(request.url())
  })
  await page.route(`${origins.api}/**`, respond)
  return strayRequests
}
