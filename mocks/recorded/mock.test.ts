// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRecord } from '../drf/field'
import { decodeUid, linkToken } from '../mails'
import { resetWorld, world } from '../node'
import { passwordDigest } from '../passwords'
import { startServer } from '../server'
import { issueToken } from '../tokens'
import { type Capture, captures, sentJson } from './captures'
import goodDebtor from './good-debtor.json'

type Sent = Capture['sent']
/** Prepares the mock for a capture; it may replace the request where the mock's own trigger differs. */
type Circumstance = (send: (sent: Sent) => Promise<string>, sent: Sent) => Promise<Sent | undefined>

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error('The demo world has no such record.')
  return row
}
const userOf = (email: string) => found(world.users.find((row) => row.email === email))
const dana = 'demo@example.com'
const tokenOf = (email: string, type: 'access' | 'refresh' = 'access') =>
  issueToken(world, type, userOf(email).id)

/** The registration of a user who is not in the demo data. */
const rita = {
  first_name: 'Rita',
  last_name: 'Register',
  phone: '020 7946 0001',
  email: 'rita@example.com',
  password: 'Quarry-Lamp-77',
  re_password: 'Quarry-Lamp-77',
  terms_agreed: true,
}

function expired(type: 'access' | 'refresh'): string {
  const usual = world.behaviour
  world.behaviour = { ...usual, accessLifetimeMs: -60_000, refreshLifetimeMs: -60_000 }
  const token = issueToken(world, type, 1)
  world.behaviour = usual
  return token
}

const newest = <T>(rows: readonly T[]) => found(rows.at(-1))
/** The values for `$NAME`; the user of a link is given by the encoded id. */
const values: Record<string, (sent: Sent) => string | number> = {
  ACCESS: () => tokenOf(dana),
  NOCLIENT_ACCESS: () => tokenOf('noclient@example.com'),
  EXPIRED_ACCESS: () => expired('access'),
  EXPIRED_REFRESH: () => expired('refresh'),
  REFRESH: () => tokenOf(dana, 'refresh'),
  REFRESH_1: () => retired,
  REFRESH_2: () => tokenOf(dana, 'refresh'),
  DEACTIVATED_ACCESS: () => tokenOf('inactive@example.com'),
  DEACTIVATED_REFRESH: () => tokenOf('inactive@example.com', 'refresh'),
  DELETED_ACCESS: () => issueToken(world, 'access', 999),
  DELETED_REFRESH: () => issueToken(world, 'refresh', 999),
  TOKEN: ({ form }) => linkToken(world.users.get(decodeUid(form?.uid ?? '') ?? 1) ?? userOf(dana)),
  DEBT: () => found(world.debtors.get(1)).debt.id,
  DEBTOR: () => newest(world.debtors.where(({ client }) => client === 1)).id,
  NOTE: () => newest(world.notes.all()).id,
  INVOICE: () => newest(world.invoices.all()).id,
  OTHERS_DEBT: () => found(world.debtors.find(({ client }) => client === 2)).debt.id,
  OTHERS_DEBTOR: () => found(world.debtors.find(({ client }) => client === 2)).id,
}
let retired = ''

/** Replaces each `$NAME` with its value. */
function inThisWorld<T>(value: T, sent: Sent): T {
  const text = JSON.stringify(value)
  const named = /"\$([A-Z_\d]+)"|\$([A-Z_\d]+)/g
  return JSON.parse(
    text.replace(named, (match, whole?: string, inside?: string) => {
      const replacement = values[whole ?? inside ?? '']?.(sent)
      if (replacement === undefined) return match
      return whole === undefined || typeof replacement === 'string'
        ? match.replace(/\$[A-Z_\d]+/, String(replacement))
        : String(replacement)
    }),
  )
}

const register: Circumstance = async (send) => {
  await send({ call: 'POST auth/users/', json: rita })
  return undefined
}
const registerAndActivate: Circumstance = async (send, sent) => {
  await register(send, sent)
  world.users.save({ ...userOf(rita.email), is_active: true })
  return undefined
}
const rotate = (retire: boolean): Circumstance => {
  return async (send) => {
    world.behaviour = { ...world.behaviour, rotate: true, blacklist: true }
    retired = tokenOf(dana, 'refresh')
    if (retire) await send({ call: 'POST auth/jwt/refresh/', json: { refresh: retired } })
    return undefined
  }
}
const asDana = { Authorization: 'JWT $ACCESS' }
const addDebtor: Circumstance = async (send) => {
  await send({ call: 'POST debtor/', headers: asDana, json: goodDebtor })
  return undefined
}
const addInvoice =
  (name: string): Circumstance =>
  async (send) => {
    const multipart = { debt: '$DEBT', invoice_file: `@${name}` }
    await send({ call: 'POST invoice/', headers: asDana, multipart })
    return undefined
  }
