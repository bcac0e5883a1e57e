import { checkEmail, checkPhone } from './person'

/** The `mailto:` link of an email address, encoded so that no part adds recipients or text; else null. */
export function mailtoLink(text: string): string | null {
  const checked = checkEmail(text)
  if (!checked.ok || checked.value !== text.trim()) return null
  return `mailto:${checked.value.split('@').map(encodeURIComponent).join('@')}`
}

/**
 * The `tel:` link of a phone number, without its extension; null if it is none. A zero in brackets after a
 * country code, as in `+44 (0)20`, is not dialled.
 */
export function telLink(text: string): string | null {
  if (!checkPhone(text).ok) return null
  const [number = ''] = text.trim().split(/[a-z#]/i)
  const dialled = /^\(?(?:\+|00)/.test(number)
    ? number.replace(/\(\s*0\s*\)/, '').replace(/^\(/, '')
    : number
  return `tel:${dialled.replace(/(?!^)\+|[^\d+]/g, '')}`
}
