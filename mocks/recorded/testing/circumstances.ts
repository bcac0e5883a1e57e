import { decodeUid, sendMail } from '../../mails'
import { world } from '../../node'
import { passwordDigest } from '../../passwords'
import { issueToken } from '../../tokens'
import type { Capture } from '../captures'
import goodDebtor from '../good-debtor.json'

export type Sent = Capture['sent']
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
  ...{ first_name: 'Rita', last_name: 'Register', phone: '020 7946 0001' },
  ...{ email: 'rita@example.com', password: 'Quarry-Lamp-77', re_password: 'Quarry-Lamp-77' },
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
/** The token of the link in an email to a user. */
function emailedToken(user = userOf(dana)): string {
  sendMail(world, new Request('http://localhost'), user, 'activation')
  return newest(world.mails.all()).link.split('/').at(-1) ?? ''
}
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
  TOKEN: ({ form }) => emailedToken(world.users.get(decodeUid(form?.uid ?? '') ?? 1)),
  DEBT: () => found(world.debtors.get(1)).debt.id,
  DEBTOR: () => newest(world.debtors.where(({ client }) => client === 1)).id,
  NOTE: () => newest(world.notes.all()).id,
  INVOICE: () => newest(world.invoices.all()).id,
  OTHERS_DEBT: () => found(world.debtors.find(({ client }) => client === 2)).debt.id,
  OTHERS_DEBTOR: () => found(world.debtors.find(({ client }) => client === 2)).id,
}
/** A refresh token that was rotated. */
let retired = ''

/** Replaces each `$NAME` with its value. */
export function inThisWorld<T>(value: T, sent: Sent): T {
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

const after =
  (...calls: Sent[]): Circumstance =>
  async (send) => {
    for (const call of calls) await send(call)
  }
const withForm =
  (form: object): Circumstance =>
  async (_, sent) => ({ ...sent, form: { ...sent.form, ...form } })

const asDana = { Authorization: 'JWT $ACCESS' }
const register = after({ call: 'POST auth/users/', json: rita })
const addDebtor = after({ call: 'POST debtor/', headers: asDana, json: goodDebtor })
const addInvoice = (name: string) =>
  after({
    call: 'POST invoice/',
    headers: asDana,
    multipart: { debt: '$DEBT', invoice_file: `@${name}` },
  })
const registerAndActivate: Circumstance = async (send, sent) => {
  await register(send, sent)
  world.users.save({ ...userOf(rita.email), is_active: true })
}
const activateAndLogIn: Circumstance = async (send, sent) => {
  await registerAndActivate(send, sent)
  await send({ call: 'POST auth/jwt/create/', json: rita })
}
const rotate =
  (...calls: Sent[]): Circumstance =>
  async (send, sent) => {
    world.behaviour = { ...world.behaviour, rotate: true, blacklist: true }
    retired = tokenOf(dana, 'refresh')
    await after(...calls)(send, sent)
  }
const refreshRetired: Sent = { call: 'POST auth/jwt/refresh/', json: { refresh: '$REFRESH_1' } }

export const circumstances: Record<string, Circumstance> = {
  'refresh: ROTATE_REFRESH_TOKENS: the response has both': rotate(),
  'refresh: ... and with BLACKLIST_AFTER_ROTATION the old one is dead': rotate(refreshRetired),
  'refresh: ... the new one works': rotate(refreshRetired),
  'stale token: The activation again, without the header': async (send, sent) => {
    await register(send, sent)
    return withForm({ uid: 'Nw' })(send, sent)
  },
  'registration: E-mail already registered': register,
  'registration: The same e-mail in another letter case': register,
  'registration: Weak password and duplicate e-mail': register,
  'activation: Success': register,
  'activation: Again': registerAndActivate,
  'activation: Again, after the user has logged in': activateAndLogIn,
  'activation: Again, after a login on a server with UPDATE_LAST_LOGIN': async (send, sent) => {
    await activateAndLogIn(send, sent)
    return withForm({ uid: 'Nw' })(send, sent)
  },
  'activation: Again, after the user has reset the password': async (send, sent) => {
    await registerAndActivate(send, sent)
    const token = emailedToken(userOf(rita.email))
    world.users.save({ ...userOf(rita.email), password: passwordDigest('another') })
    return withForm({ uid: 'Nw', token })(send, sent)
  },
  'activation: Bad token': withForm({ uid: 'NQ' }),
  'resend activation: User not active yet': withForm({ email: 'inactive@example.com' }),
  'password reset: Confirm: the same link again': async (send, sent) => {
    const link = { ...sent, form: { ...sent.form, token: emailedToken() } }
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
  'notes addresses contacts: Delete it': after({
    call: 'POST debt_notes/',
    headers: asDana,
    json: { debt: '$DEBT', note: 'x' },
  }),
  'notes addresses contacts: Delete it again': async (_, sent) => ({
    ...sent,
    call: 'DELETE debt_notes/999999/',
  }),
  'invoices: The same name again': addInvoice('invoice one.pdf'),
  'download: Success': addInvoice('invoice one.pdf'),
  'download: A name outside ASCII': addInvoice('facture n1 – été.pdf'),
  'download: Accept: application/pdf': addInvoice('invoice one.pdf'),
  'without a client: POST /clients/ a second time': (send, sent) => after(sent)(send, sent),
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
  },
}

/** Known differences from the recorded server; the README lists them. */
export const notImitated = new Set([
  'activation: Again, after a login on a server with UPDATE_LAST_LOGIN',
  'debts: A read with COERCE_DECIMAL=0',
  'debts: Null in optional text with STRICT_NULLS=1',
  'ways and methods: Accept: text/html',
])
