import type { AddressValues, ContactValues } from './schema'

/** Postal address lines, followed by a line of its uses. */
export function addressText(address: AddressValues): string {
  const { street_1, street_2, street_3, city, county, postcode, country } = address
  const uses = [
    address.isResidential && 'Residential',
    address.isPrimary && 'Primary',
    address.isBilling && 'Billing',
    address.isDelivery && 'Delivery',
    address.doNotContact && 'Do not contact',
  ]
  return [street_1, street_2, street_3, city, county, postcode, country, joinUses(uses)]
    .filter(Boolean)
    .join('\n')
}

export function contactText(contact: Omit<ContactValues, 'contact_type'>): string {
  const uses = [contact.isPrimary && 'Primary', contact.doNotContact && 'Do not contact']
  return [contact.contact_value, joinUses(uses)].filter(Boolean).join('\n')
}

/** An entry's label, or its kind and number. */
export const entryName = (kind: string, label: string, index: number) =>
  label || `${kind} ${index + 1}`

const joinUses = (labels: readonly (string | false)[]) => labels.filter(Boolean).join(', ')
