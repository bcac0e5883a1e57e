import type { Address } from '@/api/wire/address-and-contact'
import type { AddressValues, ContactValues } from './schema'

type AddressParts = Pick<
  Address,
  'street_1' | 'street_2' | 'street_3' | 'city' | 'county' | 'postcode' | 'country'
>

/** The lines of an address as on an envelope. */
export const addressLines = (address: AddressParts): string[] =>
  [
    address.street_1,
    address.street_2,
    address.street_3,
    address.city,
    address.county,
    address.postcode,
    address.country,
  ].filter(Boolean)

/** Postal address lines, followed by a line of its uses. */
export function addressText(address: AddressValues): string {
  const uses = joinUses([
    address.isResidential && 'Residential',
    address.isPrimary && 'Primary',
    address.isBilling && 'Billing',
    address.isDelivery && 'Delivery',
    address.doNotContact && 'Do not contact',
  ])
  return [...addressLines(address), uses].filter(Boolean).join('\n')
}

export function contactText(contact: Omit<ContactValues, 'contact_type'>): string {
  const uses = joinUses([contact.isPrimary && 'Primary', contact.doNotContact && 'Do not contact'])
  return [contact.contact_value, uses].filter(Boolean).join('\n')
}

/** An entry's label, or its kind and number. */
export const entryName = (kind: string, label: string, index: number) =>
  label || `${kind} ${index + 1}`

const joinUses = (labels: readonly (string | false)[]) => labels.filter(Boolean).join(', ')
