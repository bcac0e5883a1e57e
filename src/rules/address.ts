import { memoize } from '@/lib/memoize'
import { type Check, refine, tidy, tidyText } from './check'

const british =
  /^(?:|uk|gb|gbr|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland)$/i

export const enterPostcode = 'Enter a full UK postcode, like SW1A 1AA'

/** The part of a postcode before its space, that of the forces and of Girobank included. */
const outward = /^(?:BFPO(?=\d{1,4}$)|GIR(?=0AA$)|[A-Z]{1,2}\d[A-Z\d]?(?=\d[A-Z]{2}$))/
const neverLast = /[CIKMOV].?$/
/** The letters before the first digit of a postcode (Royal Mail, "Postcode areas"; BX is that of banks). */
const areas =
  /^(?:AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|GY|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE|BFPO ?|GIR )\d/

const bareCode = memoize((text) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, ''),
)

const lookAlikes: Record<string, string> = {
  ...{ 0: 'O', 1: 'I', 5: 'S', 8: 'B' },
  ...{ O: '0', I: '1', S: '5', B: '8' },
}

/** Corrects look-alike characters, such as O for 0; undefined if no postcode results. */
function correctPostcode(bare: string): string | undefined {
  if (bare.length > 7) return undefined
  const spellings = [...bare].reduce(
    (starts, one) => starts.flatMap((start) => [start + one, start + (lookAlikes[one] ?? one)]),
    [''],
  )
  const code = spellings.find((spelling) => outward.test(spelling) && !neverLast.test(spelling))
  return code && withSpace(code)
}

const withSpace = (code: string) => code.replace(outward, '$& ')

const checkBritish: Check = refine(
  (text: string) => {
    const bare = bareCode(text)
    if (outward.test(bare)) return { ok: true, value: withSpace(bare) }
    const meant = correctPostcode(bare)
    return { ok: false, error: meant ? `${enterPostcode}. Did you mean ${meant}?` : enterPostcode }
  },
  {
    warning: (code) =>
      (neverLast.test(code) && 'No UK postcode ends in these letters') ||
      (!areas.test(code) && 'No UK postcode begins with these letters'),
  },
)

/** Checks a postcode by its country: a UK one is validated and formatted, any other is tidied. */
export const checkPostcode = (country: string): Check =>
  british.test(country.trim()) ? checkBritish : tidy

/** An Eircode (https://www.eircode.ie/what-is-eircode), a Canadian code, a UK code cut short. */
const irish = /^[AC-FHKNPRTV-Y]\d[\dW][\dAC-FHKNPRTV-Y]{4}$/
const canadian = /^[A-Z]\d[A-Z]\d[A-Z]\d$/
const cutShort = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]$/

/** Whether an invalid text is probably a mistyped UK postcode. */
function isMeantBritish(text: string): boolean {
  const bare = bareCode(text)
  if (irish.test(bare) || canadian.test(bare) || !/^[A-Z]/.test(bare)) return false
  if (cutShort.test(bare)) return true
  const groups = text.trim().split(/[\s-]+/)
  const isSpaced = groups.length === 1 || groups.at(-1)?.length === 3
  return isSpaced && correctPostcode(bare) !== undefined
}

/** Checks a postcode without a known country: a foreign one is accepted with a warning. */
export const checkAnyPostcode: Check = (text) => {
  const checked = checkBritish(text)
  if (checked.ok || isMeantBritish(text)) return checked
  return { ok: true, value: tidyText(text), warning: notBritish }
}

const notBritish = 'This is not a UK postcode. Check it if the address is in the UK'

/** Islands with postcodes of this form, which are not in the UK. */
const islands: Record<string, string> = { JE: 'Jersey', GY: 'Guernsey', IM: 'Isle of Man' }
/** The country of a postcode, by its format; blank if it fits neither the UK nor Ireland. */
export function countryOfPostcode(postcode: string): string {
  const bare = bareCode(postcode)
  if (outward.test(bare)) return islands[bare.slice(0, 2)] ?? 'United Kingdom'
  return irish.test(bare) ? 'Ireland' : ''
}
