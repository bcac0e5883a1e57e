export type DecimalSign = 'point' | 'comma'

/** Matches `12,50` and `1.234,50`, whose decimal sign is a comma. */
const continental = /^\D*\d{1,3}(?:[.\s]\d{3})*,\d{1,2}\D*$|^\D*\d+,\d{1,2}\D*$/

/** Whether an amount may have a decimal comma, so that the user has to choose the decimal sign. */
export const hasDecimalComma = (text: string) => text.includes(',') && continental.test(text)

const swapped: Record<string, string> = { '.': ',', ',': '.' }

/** The amount with a decimal point, as `parseMoney` expects it. */
export const toDecimalPoint = (text: string, sign: DecimalSign) =>
  sign === 'point' ? text : text.replace(/[.,]/g, (found) => swapped[found] ?? found)
