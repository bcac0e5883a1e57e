import { addDays, type IsoDate } from '@/rules/days'

export type DateOrder = 'day-first' | 'month-first'

/** The date format of a column: the order of day and month, or a spreadsheet's serial numbers. */
export interface DateForm {
  order: DateOrder
  isSerial: boolean
}

/** Matches a numeric date with the year last. A time may follow. */
const shape = /^\s*(\d{1,2})(\s?[/.-]\s?)(\d{1,2})(\s?[/.-]\s?)(\d{4}|\d{2})(?=$|\s|T)/

const serial = /^\s*([2-5]\d{4}|60000)(?:\.\d+)?\s*$/

/** Detects the date format of a column from its values. */
export function createDateFormatDetector() {
  let isDayFirst = false
  let hasAmbiguous = false
  let serials = 0
  let others = 0
  return {
    add(text: string) {
      if (text === '') return
      if (serial.test(text)) serials += 1
      else if (text.trim() !== '') others += 1
      if (isDayFirst) return
      const found = shape.exec(text) ?? shape.exec(text.normalize('NFKC'))
      if (!found) return
      const [first, second] = [Number(found[1]), Number(found[3])]
      if (first > 12 && second <= 12) isDayFirst = true
      if (first !== second) hasAmbiguous = true
    },
    /** The order is open, for the user to choose, unless one date can only be day first. */
    result: () => ({ isOpen: hasAmbiguous && !isDayFirst, isSerial: serials > 0 && others === 0 }),
  }
}

export function detectDateFormat(texts: Iterable<string>) {
  const detector = createDateFormatDetector()
  for (const text of texts) detector.add(text)
  return detector.result()
}

/** Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist. */
const serialDate = (text: string): IsoDate => addDays('1899-12-30', Math.floor(Number(text)))

/** The date as day/month/year, without the midnight that spreadsheets add. */
export function toDayFirst(text: string, { order, isSerial }: DateForm): string {
  if (isSerial && serial.test(text)) return serialDate(text)
  const date = text.includes(':')
    ? text.normalize('NFKC').replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.0+)?Z?\s*$/, '')
    : text
  return order === 'day-first' ? date : date.normalize('NFKC').replace(shape, '$3$2$1$4$5')
}

export type DecimalSign = 'point' | 'comma'

/** Matches `12,50` and `1.234,50`, whose decimal sign is a comma. */
const continental = /^\D*\d{1,3}(?:[.\s]\d{3})*,\d{1,2}\D*$|^\D*\d+,\d{1,2}\D*$/

/** Whether an amount may have a decimal comma, so that the user has to choose the decimal sign. */
export const hasDecimalComma = (text: string) => text.includes(',') && continental.test(text)

const swapped: Record<string, string> = { '.': ',', ',': '.' }

/** The amount with a decimal point, as `parseMoney` expects it. */
export const toDecimalPoint = (text: string, sign: DecimalSign) =>
  sign === 'point' ? text : text.replace(/[.,]/g, (found) => swapped[found] ?? found)
