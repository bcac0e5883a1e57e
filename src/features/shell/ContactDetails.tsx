import { Box, Flex } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

const { contactEmail, contactPhone } = config

const details = [
  { href: `mailto:${contactEmail}`, text: contactEmail, Icon: Mail },
  { href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`, text: contactPhone, Icon: Phone },
]

/** The firm's email address and phone number. */
export const ContactDetails = () => (
  <Box as="ul" display="grid" gap="1" fontSize="sm" css={{ '& svg': { flex: 'none' } }}>
    {details.map(({ href, text, Icon }) => (
      <Flex as="li" key={href} align="center" gap="2" color="fg.muted">
        <Icon aria-hidden size={14} />
        <ExternalLink href={href}>{text}</ExternalLink>
      </Flex>
    ))}
  </Box>
)
