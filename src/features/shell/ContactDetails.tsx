import { Box, Flex } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { EmailLink, PhoneLink } from '@/components/ContactLinks'

/** The firm's email address and phone number. */
export const ContactDetails = () => (
  <Box
    as="ul"
    display="grid"
    gap="1"
    fontSize="sm"
    color="fg.muted"
    css={{ '& svg': { flex: 'none' } }}
  >
    <Flex as="li" align="center" gap="2">
      <Mail aria-hidden size={14} />
      <EmailLink />
    </Flex>
    <Flex as="li" align="center" gap="2">
      <Phone aria-hidden size={14} />
      <PhoneLink />
    </Flex>
  </Box>
)
