import { type Check, matching, refine, tidy } from './check'

/** Prefixes of company numbers (Companies House). */
const prefixes = new Set(
  'AC CE CS EN ES FC FE GE GN GS IC IP LP NA NC NF NI NL NO NP NZ OC OE PC R0 RC RS SA SC SE SF SG SI SL SO SP SR SZ ZC'.split(
    ' ',
  ),
)

/** The number in capitals, with the zeros that its eight digits lack (HMRC manual COM40010). */
function normaliseCompanyNumber(text: string): string {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  // R0 is the only prefix with a digit.
  const [, prefix = '', digits] = /^([A-Z]{2}|R0|)(\d{1,7})$/.exec(bare) ?? []
  return digits ? prefix + digits.padStart(8 - prefix.length, '0') : bare
}

export const checkCompanyNumber = refine(
  matching(
    normaliseCompanyNumber,
    /^(?!0+$)(?:\d{8}|[A-Z][A-Z0-9]{7})$/,
    'Company number must be 8 characters, like 01234567 or SC123456',
  ),
  {
    warning: (value) =>
      /^\D/.test(value) &&
      !prefixes.has(value.slice(0, 2)) &&
      `No company register uses the prefix ${value.slice(0, 2)}`,
  },
)

/** A UK number, or another country's prefix with digits; VA would be "VAT" before a number. */
const vatNumber =
  /^(?:GB|XI)?(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$|^(?!GB|XI|GD|HA|VA)[A-Z]{2,4}\d/

const vatWeights = [8, 7, 6, 5, 4, 3, 2, 10, 1]

/** Validates the check digits of a UK VAT number, by the old scheme or the one from 2010. */
function vatAddsUp(digits: string): boolean {
  const sum = vatWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = sum % 97
  return rest === 0 || (digits >= '1' && (rest === 42 || rest === 55))
}

export const checkVatNumber = refine(
  matching(
    (text) =>
      text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s.-]/g, ''),
    vatNumber,
    'VAT number must be 9 or 12 digits, like GB 123 4567 89',
  ),
  {
    warning: (value) => {
      const digits = /^(?:GB|XI)?(\d{9})/.exec(value)?.[1]
      return (
        digits !== undefined &&
        !vatAddsUp(digits) &&
        'The check digits of this VAT number do not add up'
      )
    },
  },
)

export const checkCompanyName = refine(tidy, {
  warning: (name) => name.length > 160 && 'This name is longer than 160 characters',
})

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
