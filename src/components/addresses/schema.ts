import * as z from 'zod/mini'
import {
  type AddressEntry,
  type ContactEntry,
  emptyAddress,
  emptyContact,
} from '@/api/wire/address-and-contact'
import { checkPostcode } from '@/rules/address'
import { type Check, required, tidy } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { checkEmail, checkPhone } from '@/rules/person'

type Rules<T> = (values: T) => Partial<Record<keyof T, Check>>

const addressRules: Rules<AddressEntry> = ({ country }) => ({
  label: tidy,
  street_1: required('Enter address line 1', tidy),
  street_2: tidy,
  street_3: tidy,
  city: required('Enter a town or city', tidy),
  county: tidy,
  postcode: checkPostcode(country),
  country: tidy,
})

const contactTypes = ['Phone', 'Email'] as const
const contactTypeOf = (text: string) => contactTypes.find((type) => type === text)

/** The type of a contact decides the format of its value. */
const contactRules: Rules<ContactEntry> = ({ contact_type }) => ({
  label: tidy,
  contact_type: (text) =>
    contactTypeOf(text) ? { ok: true, value: text } : { ok: false, error: 'Choose phone or email' },
  contact_value:
    contact_type === 'Email'
      ? required('Enter an email address', checkEmail)
      : required('Enter a phone number', checkPhone),
})

/** Form values of a saved contact; an unknown type must be chosen again. */
export const contactValues = (
  saved: Omit<ContactEntry, 'contact_type'> & { contact_type: string },
): Partial<ContactEntry> => ({ ...saved, contact_type: contactTypeOf(saved.contact_type) })

/** Validates texts whose rules depend on each other and reports every error. */
const schemaOf = <T extends object>(rulesOf: Rules<T>) =>
  z.pipe(
    z.custom<T>(),
    z.transform<T, T>((values, context) => {
      const checked = { ...values }
      for (const [name, check] of Object.entries<Check>(rulesOf(values) as Record<string, Check>)) {
        const input = String(values[name as keyof T])
        const result = check(input)
        if (result.ok) Object.assign(checked, { [name]: result.value })
        else context.issues.push({ code: 'custom', message: result.error, path: [name], input })
      }
      return checked
    }),
  )

/** True if no text was typed; label and country have default values. */
export const isBlankAddress = (values: AddressEntry) =>
  addressColumns.every((field) => values[field].trim() === '')

export const isBlankContact = ({ contact_value }: ContactEntry) => contact_value.trim() === ''

export const addressSchema = schemaOf(addressRules)
export const contactSchema = schemaOf(contactRules)
export const addressOrBlank = schemaOf<AddressEntry>((values) =>
  isBlankAddress(values) ? {} : addressRules(values),
)
export const contactOrBlank = schemaOf<ContactEntry>((values) =>
  isBlankContact(values) ? {} : contactRules(values),
)

/** A further address of a form: only the first one is primary. @param number counted from 1 */
export const additionalAddress = (number: number): AddressEntry => ({
  ...emptyAddress,
  label: `Address ${number}`,
  isPrimary: false,
})
/** A further contact of a form, or one beside its main email and phone. */
export const additionalContact: ContactEntry = { ...emptyContact, isPrimary: false }
