import type { Address } from '@/api/wire/address-and-contact'

/** Sorts the primary item first; the others keep their order. */
export const primaryFirst = <T extends { isPrimary: boolean }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))

/** The primary item, or the first if none is primary. */
export const primaryOrFirst = <T extends { isPrimary: boolean }>(
  items: readonly T[],
): T | undefined => primaryFirst(items)[0]

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

/** Unique names by id: the label, the description, or both if labels are duplicated. */
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
