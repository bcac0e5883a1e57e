import { config } from '@/config'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { ExternalLink } from '@/ui/Buttons'

export const PhoneLink = () => (
  <ExternalLink href={telLink(config.contactPhone) ?? ''}>{config.contactPhone}</ExternalLink>
)

export const EmailLink = ({ subject = '' }: { subject?: string }) => (
  <ExternalLink
    href={`${mailtoLink(config.contactEmail) ?? ''}${subject && `?subject=${encodeURIComponent(subject)}`}`}
  >
    {config.contactEmail}
  </ExternalLink>
)

/** The team's contact links in a sentence: "call … or email …". @param subject of the email */
export const ContactLinks = ({ subject = '' }: { subject?: string }) => (
  <>
    call <PhoneLink /> or email <EmailLink subject={subject} />
  </>
)
