import { isIsoDate } from '@/rules/days'
import {
  accepted,
  type Field,
  field,
  isRecord,
  nullable,
  optional,
  pythonType,
  refused,
} from './field'

/** CharField: text is trimmed. */
export function char({ max = Number.POSITIVE_INFINITY, blank = false } = {}): Field<string> {
  return field((value) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      return refused('Not a valid string.')
    const text = String(value).trim()
    if (text === '' && !blank) return refused('This field may not be blank.')
    const isLong = [...text].length > max
    return isLong
      ? refused(`Ensure this field has no more than ${max} characters.`)
      : accepted(text)
  })
}

/** A column with blank=True and null=True: text may be absent, empty or null. */
export const freeText = (max: number) => optional(nullable(char({ max, blank: true })), null)

const address =
  /^[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*@([A-Z0-9]([A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i

export const isEmail = (text: string) => address.test(text)
export const emailError = 'Enter a valid email address.'

export const email = (): Field<string> =>
  field((value) => {
    const read = char({ max: 254 }).read(value)
    return read.ok && !isEmail(read.value) ? refused(emailError) : read
  })

export const choice = <T extends string>(...choices: readonly T[]): Field<T> =>
  field((value) => {
    const selected = choices.find((option) => option === value)
    return selected === undefined
      ? refused(`"${String(value)}" is not a valid choice.`)
      : accepted(selected)
  })

const plainDecimal = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d{1,4}))?$/i

/** DecimalField with two or six places, not negative unless told: stored and returned as text. */
export function decimal(options: { digits: number; places: number; min?: 0 }): Field<string> {
  const { digits: most, places, min } = options
  const atMost = (count: number, what: string) =>
    refused(`Ensure that there are no more than ${count} ${what}.`)
  return field((value) => {
    const isReadable = typeof value === 'number' || typeof value === 'string'
    const match = isReadable && plainDecimal.exec(String(value).trim())
    if (!match) return refused('A valid number is required.')
    const [, sign, whole = '', afterWhole, alone] = match
    const fraction = afterWhole ?? alone ?? ''
    const digits = `${whole}${fraction}`.replace(/^0+(?=\d)/, '')
    const exponent = Number(match[5] ?? 0) - fraction.length
    const decimals = Math.max(0, -exponent)
    const total = exponent >= 0 ? digits.length + exponent : Math.max(digits.length, decimals)
    if (total > most) return atMost(most, 'digits in total')
    if (decimals > places) return atMost(places, 'decimal places')
    if (total - decimals > most - places)
      return atMost(most - places, 'digits before the decimal point')
    const isNegative = sign === '-' && /[1-9]/.test(digits)
    if (min === 0 && isNegative) return refused('Ensure this value is greater than or equal to 0.')
    const all = (digits + '0'.repeat(exponent + places)).padStart(places + 1, '0')
    return accepted(`${isNegative ? '-' : ''}${all.slice(0, -places)}.${all.slice(-places)}`)
  })
}

/** A nullable DecimalField: empty text counts as null. */
export function decimalOrNull(options: Parameters<typeof decimal>[0]): Field<string | null> {
  const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''
  const inner = optional(nullable(decimal(options)), null)
  return { ...inner, read: (value) => inner.read(isEmpty(value) ? null : value) }
}

export const date = (): Field<string> =>
  field((value) =>
    typeof value === 'string' && isIsoDate(value)
      ? accepted(value)
      : refused('Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'),
  )

const yes = new Set(['t', 'y', 'yes', 'true', 'on', '1'])
const no = new Set(['f', 'n', 'no', 'false', 'off', '0'])

export const boolean = (): Field<boolean> =>
  field((value) => {
    const text = String(value).toLowerCase()
    if (yes.has(text)) return accepted(true)
    return no.has(text) ? accepted(false) : refused('Must be a valid boolean.')
  })

/** PrimaryKeyRelatedField: the id of a record that exists for this user. */
export const pk = (exists: (id: number) => boolean): Field<number> =>
  field((value) => {
    const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    if (typeof id !== 'number') {
      return refused(`Incorrect type. Expected pk value, received ${pythonType(value)}.`)
    }
    return exists(id) ? accepted(id) : refused(`Invalid pk "${id}" - object does not exist.`)
  })

export const listOfTexts = (): Field<string[]> =>
  field((value) =>
    Array.isArray(value)
      ? accepted(value.map(String))
      : refused(`Expected a list of items but got type "${pythonType(value)}".`),
  )

/** A GeoJSON point, which is returned as it came. */
export const point = (): Field<object> =>
  field((value) => {
    const coordinates = isRecord(value) ? value.coordinates : null
    const isPair = Array.isArray(coordinates) && coordinates.length === 2
    return isPair && coordinates.every((part) => typeof part === 'number')
      ? accepted(Object(value))
      : refused('Not a point: expected coordinates [longitude, latitude].')
  })
