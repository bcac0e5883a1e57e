import { type Check, tidy } from './check'

/** Prefixes of company numbers (Companies House). An unknown one only causes a warning. */
const prefixes = new Set(
  'AC CE CS EN ES FC FE GE GN GS IC IP LP NA NC NF NI NL NO NP NZ OC OE PC R0 RC RS SA SC SE SF SG SI SL SO SP SR SZ ZC'.split(
    ' ',
  ),
)

/**
 * Checks a company number: eight digits, or a prefix and digits. Shorter ones are padded with zeros (HMRC
 * manual COM40010).
 */
export const checkCompanyNumber: Check = (text) => {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  // R0 is the only prefix with a digit.
  const prefixed = /^([A-Z]{2}|R0)(\d{1,5})$/.exec(bare)
  const value = /^\d{1,7}$/.test(bare)
    ? bare.padStart(8, '0')
    : prefixed?.[1] && prefixed[2]
      ? prefixed[1] + prefixed[2].padStart(6, '0')
      : bare
  if (!/^(?:\d{8}|[A-Z][A-Z0-9][A-Z0-9]{6})$/.test(value)) {
    return { ok: false, error: 'Company number must be 8 characters, like 01234567 or SC123456' }
  }
  const unknown = !/^\d/.test(value) && !prefixes.has(value.slice(0, 2))
  return unknown
    ? { ok: true, value, warning: `No company register uses the prefix ${value.slice(0, 2)}` }
    : { ok: true, value }
}

/** Another country's prefix followed by digits; VA is excluded because of "VAT" in front of a number. */
const foreignVat = /^(?!GB|XI|GD|HA|VA)[A-Z]{2}[A-Z]{0,2}\d/

const vatWeights = [8, 7, 6, 5, 4, 3, 2, 10, 1]

/** Validates the check digits of a UK VAT number, by the old scheme or the one from 2010. */
function vatAddsUp(digits: string): boolean {
  const sum = vatWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = sum % 97
  return rest === 0 || (Number(digits.slice(0, 3)) >= 100 && (rest === 42 || rest === 55))
}

/** Checks a UK VAT number; another country's is accepted as typed. Wrong check digits cause a warning. */
export const checkVatNumber: Check = (text) => {
  const value = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')
  if (foreignVat.test(value)) return { ok: true, value }
  const bare = value.replace(/^(?:GB|XI)/, '')
  if (/^GD[0-4]\d\d$/.test(bare) || /^HA[5-9]\d\d$/.test(bare)) return { ok: true, value }
  if (!/^(?:\d{9}|\d{12})$/.test(bare)) {
    return { ok: false, error: 'VAT number must be 9 or 12 digits, like GB 123 4567 89' }
  }
  return vatAddsUp(bare)
    ? { ok: true, value }
    : { ok: true, value, warning: 'The check digits of this VAT number do not add up' }
}

/** Checks a company's name; more than 160 characters cause a warning. */
export const checkCompanyName: Check = (text) => {
  const tidied = tidy(text)
  if (!tidied.ok || tidied.value.length <= 160) return tidied
  return { ...tidied, warning: 'This name is longer than 160 characters' }
}

const legalForm =
  /\b(?:ltd|limited|plc|llp|lp|cic|cio|unlimited|public limited company|cyf|ccc|inc|incorporated|llc|corp|gmbh|ag|kg|ohg|ug|bv|nv|sarl|sas|sa|srl|spa|ab|as|aps|oy|oyj|pty|kft|sro|doo)\b/i

/** Whether a name ends with or holds a legal form, such as Ltd, PLC or LLP. */
export const hasLegalForm = (name: string): boolean => legalForm.test(name.replaceAll('.', ''))

/** The warning for a debtor's name without a legal form; null for any other. */
export const warnOfLegalForm = (name: string): string | null =>
  name.trim() === '' || hasLegalForm(name)
    ? null
    : 'Use the registered name, with Ltd, PLC or LLP: letters to the wrong company can fail'

/** Checks the registered name of a company; one without its legal form causes a warning. */
export const checkRegisteredName: Check = (text) => {
  const checked = checkCompanyName(text)
  const warning = checked.ok && !checked.warning ? warnOfLegalForm(text) : null
  return warning ? { ...checked, warning } : checked
}
