import * as z from 'zod/mini'
import { flag, pointAt, repeatedText, text } from './fields'
import { tolerantRecord } from './tolerant-record'

/** Addresses and contacts, which clients and debtors share (section 3). */

const coordinate = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  // A coordinate may lose precision, unlike money; a missing one is 0 (section 5).
  z.transform((value, context): number => {
    const read = Number(value ?? 0)
    if (Number.isFinite(read) && String(value).trim() !== '') return read
    context.issues.push({ code: 'custom', message: 'not a coordinate', input: value })
    return z.NEVER
  }),
)

/** The point of an address without coordinates; shared, because that is most of them. */
const origin = Object.freeze(pointAt(0, 0))
const originJson = JSON.stringify(origin)

const location = z.pipe(
  z.unknown(),
  z.transform((value) => (JSON.stringify(value) === originJson ? origin : value)),
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

const address = tolerantRecord({}, addressFields)
const contact = tolerantRecord({}, contactFields)

/** An address as entered. */
export interface AddressEntry {
  label: string
  street_1: string
  street_2: string
  street_3: string
  city: string
  county: string
  postcode: string
  country: string
  isResidential: boolean
  isPrimary: boolean
  isBilling: boolean
  isDelivery: boolean
  doNotContact: boolean
}

export interface ContactEntry {
  label: string
  contact_type: 'Phone' | 'Email'
  contact_value: string
  isPrimary: boolean
  doNotContact: boolean
}

/** A contact's request body; servers may have further contact types. */
export type ContactBody = Omit<ContactEntry, 'contact_type'> & { contact_type: string }

export { address, contact }

/** An address's request body. The coordinates, which no form asks for, default to 0,0 (section 9). */
export function addressBody(
  entry: AddressEntry & { latitude?: number; longitude?: number },
): AddressBody {
  const { latitude = 0, longitude = 0 } = entry
  return { ...entry, latitude, longitude, location: pointAt(longitude, latitude) }
}

export type AddressBody = AddressEntry & {
  latitude: number
  longitude: number
  location: ReturnType<typeof pointAt>
}

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Equal for entries of the same address; flags such as `isPrimary` are ignored. */
export const addressIdentity = (entry: AddressTexts): string =>
  [
    entry.label,
    entry.street_1,
    entry.street_2,
    entry.street_3,
    entry.city,
    entry.county,
    entry.postcode,
    entry.country,
  ]
    .map(normalise)
    .join('\u0001')

type AddressTexts = Omit<
  AddressEntry,
  'isResidential' | 'isPrimary' | 'isBilling' | 'isDelivery' | 'doNotContact'
>

/** Equal for entries of the same contact; flags such as `isPrimary` are ignored. */
export const contactIdentity = (
  entry: Pick<ContactBody, 'label' | 'contact_type' | 'contact_value'>,
): string => [entry.label, entry.contact_type, entry.contact_value].map(normalise).join('\u0001')

export const emptyAddress: AddressEntry = {
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

export const emptyContact: ContactEntry = {
  label: '',
  contact_type: 'Phone',
  contact_value: '',
  isPrimary: true,
  doNotContact: false,
}
