import { Box } from '@chakra-ui/react'
import type { DebtorContact } from '@/api/debtors'
import { ExternalLink } from '@/ui/Buttons'
import { PlaceTags } from './PlaceTags'
import { dialled } from './place-words'

/** One that must not be contacted is no link: a slip of the hand would be a breach. */
export function ContactCard({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const address =
    contact_type === 'Email' ? `mailto:${contact_value}` : `tel:${dialled(contact_value)}`
  return (
    <>
      <PlaceTags place={contact} />
      <Box overflowWrap="anywhere">
        {contact_type}:{' '}
        {doNotContact ? contact_value : <ExternalLink href={address}>{contact_value}</ExternalLink>}
      </Box>
    </>
  )
}
