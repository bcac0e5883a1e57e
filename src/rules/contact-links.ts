import { checkEmail, checkPhone, withoutExtension } from './person'

/**
 * The link that writes to an address; null for what is none. Whatever a mail program would take
 * for further recipients or a text is only a part of the address.
 */
export function mailtoLink(text: string): string | null {
  const read = checkEmail(text)
  if (!read.ok || read.value !== text.trim()) return null
  const at = read.value.lastIndexOf('@')
  return `mailto:${encodeURIComponent(read.value.slice(0, at))}@${encodeURIComponent(read.value.slice(at + 1))}`
}

/** The link that dials a number, without its extension; null for what is none. */
export function telLink(text: string): string | null {
  if (!checkPhone(text).ok) return null
  return `tel:${withoutExtension(text).replace(/(?!^)\+|[^\d+]/g, '')}`
}
