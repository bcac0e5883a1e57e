import { mailtoLink, telLink } from '@/rules/contact-links'
import { ExternalLink } from './Buttons'

/** The team's contact links in a sentence: "call … or email …". */
export function ContactLinks({
  phone,
  email,
  subject,
}: {
  phone: string
  email: string
  /** Subject of the email. */
  subject?: string
}) {
  const mailto = mailtoLink(email)
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <>
      call <ExternalLink href={telLink(phone) ?? ''}>{phone}</ExternalLink> or email{' '}
      <ExternalLink href={mailto ? `${mailto}${query}` : ''}>{email}</ExternalLink>
    </>
  )
}
