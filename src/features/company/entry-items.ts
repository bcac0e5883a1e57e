import type { AddressEntry, ContactEntry } from '@/api/wire/address-and-contact'
import { addressText, contactText } from '@/components/addresses/entry-text'

const itemsOf = <E extends { label: string }>(
  noun: string,
  entries: readonly E[],
  textOf: (entry: E) => string,
) =>
  entries.map((entry, index) => {
    const name = `${noun} ${index + 1}`
    // The text says which one is primary; the label of a further one begins as its name.
    const label = ['Primary', name].includes(entry.label) ? '' : entry.label
    return { term: [name, label].filter(Boolean).join(': '), value: textOf(entry) }
  })

/** The addresses of a company as numbered items of a definition list. */
export const addressItems = (addresses: readonly AddressEntry[]) =>
  itemsOf('Address', addresses, addressText)

/** The contacts of a company as numbered items of a definition list. */
export const contactItems = (contacts: readonly Omit<ContactEntry, 'contact_type'>[]) =>
  itemsOf('Contact', contacts, contactText)
