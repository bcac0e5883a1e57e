import { checksum } from './checksum'
import type { UserRow } from './rows'

/** Salted, so setting the same password again changes the digest and expires earlier links. */
export function passwordDigest(password: string, salt = checksum(String(Math.random()))): string {
  return `${salt}$${checksum(`${salt}|${password}`)}`
}

export const isPassword = (password: string, digest: string) =>
  passwordDigest(password, digest.split('$')[0]) === digest

/** A few of the twenty thousand in Django's list. */
const common = new Set(
  '1 123 1234 12345 123456 1234567 12345678 123456789 1234567890 abc abc123 admin demo iloveyou letmein letmein123 monkey password password1 password123 qwerty qwerty123 qwertyuiop welcome'.split(
    ' ',
  ),
)

/** From 0 to 1, like Python's `SequenceMatcher.quick_ratio`. */
function similarity(a: string, b: string): number {
  const left = [...b]
  const shared = [...a].filter((letter) => {
    const index = left.indexOf(letter)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
  return (2 * shared.length) / (a.length + b.length)
}

type Named = Pick<UserRow, 'first_name' | 'last_name' | 'email'>

function similarTo(password: string, user: Named): string | null {
  const names = { 'first name': user.first_name, 'last name': user.last_name, email: user.email }
  for (const [name, value] of Object.entries(names)) {
    const lower = value.toLowerCase()
    const fragments = [...lower.split(/\W+/), lower].filter(Boolean)
    if (fragments.some((fragment) => similarity(password.toLowerCase(), fragment) >= 0.7))
      return name
  }
  return null
}

/** Messages of Django's password validators; a reset validates without the user. */
export function passwordFaults(password: string, user?: Named): string[] {
  const similar = user && similarTo(password, user)
  return [
    ...(similar ? [`The password is too similar to the ${similar}.`] : []),
    ...([...password].length < 8
      ? ['This password is too short. It must contain at least 8 characters.']
      : []),
    ...(common.has(password.toLowerCase()) ? ['This password is too common.'] : []),
    ...(/^\d+$/.test(password) ? ['This password is entirely numeric.'] : []),
  ]
}
