import { checksum } from './checksum'
import type { UserRow } from './db'

/** Salted, so setting the same password again changes the digest and expires earlier links. */
export function passwordDigest(password: string, salt = checksum(String(Math.random()))): string {
  return `${salt}$${checksum(`${salt}|${password}`)}`
}

export const isPassword = (password: string, digest: string) =>
  passwordDigest(password, digest.split('$')[0]) === digest

/** A few of the twenty thousand in Django's list. */
const common =
  /^(1|123|1234|12345|123456|1234567|12345678|123456789|1234567890|abc|abc123|admin|demo|iloveyou|letmein|letmein123|monkey|password|password1|password123|qwerty|qwerty123|qwertyuiop|welcome)$/i

type Named = Pick<UserRow, 'first_name' | 'last_name' | 'email'>

/** Django compares letters; here a password is similar to a name that it contains. */
function similarTo(password: string, user: Named): string | undefined {
  const names = { 'first name': user.first_name, 'last name': user.last_name, email: user.email }
  return Object.entries(names).find(([, name]) =>
    name.split(/\W+/).some((part) => part.length > 3 && password.includes(part.toLowerCase())),
  )?.[0]
}

/** Messages of Django's password validators; a reset validates without the user. */
export function passwordFaults(password: string, user?: Named): string[] {
  const similar = user && similarTo(password.toLowerCase(), user)
  return [
    similar ? `The password is too similar to the ${similar}.` : '',
    password.length < 8 ? 'This password is too short. It must contain at least 8 characters.' : '',
    common.test(password) ? 'This password is too common.' : '',
    /^\d+$/.test(password) ? 'This password is entirely numeric.' : '',
  ].filter(Boolean)
}
