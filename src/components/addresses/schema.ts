import * as z from 'zod/mini'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { checkPostcode } from '@/rules/address'
import { type Check, required, tidy } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { checkEmail, checkPhone } from '@/rules/person'

const address = z.object({
  label: z.string(),
  street_1: z.string(),
  street_2: z.string(),
  street_3: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
  country: z.string(),
  isResidential: z.boolean(),
  isPrimary: z.boolean(),
  isBilling: z.boolean(),
  isDelivery: z.boolean(),
  doNotContact: z.boolean(),
})

const contact = z.object({
  label: z.string(),
  contact_type: z.enum(['Phone', 'Email'], 'Choose phone or email'),
  contact_value: z.string(),
  isPrimary: z.boolean(),
  doNotContact: z.boolean(),
})

/** An address in a form, before and after validation. */
export type AddressValues = z.output<typeof address>
/** A contact in a form; its type decides the format of its value. */
export type ContactValues = z.output<typeof contact>

const addressRules = ({ country }: AddressValues) => ({
  label: tidy,
  street_1: required('Enter address line 1', tidy),
  street_2: tidy,
  street_3: tidy,
  city: required('Enter a town or city', tidy),
  county: tidy,
  postcode: checkPostcode(country),
  country: tidy,
})

const contactRules = ({ contact_type }: ContactValues) => ({
  label: tidy,
  contact_value:
    contact_type === 'Phone'
      ? required('Enter a phone number', checkPhone)
      : required('Enter an email address', checkEmail),
})

/** Form values of a saved contact; an unknown type must be chosen again. */
export function contactValues(
  saved: Omit<ContactValues, 'contact_type'> & { contact_type: string },
): Partial<ContactValues> {
  const type = contact.shape.contact_type.safeParse(saved.contact_type)
  return { ...saved, contact_type: type.data }
}

/** Validates texts whose rules depend on each other and reports every error. */
const applyRules = <T extends object>(rulesOf: (values: T) => Partial<Record<keyof T, Check>>) =>
  z.transform<T, T>((values, context) => {
    const checked = { ...values }
    for (const [name, check] of Object.entries<Check>(rulesOf(values) as Record<string, Check>)) {
      const input = String(values[name as keyof T])
      const result = check(input)
      if (result.ok) Object.assign(checked, { [name]: result.value })
      else context.issues.push({ code: 'custom', message: result.error, path: [name], input })
    }
    return checked
  })

export const addressSchema = z.pipe(address, applyRules(addressRules))
export const contactSchema = z.pipe(contact, applyRules(contactRules))

/** True if no text was typed; label and country have default values. */
export const isBlankAddress = (values: AddressValues) =>
  addressColumns.every((field) => values[field].trim() === '')

export const isBlankContact = ({ contact_value }: ContactValues) => contact_value.trim() === ''

/** A blank address passes. */
export const addressOrBlank = z.pipe(
  address,
  applyRules<AddressValues>((values) => (isBlankAddress(values) ? {} : addressRules(values))),
)

export const contactOrBlank = z.pipe(
  contact,
  applyRules<ContactValues>((values) => (isBlankContact(values) ? {} : contactRules(values))),
)

/** A further address of a form: only the first one is primary. @param number counted from 1 */
export const additionalAddress = (number: number): AddressValues => ({
  ...emptyAddress,
  label: `Address ${number}`,
  isPrimary: false,
})
/** A further contact of a form, or one beside its main email and phone. */
export const additionalContact: ContactValues = { ...emptyContact, isPrimary: false }
