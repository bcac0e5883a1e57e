import { delay } from 'msw'
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

/**
 * Responds to a request in another way.
 * @param run lets the server carry it out, with another body if one is given
 */
type Failure = (
  run: (data?: unknown) => Promise<Response>,
  data: unknown,
) => Response | Promise<Response>

const instead =
  (response: (data: unknown) => Response): Failure =>
  (_run, data) =>
    response(data)

/** Replaces the response of a request that succeeded. */
const afterwards =
  (change: (response: Response) => Response | Promise<Response>): Failure =>
  async (run) => {
    const response = await run()
    return response.ok ? change(response) : response
  }

const slow: Failure = async (run) => {
  await delay(5000)
  return run()
}

async function garbled(response: Response) {
  const text = await response.text()
  const headers = { 'Content-Type': 'application/json' }
  return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), { headers })
}

const refusedMessage = ['The server refused this value.']
const hasRefused = (row: unknown) => isRecord(row) && Object.values(row).includes('Refused')

/** DRF-shaped errors for every field whose value is "Refused", the last postcode and the amount. */
function refusalErrors(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => (hasRefused(row) ? refusalErrors(row) : {}))
  if (!isRecord(data)) return {}
  const refused = Object.entries(data).filter(([, value]) => value === 'Refused')
  const { debtor_addresses: addresses, debtor_debt } = data
  const isLast = (index: number) => Array.isArray(addresses) && index === addresses.length - 1
  return {
    ...Object.fromEntries(refused.map(([name]) => [name, refusedMessage])),
    ...(Array.isArray(addresses) &&
      addresses.length > 0 && {
        debtor_addresses: addresses.map((_, index) =>
          isLast(index) ? { postcode: ['Enter a valid postcode.'] } : {},
        ),
      }),
    ...(isRecord(debtor_debt) && { debtor_debt: { initial_debt: refusedMessage } }),
  }
}

/** Typed as a company name, a last name, a note, an address line or a label. */
const failingValues: Record<string, Failure> = {
  'Server Error': instead(serverError),
  'Lost Answer': afterwards(dropped),
  'Never Arrives': instead(dropped),
  'Html Page': instead(foreignPage),
  Garbage: afterwards(garbled),
  Refused: instead((data) => json(refusalErrors(data), 400)),
  Slow: slow,
}

/** Typed as an email address. */
const failingEmails: Record<string, Failure> = {
  'throttled@example.com': instead(throttled),
  'broken@example.com': instead(serverError),
  'offline@example.com': instead(dropped),
}

/** The beginning of an invoice's file name. */
const failingFileNames: Record<string, Failure> = {
  'fail-500': instead(serverError),
  'fail-drop': instead(dropped),
  'fail-413': instead(tooLarge),
  'fail-lost': afterwards(dropped),
  'fail-slow': slow,
}

interface Switch {
  /** The option in the page's panel. */
  label: string
  /** Matches the method and path below /api/v1/. */
  calls?: RegExp
  respond?: Failure
  /** Switching it on expires the access tokens issued so far. */
  expiresAccess?: true
}

const debtList = /^GET debtor\/$/
const newDebt = /^POST debtor\/$/
const refresh = /^POST auth\/jwt\/refresh\/$/

/** Changes a list in a response; a single record stays. */
const changeList = (change: (records: unknown[]) => Response) =>
  afterwards(async (response) => {
    const records: unknown = await response.json()
    return Array.isArray(records) ? change(records) : json(records, response.status)
  })

const badRecord = { id: 'x', debtor_debt: { initial_debt: 'a lot' } }
const withBadRecord = changeList((records) => json(records.toSpliced(1, 1, badRecord)))

const refuseLast: Failure = (run, data) =>
  Array.isArray(data)
    ? changeList((created) =>
        json([...created.map(() => ({})), { customer_ref: refusedMessage }], 400),
      )(() => run(data.slice(0, -1)), data)
    : run()

const storeLate: Failure = (run) => {
  void delay(4000).then(() => run())
  return gatewayTimeout()
}

const storeTwice: Failure = async (run) => {
  await run()
  return run()
}

const refuseRefresh = () =>
  json({ detail: 'Token is invalid or expired', code: 'token_not_valid' }, 401, {
    'WWW-Authenticate': 'JWT realm="api"',
  })

const failure = (label: string, calls: RegExp, respond: Failure): Switch => ({
  label,
  calls,
  respond,
})
const expiry = (label: string, response: () => Response): Switch => ({
  ...failure(label, refresh, instead(response)),
  expiresAccess: true,
})

/** Failures switched on by name: in the panel, by `--fail` or by the settings call. */
export const switchedFailures: Record<string, Switch> = {
  'list-500': failure('Debt list: server error', debtList, instead(serverError)),
  'list-html': failure('Debt list: a foreign page', debtList, instead(foreignPage)),
  'list-broken-json': failure('Debt list: cut off', debtList, afterwards(garbled)),
  'list-one-bad-record': failure('Debt list: one bad record', debtList, withBadRecord),
  'list-429': failure('Debt list: too many calls', debtList, instead(throttled)),
  'stores-late': failure('New debts: stored four seconds after a 504', newDebt, storeLate),
  'refuses-last-row': failure(
    'New debts: the last of a list refused, the others stored',
    newDebt,
    refuseLast,
  ),
  'stores-twice': failure('New debts: stored twice', newDebt, storeTwice),
  'me-500': failure('Current user: server error', /^GET auth\/users\/me\/$/, instead(serverError)),
  'refresh-500': expiry('Session expired, refresh: server error', serverError),
  'refresh-429': expiry('Session expired, refresh: too many calls', throttled),
  'refresh-refused': expiry('Session expired, refresh refused', refuseRefresh),
  'everything-offline': failure('No connection at all', /./, instead(dropped)),
  'download-json-error': failure(
    'Invoice download: an error instead',
    /^GET download\//,
    instead(() => json({ detail: 'Not found.' }, 404)),
  ),
  'expire-access': { label: 'Session expired, once', expiresAccess: true },
}

/**
 * Switches a failure on; null switches all off.
 * @throws Error for an unknown name
 */
export function switchFailure(world: World, name: string | null): void {
  const switched = name === null ? null : switchedFailures[name]
  if (switched === undefined) {
    const names = Object.keys(switchedFailures).join(', ')
    throw new Error(`There is no failure "${name}". There are: ${names}.`)
  }
  world.behaviour = {
    ...world.behaviour,
    fail: switched?.respond ? name : null,
    ...(switched?.expiresAccess && { accessExpiredUpTo: Date.now() }),
  }
}

const failingFields = ['company_name', 'last_name', 'note', 'street_1', 'label']

function failureByValue(data: unknown): Failure | undefined {
  if (Array.isArray(data)) return data.map(failureByValue).find(Boolean)
  if (!isRecord(data)) return undefined
  if (isFile(data.invoice_file)) {
    const { name } = data.invoice_file
    return Object.entries(failingFileNames).find(([start]) => name.startsWith(start))?.[1]
  }
  const value = failingFields.map((key) => failingValues[String(data[key])]).find(Boolean)
  return value ?? failingEmails[String(data.email)]
}

/** How a request fails, by the active failure or by its body; undefined when it succeeds. */
export function failureOf(world: World, call: string, data: unknown): Failure | undefined {
  const switched = switchedFailures[world.behaviour.fail ?? '']
  if (switched?.calls?.test(call)) return switched.respond
  return call.startsWith('GET') ? undefined : failureByValue(data)
}
