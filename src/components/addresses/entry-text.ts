import type { AddressEntry, ContactEntry } from '@/api/wire/address-and-contact'
import { addressColumns } from '@/rules/import-columns'

export const addressUses = [
  ['isResidential', 'Residential'],
  ['isPrimary', 'Primary'],
  ['isBilling', 'Billing'],
  ['isDelivery', 'Delivery'],
  ['doNotContact', 'Do not contact'],
] as const

const usesOf = (entry: Partial<AddressEntry>) =>
  addressUses.flatMap(([use, label]) => (entry[use] ? label : [])).join(', ')

const joinLines = (lines: readonly string[]) => lines.filter(Boolean).join('\n')

/** The lines of an address as on an envelope. */
export const addressLines = (address: AddressEntry): string[] =>
  [...addressColumns, 'country' as const].map((field) => address[field]).filter(Boolean)

/** Postal address lines, followed by a line of its uses. */
export const addressText = (address: AddressEntry) =>
  joinLines([...addressLines(address), usesOf(address)])

export const contactText = ({ contact_value, ...uses }: Omit<ContactEntry, 'contact_type'>) =>
  joinLines([contact_value, usesOf(uses)])