const addNote: Circumstance = async (send) => {
  await send({ call: 'POST debt_notes/', headers: asDana, json: { debt: '$DEBT', note: 'x' } })
  return undefined
}

const circumstances: Record<string, Circumstance> = {
  'refresh: ROTATE_REFRESH_TOKENS: the response has both': rotate(false),
  'refresh: ... and with BLACKLIST_AFTER_ROTATION the old one is dead': rotate(true),
  'refresh: ... the new one works': rotate(true),
  'stale token: The activation again, without the header': async (send, sent) => {
    await register(send, sent)
    return { ...sent, form: { ...sent.form, uid: 'Nw' } }
  },
  'registration: E-mail already registered': register,
  'registration: The same e-mail in another letter case': register,
  'registration: Weak password and duplicate e-mail': register,
  'activation: Success': register,
  'activation: Again': registerAndActivate,
  'activation: Again, after the user has logged in': async (send, sent) => {
    await registerAndActivate(send, sent)
    await send({ call: 'POST auth/jwt/create/', json: rita })
    return undefined
  },
  'activation: Again, after a login on a server with UPDATE_LAST_LOGIN': async (send, sent) => {
    await registerAndActivate(send, sent)
    await send({ call: 'POST auth/jwt/create/', json: rita })
    return { ...sent, form: { ...sent.form, uid: 'Nw' } }
  },
  'activation: Again, after the user has reset the password': async (send, sent) => {
    await registerAndActivate(send, sent)
    const token = linkToken(userOf(rita.email))
    world.users.save({ ...userOf(rita.email), password: passwordDigest('another') })
    return { ...sent, form: { uid: 'Nw', token } }
  },
  'activation: Bad token': async (_, sent) => ({ ...sent, form: { ...sent.form, uid: 'NQ' } }),
  'resend activation: User not active yet': async (_, sent) => ({
    ...sent,
    form: { email: 'inactive@example.com' },
  }),
  'password reset: Confirm: the same link again': async (send, sent) => {
    const link = { ...sent, form: { ...sent.form, token: linkToken(userOf(dana)) } }
    await send(link)
    return link
  },
  'debts: A read with COERCE_DECIMAL=0': addDebtor,
  'debts: PUT with a part only': addDebtor,
  'debts: PUT of what GET gave': async (send, sent) => {
    await addDebtor(send, sent)
    const record = JSON.parse(await send({ call: 'GET debtor/$DEBTOR', headers: asDana }))
    return { ...sent, json: { ...record, title: 'Dr' } }
  },
  'notes addresses contacts: Delete it': addNote,
  'notes addresses contacts: Delete it again': async (_, sent) => ({
    ...sent,
    call: 'DELETE debt_notes/999999/',
  }),
  'invoices: The same name again': addInvoice('invoice one.pdf'),
  'download: Success': addInvoice('invoice one.pdf'),
  'download: A name outside ASCII': addInvoice('facture n1 – été.pdf'),
  'download: Accept: application/pdf': addInvoice('invoice one.pdf'),
  'without a client: POST /clients/ a second time': async (send, sent) => {
    await send(sent)
    return undefined
  },
  // The mock triggers these two by typed text.
  'too large too often: 413 of a reverse proxy': async () => ({
    call: 'POST invoice/',
    headers: asDana,
    multipart: { debt: '$DEBT', invoice_file: '@fail-413.pdf' },
  }),
  'too large too often: 429 on the third login': async (_, sent) => ({
    ...sent,
    json: { email: 'throttled@example.com', password: 'Harbour-Kettle-42' },
  }),
  'too large too often: 429 on the refresh call too': async () => {
    world.behaviour = { ...world.behaviour, fail: 'refresh-429' }
    return undefined
  },
}

