import { checkPostcode } from '@/rules/address'
import { checkCompanyNumber } from '@/rules/organisation'

/** Splits `Acme Ltd (01234567)` into name and number; null for other texts. */
export function splitCompany(text: string) {
  const whole = text.trim()
  const open = Math.max(whole.lastIndexOf('('), whole.lastIndexOf('['))
  if (open < 1 || !/^[([][^()[\]]+[)\]]$/.test(whole.slice(open))) return null
  const name = whole.slice(0, open).trimEnd()
  const typed = whole.slice(open + 1, -1)
  const bare = typed.replace(/^.*(?:no|number)\b\.?:?/i, '').trim()
  const number = checkCompanyNumber(bare)
  if (/[\r\n]/.test(name) || bare.length < 7 || !number.ok || number.warning) return null
  return { company_name: name, company_number: number.value }
}

const postcode = checkPostcode('')
const ukCountryPattern =
  /^(?:uk|united kingdom|great britain|england|scotland|wales|northern ireland)$/i

/** Splits the last line of an address into postcode and, if present, town. */
function splitTownAndPostcode(line: string): { code: string; town: string } | null {
  for (const wordCount of [1, 2]) {
    const all = line.split(/\s+/)
    const code = postcode(all.slice(-wordCount).join(' '))
    const town = all.slice(0, -wordCount).join(' ').replace(/,$/, '')
    if (code.ok) return { code: code.value, town }
  }
  return null
}

/** Splits a multi-line postal address; null for anything else. */
export function splitAddress(text: string) {
  const lines = text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && !ukCountryPattern.test(line))
  const last = splitTownAndPostcode(lines.pop() ?? '')
  if (!last) return null
  if (last.town) lines.push(last.town)
  const city = lines.pop()
  const [street_1, street_2 = '', ...more] = lines
  if (!city || !street_1) return null
  return { street_1, street_2, street_3: more.join(', '), city, postcode: last.code }
}
