import { checkEmail, checkPhone, withoutExtension } from './person'

/**
 * The `mailto:` link of an email address; null if it is none. Encoded, so that no part of it adds
 * recipients or text.
 */
export function mailtoLink(text: string): string | null {
  const read = checkEmail(text)
  if (!read.ok || read.value !== text.trim()) return null
  const at = read.value.lastIndexOf('@')
  return `mailto:${encodeURIComponent(read.value.slice(0, at))}@${encodeURIComponent(read.value.slice(at + 1))}`
}

/**
 * The `tel:` link of a phone number, without its extension; null if it is none. A zero in brackets after a
 * country code, as in `+44 (0)20`, is not dialled.
 */
export function telLink(text: string): string | null {
  if (!checkPhone(text).ok) return null
  const number = withoutExtension(text).trim()
  const dialled = /^\(?(?:\+|00)/.test(number)
    ? number.replace(/\(\s*0\s*\)/, '').replace(/^\(/, '')
    : number
  return `tel:${dialled.replace(/(?!^)\+|[^\d+]/g, '')}`
}
