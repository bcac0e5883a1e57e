import type { DebtorContact } from '@/api/debtor/debtor'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { ExternalLink } from '@/ui/Buttons'

type Contact = Pick<DebtorContact, 'contact_type' | 'contact_value' | 'doNotContact'>

/**
 * Null for unknown types and invalid addresses or numbers, and for "Do not contact", because using one
 * by mistake would be a breach.
 */
function hrefOf({ contact_type, contact_value, doNotContact }: Contact): string | null {
  if (doNotContact) return null
  if (contact_type === 'Email') return mailtoLink(contact_value)
  return contact_type === 'Phone' ? telLink(contact_value) : null
}

/** An email address or phone number, as a link if it may be used. */
export function ContactValue({ contact }: { contact: Contact }) {
  const href = hrefOf(contact)
  const { contact_value: text } = contact
  return href === null ? <span>{text}</span> : <ExternalLink href={href}>{text}</ExternalLink>
}
