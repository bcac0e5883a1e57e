import { config } from '@/config'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { ExternalLink } from '@/ui/Buttons'

/** The team's contact links in a sentence: "call … or email …". @param subject of the email */
export const ContactLinks = ({ subject = '' }: { subject?: string }) => (
  <>
    call{' '}
    <ExternalLink href={telLink(config.contactPhone) ?? ''}>{config.contactPhone}</ExternalLink> or
    email{' '}
    <ExternalLink
      href={`${mailtoLink(config.contactEmail)}${subject && `?subject=${encodeURIComponent(subject)}`}`}
    >
      {config.contactEmail}
    </ExternalLink>
  </>
)
