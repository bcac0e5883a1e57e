import { ExternalLink } from '@/ui/Buttons'

/** An email address or phone number, as a link unless it is none. */
export const ContactValue = ({ text, href }: { text: string; href: string | null }) =>
  href === null ? <span>{text}</span> : <ExternalLink href={href}>{text}</ExternalLink>
