import { Flex, Icon } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

const { contactEmail, contactPhone } = config

const details = [
  { href: `mailto:${contactEmail}`, text: contactEmail, Picture: Mail },
  { href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`, text: contactPhone, Picture: Phone },
]

/** The company's email address and phone number. */
export const ContactDetails = () => (
  <Flex direction="column" gap="1" fontSize="sm" align="flex-start">
    {details.map(({ href, text, Picture }) => (
      <Flex key={href} align="center" gap="2">
        <Icon asChild color="fg.muted">
          <Picture aria-hidden size={14} />
        </Icon>
        <ExternalLink href={href}>{text}</ExternalLink>
      </Flex>
    ))}
  </Flex>
)
