import { accepted, type Field, field, nullable, optional, refused } from './field'

/** CharField: text is trimmed. */
export function char({
  max,
  blank = false,
}: {
  max?: number
  blank?: boolean
} = {}): Field<string> {
  return field((value) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      return refused('Not a valid string.')
    const text = String(value).trim()
    if (text === '') return blank ? accepted('') : refused('This field may not be blank.')
    if (max !== undefined && [...text].length > max) {
      return refused(`Ensure this field has no more than ${max} characters.`)
    }
    return accepted(text)
  })
}

/** A column with blank=True and null=True: text may be absent, empty or null. */
export const freeText = (max: number) => optional(nullable(char({ max, blank: true })), null)

const address =
  /^[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*@([A-Z0-9]([A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i

export const isEmail = (text: string) => address.test(text)
export const emailError = 'Enter a valid email address.'

export const email = (): Field<string> => {
  const text = char({ max: 254 })
  return field((value) => {
    const read = text.read(value)
    return read.ok && !isEmail(read.value) ? refused(emailError) : read
  })
}

export const choice = <T extends string>(...choices: readonly T[]): Field<T> =>
  field((value) => {
    const selected = choices.find((option) => option === value)
    return selected === undefined
      ? refused(`"${String(value)}" is not a valid choice.`)
      : accepted(selected)
  })
