import type { Checked } from '@/rules/check'
import { checkEmail, checkPhone } from '@/rules/person'

/** The value of a cell, with what else stands in it as a warning. */
function withRest(cell: string, part: string, value: string): Checked<string> {
  const rest = cell
    .replace(part, ' ')
    .replace(/[\s;,|/<>()"]+/g, ' ')
    .trim()
  return rest === ''
    ? { ok: true, value }
    : { ok: true, value, warning: `Only ${value} is used. Left out: ${rest}` }
}

/** The first valid email address of a cell: `Sue Ash <sue@a.example>`, `a@x.example; b@x.example`. */
export function firstEmail(cell: string): Checked<string> {
  const whole = checkEmail(cell)
  if (whole.ok) return whole
  for (const part of cell.split(/[\s;,|/<>()[\]"]+/)) {
    const checked = part.includes('@') ? checkEmail(part) : whole
    if (checked.ok) return withRest(cell, part, checked.value)
  }
  return whole
}

/** The first phone number of a cell: `01632 960001 / 07700 900123`, `01632 960001 (Sue)`. */
export function firstPhone(cell: string): Checked<string> {
  const text = cell.replace(/^\s*['’]/, '')
  const whole = checkPhone(text)
  if (whole.ok) return whole
  const parts = [...(text.match(/[+(]?\d[\d().\s-]{5,40}/g) ?? []), ...text.split(/[\s,;/|]+/)]
  for (const part of parts) {
    const bare = part.replace(/[\s(-]+$/, '')
    const checked = /\d{4}/.test(bare) ? checkPhone(bare) : whole
    if (checked.ok) return withRest(text, bare, checked.value)
  }
  return whole
}
