import { mailtoLink, telLink } from '@/rules/contact-links'
import { ExternalLink } from './Buttons'

/** The team's phone number and e-mail address in a sentence: "call … or email …". */
export function ContactLinks({
  phone,
  email,
  subject,
}: {
  phone: string
  email: string
  /** The subject line the e-mail begins with. */
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
