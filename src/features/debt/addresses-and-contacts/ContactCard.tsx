import { Box, Flex, Span } from '@chakra-ui/react'
import type { DebtorContact } from '@/api/debtor/debtor'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { BreakableText } from '@/ui/BreakableText'
import { ExternalLink } from '@/ui/Buttons'
import { UnknownFields } from './UnknownFields'

/** Null for unknown contact types and invalid addresses or numbers. */
function hrefOf({ contact_type, contact_value }: DebtorContact): string | null {
  if (contact_type === 'Email') return mailtoLink(contact_value)
  return contact_type === 'Phone' ? telLink(contact_value) : null
}

/** "Do not contact" entries are not links, because using one by mistake would be a breach. */
export function ContactCard({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const href = hrefOf(contact)
  return (
    <>
      <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
        <Span color="fg.muted" fontSize="sm" minW="0">
          {contact_type}
        </Span>
        <Box minW="0">
          {doNotContact || href === null ? (
            <BreakableText text={contact_value} />
          ) : (
            <ExternalLink href={href}>
              <BreakableText text={contact_value} />
            </ExternalLink>
          )}
        </Box>
      </Flex>
      <UnknownFields record={contact} />
    </>
  )
}
