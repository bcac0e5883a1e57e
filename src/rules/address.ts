import { type Check, tidy } from './check'

const british =
  /^(?:|uk|gb|gbr|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland)$/i

const isBritish = (country: string) => british.test(country.trim())

export const enterPostcode = 'Enter a full UK postcode, like SW1A 1AA'
const postcodePattern = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/

const asDigit: Record<string, string> = { O: '0', I: '1', S: '5', B: '8' }
const asLetter: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }
const neverLast = /[CIKMOV]/
/** The formats of the outward code: A for a letter, 9 for a digit. */
const outwardShapes = ['A9', 'A99', 'AA9', 'A9A', 'AA99', 'AA9A']

const shapedAs = (bare: string, shape: string) =>
  [...bare]
    .map((character, index) => (shape[index] === '9' ? asDigit : asLetter)[character] ?? character)
    .join('')

/** Corrects look-alike characters, such as O for 0, with the fewest changes; null if no postcode results. */
function correctPostcode(bare: string): string | null {
  const changes = (code: string) =>
    [...code].filter((character, index) => character !== bare[index]).length
  const [best] = outwardShapes
    .filter((shape) => shape.length === bare.length - 3)
    .map((shape) => shapedAs(bare, `${shape}9AA`))
    .filter((code) => postcodePattern.test(code) && !neverLast.test(code.slice(-2)))
    .sort((one, other) => changes(one) - changes(other))
  return best ? withSpace(best) : null
}

const withSpace = (code: string) => `${code.slice(0, -3)} ${code.slice(-3)}`

const bareCode = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Checks a postcode by its country: a UK one is validated and formatted, any other is accepted as typed. */
export function checkPostcode(country: string): Check {
  if (!isBritish(country)) return tidy
  return (text) => {
    const bare = bareCode(text)
    const forces = /^BFPO(\d{1,4})$/.exec(bare)
    if (forces?.[1]) return { ok: true, value: `BFPO ${forces[1]}` }
    if (!postcodePattern.test(bare) && bare !== 'GIR0AA') {
      const suggestion = correctPostcode(bare)
      return {
        ok: false,
        error: suggestion ? `${enterPostcode}. Did you mean ${suggestion}?` : enterPostcode,
      }
    }
    const value = withSpace(bare)
    return neverLast.test(bare.slice(-2))
      ? { ok: true, value, warning: 'No UK postcode ends in these letters' }
      : { ok: true, value }
  }
}

const checkBritish = checkPostcode('United Kingdom')

/** An Eircode (https://www.eircode.ie/what-is-eircode) and a Canadian code, without their spaces. */
const irish = /^[AC-FHKNPRTV-Y]\d[\dW][\dAC-FHKNPRTV-Y]{4}$/
const canadian = /^[A-Z]\d[A-Z]\d[A-Z]\d$/
/** A UK postcode without its last letter. */
const cutShort = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]$/

/** Whether an invalid text is probably a mistyped UK postcode. */
function isMeantBritish(text: string): boolean {
  const bare = bareCode(text)
  if (irish.test(bare) || canadian.test(bare)) return false
  if (cutShort.test(bare)) return true
  const parts = text.trim().split(/[\s-]+/)
  const isSpaced = parts.length === 1 || parts.at(-1)?.length === 3
  return isSpaced && /^[A-Z]/.test(bare) && correctPostcode(bare) !== null
}

/**
 * Checks a postcode without a known country: a UK one is validated, any other is accepted with a warning.
 * An Irish or Canadian code never gets a suggestion.
 */
export const checkAnyPostcode: Check = (text) => {
  const checked = checkBritish(text)
  if (checked.ok || isMeantBritish(text)) return checked
  const tidied = tidy(text)
  if (!tidied.ok) return tidied
  return { ...tidied, warning: 'This is not a UK postcode. Check it if the address is in the UK' }
}

/** The country of a postcode, by its format; blank if it fits neither the UK nor Ireland. */
export function countryOfPostcode(postcode: string): string {
  if (checkBritish(postcode).ok) return 'United Kingdom'
  return irish.test(bareCode(postcode)) ? 'Ireland' : ''
}
