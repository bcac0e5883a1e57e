import { isIsoDate } from '@/rules/days'
import { accepted, type Field, field, isRecord, type Outcome, pythonType, refused } from './field'

interface Parts {
  negative: boolean
  digits: string
  exponent: number
}

/** A decimal's sign, digits and exponent, like Python's `Decimal.as_tuple`. */
function decimalParts(text: string): Parts | null {
  const match = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d{1,4}))?$/i.exec(text)
  if (!match) return null
  const fraction = match[3] ?? match[4] ?? ''
  const digits = `${match[2] ?? ''}${fraction}`.replace(/^0+(?=\d)/, '')
  return { negative: match[1] === '-', digits, exponent: Number(match[5] ?? 0) - fraction.length }
}

/** Formats a decimal with a fixed number of places; the caller ensures that no digit is lost. */
function fixed({ negative, digits, exponent }: Parts, places: number): string {
  const whole = (digits + '0'.repeat(exponent + places)).padStart(places + 1, '0')
  const sign = negative && /[1-9]/.test(digits) ? '-' : ''
  return `${sign}${whole.slice(0, -places)}.${whole.slice(-places)}`
}

/** DecimalField: stored and returned as text with a fixed number of places. */
export function decimal(options: { digits: number; places: number; min?: 0 }): Field<string> {
  const { digits: most, places, min } = options
  return field((value): Outcome<string> => {
    const readable = typeof value === 'number' || typeof value === 'string'
    const parts = readable ? decimalParts(String(value).trim()) : null
    if (!parts) return refused('A valid number is required.')
    const { digits, exponent } = parts
    const fraction = Math.max(0, -exponent)
    const total = exponent >= 0 ? digits.length + exponent : Math.max(digits.length, fraction)
    if (total > most) return refused(`Ensure that there are no more than ${most} digits in total.`)
    if (fraction > places) {
      return refused(`Ensure that there are no more than ${places} decimal places.`)
    }
    if (total - fraction > most - places) {
      return refused(
        `Ensure that there are no more than ${most - places} digits before the decimal point.`,
      )
    }
    if (min === 0 && parts.negative && /[1-9]/.test(digits)) {
      return refused('Ensure this value is greater than or equal to 0.')
    }
    return accepted(fixed(parts, places))
  })
}

/** A nullable DecimalField: empty text counts as null. */
export function decimalOrNull(options: { digits: number; places: number; min?: 0 }) {
  const inner = decimal(options)
  const empty = (value: unknown) => value === null || (typeof value === 'string' && !value.trim())
  const read = (value: unknown): Outcome<string | null> =>
    empty(value) ? accepted(null) : inner.read(value)
  return { required: false, fallback: null, read } satisfies Field<string | null>
}

const wrongDate = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'

export const date = (): Field<string> =>
  field((value) =>
    typeof value === 'string' && isIsoDate(value) ? accepted(value) : refused(wrongDate),
  )

const yes = new Set(['t', 'y', 'yes', 'true', 'on', '1'])
const no = new Set(['f', 'n', 'no', 'false', 'off', '0'])

export const boolean = (): Field<boolean> =>
  field((value) => {
    const text = isRecord(value) ? '' : String(value).toLowerCase()
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

export interface Point {
  type: 'Point'
  coordinates: [number, number]
}

export const point = (): Field<Point> =>
  field((value) => {
    const at = isRecord(value) && Array.isArray(value.coordinates) ? value.coordinates : []
    const [longitude, latitude]: unknown[] = at
    if (at.length !== 2 || typeof longitude !== 'number' || typeof latitude !== 'number') {
      return refused('Not a point: expected coordinates [longitude, latitude].')
    }
    return accepted({ type: 'Point', coordinates: [longitude, latitude] })
  })
