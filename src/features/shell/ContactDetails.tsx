import { Flex } from '@chakra-ui/react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

/** How to reach people: in the same words wherever it stands. */
export function ContactDetails() {
  return (
    <Flex direction="column" gap="1" fontSize="sm" align="flex-start">
      <ExternalLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</ExternalLink>
      <ExternalLink href={`tel:${config.contactPhone.replace(/[^\d+]/g, '')}`}>
        {config.contactPhone}
      </ExternalLink>
    </Flex>
  )
}
