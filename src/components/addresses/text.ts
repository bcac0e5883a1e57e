import type { AddressValues, ContactValues } from './schema'

/** The uses of an address and their labels. */
export const addressUses = [
  ['isResidential', 'Residential'],
  ['isPrimary', 'Primary'],
  ['isBilling', 'Billing'],
  ['isDelivery', 'Delivery'],
  ['doNotContact', 'Do not contact'],
] as const

/** The lines of an address as on an envelope. */
export const addressLines = (address: AddressValues): string[] =>
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
  const uses = addressUses.filter(([use]) => address[use]).map(([, label]) => label)
  return [...addressLines(address), uses.join(', ')].filter(Boolean).join('\n')
}

export function contactText(contact: Omit<ContactValues, 'contact_type'>): string {
  const uses = [contact.isPrimary && 'Primary', contact.doNotContact && 'Do not contact']
  return [contact.contact_value, uses.filter(Boolean).join(', ')].filter(Boolean).join('\n')
}

/** An entry's label, or its kind and number. */
export const entryName = (kind: string, label: string, index: number) =>
  label || `${kind} ${index + 1}`
