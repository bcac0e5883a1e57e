import { trimEndMatching } from '@/lib/trim'
import { type Check, matching, refine, tidyText } from './check'

/** The text without `mailto:`, quotes, angle brackets and closing punctuation around a pasted address. */
function normaliseEmail(text: string): string {
  const opened = text.normalize('NFC').trim()
  // Access writes a link as its text and its address: `a@b.example#mailto:a@b.example#`.
  const first = opened.replace(/^(?:mailto:|[<'\s])+/i, '').replace(/#mailto:.*/i, '')
  return trimEndMatching(first, /[>.,;'\s]/)
}

const email =
  /^[a-z0-9!#$%&'*+/=?^_{|}~`-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~`-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu

const notAnEmail = 'Enter an email address in the correct format, like name@example.com'

/** Checks an email address. The local part keeps its case, because the server distinguishes it. */
export const checkEmail = refine(matching(normaliseEmail, email, notAnEmail), {
  error: (value) => value.length > 254 && notAnEmail,
})

/** Seven to fifteen digits in any spacing, with an optional extension. */
const phone = /^[\s().+-]*(?:\d[\s().+-]*){7,15}(?:(?:ext\.?|extension|x|#)\s*\d{1,6})?$/i

/** The text with plain hyphens, and a space for a slash behind the area code: `01632/960001`. */
const normalisePhone = (text: string) =>
  tidyText(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/^([+(]{0,2}\d{2,5}\)?)\s?\/\s?(?=\d)/, '$1 ')
const notAPhone = 'Enter a phone number, like 020 7946 0123'

export const checkPhone = matching(normalisePhone, phone, notAPhone)

/** Checks a new password, unchanged as typed; the server applies further rules. */
export const checkNewPassword: Check = (text) => {
  if ([...text].length < 8) return { ok: false, error: 'Password must be at least 8 characters' }
  return /^\d+$/.test(text)
    ? { ok: false, error: 'Password must not be only numbers' }
    : { ok: true, value: text }
}

/** Domains by their common typing errors. */
const meantDomains = new Map(
  Object.entries({
    'gmail.com': 'gmial.com gmai.com gmail.co gmail.con',
    'hotmail.com': 'hotmial.com hotmail.con',
    'outlook.com': 'outlok.com outlook.con',
    'yahoo.com': 'yaho.com yahoo.con',
    'btinternet.com': 'btinternet.co btinternet.con',
    'icloud.com': 'icloud.con',
  }).flatMap(([domain, errors]) => errors.split(' ').map((error) => [error, domain] as const)),
)

/** The corrected address for a common typing error in the domain; else null. */
export function suggestEmail(email: string): string | null {
  const bare = email.trim()
  const at = bare.indexOf('@')
  const meant = meantDomains.get(bare.slice(at + 1).toLowerCase())
  return at > 0 && meant ? `${bare.slice(0, at)}@${meant}` : null
}
