import * as z from 'zod/mini'
import { addressColumns } from '@/rules/address-columns'
import { field, flag, isMissing, type Nullish, pointAt, repeatedText, text } from './fields'
import { tolerantRecord } from './tolerant-record'

/** Addresses and contacts, which clients and debtors share (section 3). */

/** A coordinate may lose precision, unlike money; a missing one is 0 (section 5). */
const coordinate = field<Nullish<number | string>, number>('a coordinate', (value) => {
  if (isMissing(value)) return 0
  const isFilled = typeof value === 'string' ? value.trim() !== '' : typeof value === 'number'
  return isFilled && Number.isFinite(Number(value)) ? Number(value) : undefined
})

/** The point of an address without coordinates; shared, because that is most of them. */
const origin = Object.freeze(pointAt(0, 0))
const originJson = JSON.stringify(origin)

const location = z.transform((value: unknown) =>
  JSON.stringify(value) === originJson ? origin : value,
)

export const addressFields = {
  label: repeatedText,
  street_1: text,
  street_2: text,
  street_3: text,
  city: repeatedText,
  county: text,
  postcode: text,
  country: repeatedText,
  isResidential: flag(false),
  isPrimary: flag(false),
  isBilling: flag(false),
  isDelivery: flag(false),
  doNotContact: flag(false),
  latitude: coordinate,
  longitude: coordinate,
  location,
}

export const contactFields = {
  label: repeatedText,
  contact_type: repeatedText,
  contact_value: text,
  isPrimary: flag(false),
  doNotContact: flag(false),
}

export const address = tolerantRecord({}, addressFields)
export const contact = tolerantRecord({}, contactFields)

export const emptyAddress = {
  label: 'Primary',
  street_1: '',
  street_2: '',
  street_3: '',
  city: '',
  county: '',
  postcode: '',
  country: 'United Kingdom',
  isResidential: false,
  isPrimary: true,
  isBilling: false,
  isDelivery: false,
  doNotContact: false,
}

/** An address as entered. */
export type AddressEntry = typeof emptyAddress

export const emptyContact = {
  label: '',
  contact_type: 'Phone' as 'Phone' | 'Email',
  contact_value: '',
  isPrimary: true,
  doNotContact: false,
}

/** A contact as entered. */
export type ContactEntry = typeof emptyContact

/** A contact's request body; servers may have further contact types. */
export type ContactBody = Omit<ContactEntry, 'contact_type'> & { contact_type: string }

export type AddressBody = AddressEntry & {
  latitude: number
  longitude: number
  location: ReturnType<typeof pointAt>
}

/** An address's request body. The coordinates, which no form asks for, default to 0,0 (section 9). */
export function addressBody(
  entry: AddressEntry & { latitude?: number; longitude?: number },
): AddressBody {
  const { latitude = 0, longitude = 0 } = entry
  return { ...entry, latitude, longitude, location: pointAt(longitude, latitude) }
}

/** The same text for records whose texts differ only in case and spaces. */
const textIdentity = <T extends string>(record: Record<T, string>, fields: readonly T[]) =>
  fields.map((field) => record[field].replace(/\s+/g, ' ').trim().toLowerCase()).join('\u0001')

const addressTexts = ['label', ...addressColumns, 'country'] as const

const contactTexts = ['label', 'contact_type', 'contact_value'] as const

/** Equal for entries of the same address; flags such as `isPrimary` are ignored. */
export const addressIdentity = (entry: Record<(typeof addressTexts)[number], string>): string =>
  textIdentity(entry, addressTexts)

/** Equal for entries of the same contact; flags such as `isPrimary` are ignored. */
export const contactIdentity = (entry: Record<(typeof contactTexts)[number], string>): string =>
  textIdentity(entry, contactTexts)
