import type { World } from './db'
import { isRecord } from './drf/field'
import { isFile } from './http/parse-body'
import {
  dropped,
  foreignPage,
  gatewayTimeout,
  json,
  serverError,
  throttled,
  tooLarge,
} from './http/responses'
import { refusalErrors } from './refused-value'

/** How a request fails. Without any of these it succeeds. */
export interface Misbehaviour {
  waitMs?: number
  /** Responds without running the request. */
  instead?: (data: unknown) => Response
  /** Responds at once and runs the request `ms` later. */
  late?: { ms: number; response: () => Response }
  /** Replaces the body before the request runs. */
  reduceBody?: (data: unknown) => unknown
  /** Runs the request twice, as when a browser resends it. */
  twice?: true
  /** Replaces the response of a request that succeeded. */
  afterwards?: (response: Response) => Response | Promise<Response>
}

const brokenJson = (response: string) =>
  new Response(response.slice(0, Math.max(1, Math.floor(response.length / 2))), {
    status: 200,
    headers: { 'Content-Type': 'application/json' },
  })
const garbled = async (response: Response) => brokenJson(await response.text())

/** Typed as a company name, a last name, a note, an address line or a label. */
const failingValues: Record<string, Misbehaviour> = {
  'Server Error': { instead: serverError },
  'Lost Answer': { afterwards: dropped },
  'Never Arrives': { instead: dropped },
  'Html Page': { instead: foreignPage },
  Garbage: { afterwards: garbled },
  Refused: { instead: (data) => json(refusalErrors(data), 400) },
  Slow: { waitMs: 5000 },
}

/** Typed as an email address. */
const failingEmails: Record<string, Misbehaviour> = {
  'throttled@example.com': { instead: throttled },
  'broken@example.com': { instead: serverError },
  'offline@example.com': { instead: dropped },
}

/** The beginning of an invoice's file name. */
const failingFileNames: Record<string, Misbehaviour> = {
  'fail-500': { instead: serverError },
  'fail-drop': { instead: dropped },
  'fail-413': { instead: tooLarge },
  'fail-lost': { afterwards: dropped },
  'fail-slow': { waitMs: 5000 },
}

interface Switch extends Misbehaviour {
  /** The option in the page's panel. */
  label: string
  /** Matches the method and path below /api/v1/. */
  calls: RegExp
  /** Switching it on expires the access tokens issued so far. */
  expiresAccess?: true
}

const debtList = /^GET debtor\/$/
const newDebt = /^POST debtor\/$/
const refresh = /^POST auth\/jwt\/refresh\/$/
const oneBadRecord = async (response: Response) => {
  const records: unknown = await response.json()
  if (!Array.isArray(records)) return json(records, response.status)
  const bad = { id: 'x', debtor_debt: { initial_debt: 'a lot' } }
  return json([...records.slice(0, 1), bad, ...records.slice(2)])
}

const refusedLastRow = async (response: Response) => {
  const created: unknown = await response.json()
  if (!Array.isArray(created)) return json(created, response.status)
  const refused = { customer_ref: ['The server refused this value.'] }
  return json([...created.map(() => ({})), refused], 400)
}

/** Failures switched on by name: in the panel, by `--fail` or by the settings call. */
export const switchedFailures: Record<string, Switch> = {
  'list-500': { label: 'Debt list: server error', calls: debtList, instead: serverError },
  'list-html': { label: 'Debt list: a foreign page', calls: debtList, instead: foreignPage },
  'list-broken-json': { label: 'Debt list: cut off', calls: debtList, afterwards: garbled },
  'list-one-bad-record': {
    label: 'Debt list: one bad record',
    calls: debtList,
    afterwards: oneBadRecord,
  },
  'list-429': { label: 'Debt list: too many calls', calls: debtList, instead: throttled },
  'stores-late': {
    label: 'New debts: stored four seconds after a 504',
    calls: newDebt,
    late: { ms: 4000, response: gatewayTimeout },
  },
  'refuses-last-row': {
    label: 'New debts: the last of a list refused, the others stored',
    calls: newDebt,
    reduceBody: (data) => (Array.isArray(data) ? data.slice(0, -1) : data),
    afterwards: refusedLastRow,
  },
  'stores-twice': { label: 'New debts: stored twice', calls: newDebt, twice: true },
  'me-500': {
    label: 'Current user: server error',
    calls: /^GET auth\/users\/me\/$/,
    instead: serverError,
  },
  'refresh-500': {
    label: 'Session expired, refresh: server error',
    calls: refresh,
    instead: serverError,
    expiresAccess: true,
  },
  'refresh-429': {
    label: 'Session expired, refresh: too many calls',
    calls: refresh,
    instead: throttled,
    expiresAccess: true,
  },
  'refresh-refused': {
    label: 'Session expired, refresh refused',
    calls: refresh,
    instead: () =>
      json({ detail: 'Token is invalid or expired', code: 'token_not_valid' }, 401, {
        'WWW-Authenticate': 'JWT realm="api"',
      }),
    expiresAccess: true,
  },
  'everything-offline': { label: 'No connection at all', calls: /./, instead: dropped },
  'download-json-error': {
    label: 'Invoice download: an error instead',
    calls: /^GET download\//,
    instead: () => json({ detail: 'Not found.' }, 404),
  },
  'expire-access': { label: 'Session expired, once', calls: /^$/, expiresAccess: true },
}

/** The texts that trigger a failure, by where they are typed. */
export const typedFailures = {
  values: Object.keys(failingValues),
  emails: Object.keys(failingEmails),
  fileNames: Object.keys(failingFileNames),
}

/**
 * Switches a failure on; null switches all off.
 * @throws Error for an unknown name
 */
export function switchFailure(world: World, name: string | null): void {
  const failure = name === null ? null : switchedFailures[name]
  if (failure === undefined) {
    const names = Object.keys(switchedFailures).join(', ')
    throw new Error(`There is no failure "${name}". There are: ${names}.`)
  }
  world.behaviour = {
    ...world.behaviour,
    fail: name === 'expire-access' ? null : name,
    ...(failure?.expiresAccess && { accessExpiredUpTo: Date.now() }),
  }
}

const failingFields = ['company_name', 'last_name', 'note', 'street_1', 'label']

function byValue(data: unknown): Misbehaviour | undefined {
  if (Array.isArray(data)) return data.map(byValue).find(Boolean)
  if (!isRecord(data)) return undefined
  if (isFile(data.invoice_file)) {
    const { name } = data.invoice_file
    return Object.entries(failingFileNames).find(([start]) => name.startsWith(start))?.[1]
  }
  const value = failingFields.map((key) => failingValues[String(data[key])]).find(Boolean)
  return value ?? failingEmails[String(data.email)]
}

/** How a request fails, by the active failure or by its body. */
export function misbehaviour(world: World, call: string, data: unknown): Misbehaviour {
  const switched = switchedFailures[world.behaviour.fail ?? '']
  if (switched?.calls.test(call)) return switched
  return call.startsWith('GET') ? {} : (byValue(data) ?? {})
}
