import { BreakableText } from '@/ui/BreakableText'
import { ExternalLink } from '@/ui/Buttons'

/** An email address or phone number, as a link unless it is none. */
export const ContactValue = ({ text, href }: { text: string; href: string | null }) => {
  const value = <BreakableText text={text} />
  return href === null ? <span>{value}</span> : <ExternalLink href={href}>{value}</ExternalLink>
}
