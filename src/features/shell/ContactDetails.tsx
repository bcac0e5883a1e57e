import { Mail, Phone } from 'lucide-react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import styles from './shell.module.css'

const { contactEmail, contactPhone } = config

const details = [
  { href: `mailto:${contactEmail}`, text: contactEmail, Icon: Mail },
  { href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`, text: contactPhone, Icon: Phone },
]

/** The firm's email address and phone number. */
export const ContactDetails = () => (
  <ul className={styles.contactDetails}>
    {details.map(({ href, text, Icon }) => (
      <li key={href}>
        <Icon aria-hidden size={14} />
        <ExternalLink href={href}>{text}</ExternalLink>
      </li>
    ))}
  </ul>
)
