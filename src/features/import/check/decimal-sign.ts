export type DecimalSign = 'point' | 'comma'

/** `12,50` and `1.234,50`: a comma where a British amount has its point. */
const continental = /^\D*\d{1,3}(?:[.\s]\d{3})*,\d{1,2}\D*$|^\D*\d+,\d{1,2}\D*$/

/** Whether an amount is written so that the person has to say which sign is the decimal one. */
export const hasDecimalComma = (text: string) => text.includes(',') && continental.test(text)

const swapped: Record<string, string> = { '.': ',', ',': '.' }

/** The amount with a decimal point, as the rules read it. */
export const toDecimalPoint = (text: string, sign: DecimalSign) =>
  sign === 'point' ? text : text.replace(/[.,]/g, (found) => swapped[found] ?? found)
