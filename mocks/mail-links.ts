import { checksum } from './checksum'
import type { UserRow } from './rows'

/** Djoser's email links contain an encoded user id and a token. */

const lifetimeMs = 3 * 24 * 60 * 60_000

export const encodeUid = (id: number) => btoa(String(id)).replaceAll('=', '')

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

export function linkToken(user: UserRow): string {
  const stamp = Date.now().toString(36)
  return `${stamp}-${digest(user, stamp)}`
}

export function isLinkToken(user: UserRow, token: string): boolean {
  const [stamp = '', signature] = token.split('-')
  const age = Date.now() - Number.parseInt(stamp, 36)
  return signature === digest(user, stamp) && age < lifetimeMs
}