/** The kind of a text whose value may differ: a token, a time, a date, an amount. */
function textKind(text: string): string {
  if (text === '<JWT>' || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return 'a token'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return 'a moment'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'a day'
  const decimals = /^-?\d+\.(\d+)$/.exec(text)?.[1]
  return decimals === undefined ? 'text' : `an amount with ${decimals.length} places`
}

/** The keys in order, with the kind of each value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (isRecord(value)) return Object.entries(value).map(([key, part]) => [key, shape(part)])
  return typeof value === 'string' ? textKind(value) : value === null ? 'null' : typeof value
}

/** The opening bracket and complete keys of a truncated body, in order. */
const openingKeys = (text: string) => [
  text.trimStart().slice(0, 2),
  ...[...text.matchAll(/"(\w+)":/g)].map(([, key]) => key),
]

interface ActualResponse {
  status: number
  headers: Headers
  text: string
}

/** The recorded and the actual response, reduced to comparable values. */
function sides(
  { response }: Capture,
  given: ActualResponse,
): { recorded: unknown; given: unknown } {
  const names = Object.keys(response.headers)
  const headers = Object.fromEntries(names.map((name) => [name, given.headers.get(name)]))
  const [recordedBody, givenBody] = bodies(response, given.text)
  return {
    recorded: { status: response.status, headers: response.headers, body: recordedBody },
    given: { status: given.status, headers, body: givenBody },
  }
}

function bodies({ status, json, text, begins, holds = [] }: Capture['response'], given: string) {
  if (json !== undefined) {
    const read: unknown = given.startsWith('<') ? given : JSON.parse(given || 'null')
    // Error messages are compared; the values of a record are not.
    return status >= 400 ? [json, read] : [shape(json), shape(read)]
  }
  if (text !== undefined) return [text.trim(), given.trim()]
  if (begins === undefined) return []
  const keys = openingKeys(begins)
  const found = holds.filter((part) => given.includes(part))
  return [
    { keys, holds },
    { keys: openingKeys(given).slice(0, keys.length), holds: found },
  ]
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
beforeEach(() => resetWorld())
afterAll(() => {
  server.close()
})

const fileOf = (name: string) => new File([name === 'empty.pdf' ? '' : '%PDF-1.4\n'], name)

function bodyOf({ json, form, multipart, body }: Capture['sent']): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(sentJson(json))
  if (form) return new URLSearchParams(form)
  if (!multipart) return body
  const data = new FormData()
  for (const [name, value] of Object.entries(multipart)) {
    const text = String(value)
    data.set(name, text.startsWith('@') ? fileOf(text.slice(1)) : text)
  }
  return data
}

async function send(recorded: Capture['sent']): Promise<ActualResponse> {
  const sent = inThisWorld(recorded, recorded)
  const [method, path = ''] = sent.call.split(' ')
  const isJson = sent.json !== undefined
  const response = await fetch(`${server.address}/api/v1/${path}`, {
    method,
    redirect: 'manual',
    body: bodyOf(sent),
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...sent.headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Known differences from the recorded server; the README lists them. */
const notImitated = new Set([
  'activation: Again, after a login on a server with UPDATE_LAST_LOGIN',
  'debts: A read with COERCE_DECIMAL=0',
  'debts: Null in optional text with STRICT_NULLS=1',
  'ways and methods: Accept: text/html',
])

async function compared(capture: Capture) {
  const prepare = circumstances[capture.name]
  const textOf = async (sent: Capture['sent']) => (await send(sent)).text
  const sent = (await prepare?.(textOf, capture.sent)) ?? capture.sent
  const given = await send(sent)
  return sides({ ...capture, response: inThisWorld(capture.response, sent) }, given)
}

describe('the mock returns the recorded responses of a real server', () => {
  it.each(captures.filter(({ name }) => !notImitated.has(name)))('$name', async (capture) => {
    const { recorded, given } = await compared(capture)
    expect(given).toEqual(recorded)
  })
})

describe('the mock differs from the recorded server as its README says', () => {
  it.each(captures.filter(({ name }) => notImitated.has(name)))('$name', async (capture) => {
    const { recorded, given } = await compared(capture)
    expect(given).not.toEqual(recorded)
  })
})

it('every circumstance and exception belongs to a capture', () => {
  const names = new Set(captures.map(({ name }) => name))
  expect(names.size).toBe(captures.length)
  expect([...notImitated, ...Object.keys(circumstances)].filter((n) => !names.has(n))).toEqual([])
})
