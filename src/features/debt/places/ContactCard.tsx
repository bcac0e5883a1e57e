import { Box } from '@chakra-ui/react'
import type { DebtorContact } from '@/api/debtors'
import { mailtoOf, telOf } from '@/rules/reach'
import { ExternalLink } from '@/ui/Buttons'
import { PlaceTags } from './PlaceTags'
import { UnknownFields } from './UnknownFields'

/** Null for a type the portal does not know, and for what is no address or number. */
function hrefOf({ contact_type, contact_value }: DebtorContact): string | null {
  if (contact_type === 'Email') return mailtoOf(contact_value)
  return contact_type === 'Phone' ? telOf(contact_value) : null
}

/** One that must not be contacted is no link: a slip of the hand would be a breach. */
export function ContactCard({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const href = hrefOf(contact)
  return (
    <>
      <PlaceTags place={contact} />
      <Box overflowWrap="anywhere">
        {contact_type}:{' '}
        {doNotContact || href === null ? (
          contact_value
        ) : (
          <ExternalLink href={href}>{contact_value}</ExternalLink>
        )}
      </Box>
      <UnknownFields record={contact} />
    </>
  )
}
