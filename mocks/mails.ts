import { checksum } from './checksum'
import type { UserRow, World } from './db'

/** Djoser's emails, whose links contain an encoded user id and a token. */

const lifetimeMs = 3 * 24 * 60 * 60_000

const encodeUid = (id: number) => btoa(String(id)).replaceAll('=', '')

export function decodeUid(uid: string): number | null {
  try {
    const text = atob(uid.replaceAll('-', '+').replaceAll('_', '/'))
    return /^\d+$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}

/** Includes the password digest, so a link expires when the password changes. */
const digest = (user: UserRow, stamp: string) =>
  checksum([user.id, user.password, user.email, stamp].join('|'))

function linkToken(user: UserRow): string {
  const stamp = Date.now().toString(36)
  return `${stamp}-${digest(user, stamp)}`
}

export function isLinkToken(user: UserRow, token: string): boolean {
  const [stamp = '', signature] = token.split('-')
  const age = Date.now() - Number.parseInt(stamp, 36)
  return signature === digest(user, stamp) && age < lifetimeMs
}

/** The origin of an email's links: the requesting page, else the server itself. */
function pageOrigin(request: Request): string {
  const origin = request.headers.get('origin') ?? request.headers.get('referer') ?? ''
  if (URL.canParse(origin)) return new URL(origin).origin
  return globalThis.location?.origin ?? new URL(request.url).origin
}

const kinds = {
  activation: { subject: 'Account activation on Client portal', path: 'activate' },
  reset: { subject: 'Password reset on Client portal', path: 'reset_password' },
}

export function sendMail(world: World, request: Request, user: UserRow, kind: keyof typeof kinds) {
  const { subject, path } = kinds[kind]
  const link = `${pageOrigin(request)}/${path}/${encodeUid(user.id)}/${linkToken(user)}`
  world.mails.add({
    to: user.email,
    subject,
    link,
    sent_at: new Date().toISOString(),
  })
}
