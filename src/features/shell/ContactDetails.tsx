import { Flex, Icon } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

/** The company's email address and phone number. */
export function ContactDetails() {
  return (
    <Flex direction="column" gap="1" fontSize="sm" align="flex-start">
      <Flex align="center" gap="2">
        <Icon asChild color="fg.muted">
          <Mail aria-hidden size={14} />
        </Icon>
        <ExternalLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</ExternalLink>
      </Flex>
      <Flex align="center" gap="2">
        <Icon asChild color="fg.muted">
          <Phone aria-hidden size={14} />
        </Icon>
        <ExternalLink href={`tel:${config.contactPhone.replace(/[^\d+]/g, '')}`}>
          {config.contactPhone}
        </ExternalLink>
      </Flex>
    </Flex>
  )
}
