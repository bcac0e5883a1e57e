import { type Check, tidy } from './check'

const british =
  /^(?:|uk|gb|gbr|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland)$/i

const isBritish = (country: string) => british.test(country.trim())

const wrong = 'Enter a full UK postcode, like SW1A 1AA'
const form = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/

const asDigit: Record<string, string> = { O: '0', I: '1', S: '5', B: '8' }
const asLetter: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }
const neverLast = /[CIKMOV]/
/** What the part before the space may look like: A for a letter, 9 for a digit. */
const outwardShapes = ['A9', 'A99', 'AA9', 'A9A', 'AA99', 'AA9A']

const shapedAs = (bare: string, shape: string) =>
  [...bare].map((sign, place) => (shape[place] === '9' ? asDigit : asLetter)[sign] ?? sign).join('')

/** Signs that look alike put right by their place, the fewest possible; null if that helps nothing. */
function meant(bare: string): string | null {
  const changes = (code: string) => [...code].filter((sign, place) => sign !== bare[place]).length
  const [best] = outwardShapes
    .filter((shape) => shape.length === bare.length - 3)
    .map((shape) => shapedAs(bare, `${shape}9AA`))
    .filter((code) => form.test(code) && !neverLast.test(code.slice(-2)))
    .sort((one, other) => changes(one) - changes(other))
  return best ? spaced(best) : null
}

const spaced = (code: string) => `${code.slice(0, -3)} ${code.slice(-3)}`

/**
 * A postcode in the given country: a British one is checked and written with its space,
 * any other is taken as typed.
 */
export function checkPostcode(country: string): Check {
  if (!isBritish(country)) return tidy
  return (text) => {
    const bare = text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
    const forces = /^BFPO(\d{1,4})$/.exec(bare)
    if (forces?.[1]) return { ok: true, value: `BFPO ${forces[1]}` }
    if (!form.test(bare) && bare !== 'GIR0AA') {
      const suggestion = meant(bare)
      return { ok: false, error: suggestion ? `${wrong}. Did you mean ${suggestion}?` : wrong }
    }
    const value = spaced(bare)
    return neverLast.test(bare.slice(-2))
      ? { ok: true, value, warning: 'No UK postcode ends in these letters' }
      : { ok: true, value }
  }
}
