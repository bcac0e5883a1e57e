import { type Check, tidy } from './check'

const british =
  /^(?:|uk|gb|gbr|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland)$/i

const isBritish = (country: string) => british.test(country.trim())

const wrong = 'Enter a full UK postcode, like SW1A 1AA'
const form = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/

/** Letters and digits people mix up, put right by their place in the code; null if that helps nothing. */
function meant(bare: string): string | null {
  const inward = bare.slice(-3).replace(/^O/, '0').replace(/^I/, '1')
  const letters = inward.slice(1).replaceAll('0', 'O').replaceAll('1', 'I')
  const outward = bare
    .slice(0, -3)
    .replace(/^([A-Z]{1,2})O/, '$10')
    .replace(/^([A-Z]{1,2})I/, '$11')
  const swapped = outward + inward.slice(0, 1) + letters
  return swapped !== bare && form.test(swapped)
    ? `${swapped.slice(0, -3)} ${swapped.slice(-3)}`
    : null
}

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
    const value = `${bare.slice(0, -3)} ${bare.slice(-3)}`
    return /[CIKMOV]/.test(bare.slice(-2))
      ? { ok: true, value, warning: 'No UK postcode ends in these letters' }
      : { ok: true, value }
  }
}
