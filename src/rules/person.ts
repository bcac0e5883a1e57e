import { trimEndMatching } from '@/lib/trim'
import { type Check, tidy } from './check'

const notAnEmail = 'Enter an email address in the correct format, like name@example.com'

const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~`-]+$/
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu

/**
 * Checks an email address. Removes `mailto:`, angle brackets and closing punctuation of pasted text; the
 * local part keeps its case, because the server distinguishes it.
 */
export const checkEmail: Check = (text) => {
  const opened = text
    .normalize('NFC')
    .trim()
    .replace(/^(?:mailto:|[<\s])+/i, '')
  const value = trimEndMatching(opened, /[>.,;\s]/)
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  const labels = value.slice(at + 1).split('.')
  const good =
    at > 0 &&
    value.length <= 254 &&
    localPart.test(local) &&
    !local.includes('..') &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  return good ? { ok: true, value } : { ok: false, error: notAnEmail }
}

/** A phone number without its extension: `020 7946 0123 ext. 12`. */
export const withoutExtension = (number: string) =>
  number.replace(/(?:ext\.?|extension|x|#)\s*\d{1,6}$/i, '')

/** Checks a phone number: 7 to 15 digits in any spacing, with an optional extension. */
export const checkPhone: Check = (text) => {
  const tidied = tidy(text)
  const value = tidied.ok ? tidied.value : text
  const digits = withoutExtension(value).replace(/[\s().+-]/g, '')
  return /^\d{7,15}$/.test(digits)
    ? { ok: true, value }
    : { ok: false, error: 'Enter a phone number, like 020 7946 0123' }
}

const tooCommon = new Set(['password', 'password1', 'password123', 'qwertyuiop', 'letmein123'])

/** Checks a new password, unchanged as typed; the server applies further rules. */
export const checkNewPassword: Check = (text) => {
  const fault =
    [...text].length < 8
      ? 'Password must be at least 8 characters'
      : /^\d+$/.test(text)
        ? 'Password must not be only numbers'
        : tooCommon.has(text.toLowerCase())
          ? 'This password is too common'
          : null
  return fault ? { ok: false, error: fault } : { ok: true, value: text }
}

const commonDomains = new Map(
  Object.entries({
    'gmial.com': 'gmail.com',
    'gmai.com': 'gmail.com',
    'gmail.co': 'gmail.com',
    'gmail.con': 'gmail.com',
    'hotmial.com': 'hotmail.com',
    'hotmail.con': 'hotmail.com',
    'outlok.com': 'outlook.com',
    'outlook.con': 'outlook.com',
    'yaho.com': 'yahoo.com',
    'yahoo.con': 'yahoo.com',
    'btinternet.co': 'btinternet.com',
    'icloud.con': 'icloud.com',
  }),
)

/** The corrected address for a common typing error in the domain; else null. */
export function suggestEmail(email: string): string | null {
  const bare = email.trim()
  const at = bare.indexOf('@')
  const local = bare.slice(0, Math.max(0, at))
  const suggestion = commonDomains.get(bare.slice(at + 1).toLowerCase())
  return local && suggestion ? `${local}@${suggestion}` : null
}
