import { Box } from '@chakra-ui/react'
import type { DebtorContact } from '@/api/debtors'
import { ExternalLink } from '@/ui/Buttons'
import { PlaceTags } from './PlaceTags'
import { dialled } from './place-words'

/** One that must not be contacted is no link: a slip of the hand would be a breach. */
export function ContactCard({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const address = {
    Email: `mailto:${contact_value}`,
    Phone: `tel:${dialled(contact_value)}`,
  }[contact_type]
  return (
    <>
      <PlaceTags place={contact} />
      <Box overflowWrap="anywhere">
        {contact_type}:{' '}
        {doNotContact || !address ? (
          contact_value
        ) : (
          <ExternalLink href={address}>{contact_value}</ExternalLink>
        )}
      </Box>
    </>
  )
}
