import type { Address } from '@/api/wire/address-and-contact'

/** The primary one first; the others in the order they came. */
export const primaryFirst = <T extends { isPrimary: boolean }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))

/** The one that counts: the primary one, else the first. */
export const primaryOrFirst = <T extends { isPrimary: boolean }>(
  items: readonly T[],
): T | undefined => primaryFirst(items)[0]

type AddressParts = Pick<
  Address,
  'street_1' | 'street_2' | 'street_3' | 'city' | 'county' | 'postcode' | 'country'
>

/** As it stands on an envelope. */
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

/**
 * What each entry is called on its buttons: its label, or what it says; two of the same label are
 * told apart by what they say.
 */
export function recordNames<T extends { id: number; label: string }>(
  items: readonly T[],
  describe: (item: T) => string,
): ReadonlyMap<number, string> {
  const isDuplicateLabel = (label: string) =>
    items.filter((item) => item.label === label).length > 1
  return new Map(
    items.map((item) => [
      item.id,
      item.label === ''
        ? describe(item)
        : isDuplicateLabel(item.label)
          ? `${item.label}, ${describe(item)}`
          : item.label,
    ]),
  )
}
