// @vitest-environment node
import { expect, it } from 'vitest'
import { isPlaceholder } from './placeholder'

const signs = `N/A | n.a. | NA | #N/A | #REF! | #DIV/0! | TBC | tba | - | – | -- | ? | <NA> | ‑ | ― | … | none. | (unknown) |
  #SPILL! | Err:502 | no information | to be confirmed | not known | Not applicable | no email | (blank) | <null> | \\N | n/k | None given |
  not registered`
const dittos = `" | '' | ditto | Ditto. | -do- | As above | (see above) | same as above | 〃`
const terms = 'none | NULL | NaN | unknown | xxx | [none] | nothing'
const dates = `00/00/0000 | 0000-00-00 | 0000-00-00 00:00:00 | ######### | 0 | Invalid date | 30/12/1899 | 1899-12-30 00:00:00 |
  00/01/1900 | 1900-01-01 | 01/01/1970 | 9999-12-31 | 00-Jan-00 |
  12/31/9999 | 31/12/2999 | 1/0/1900 | / / | dd/mm/yyyy | 00:00 | 2958465 | -1`

it.each([
  ['county', true, `${signs} | ${terms} || Na | (none given)`],
  [
    'county',
    false,
    'n/a (see notes) | the unknown (street) | no. 1 | Not applicable to this | n.a. Road',
  ],
  ['county', true, ' '],
  ['county', true, ' none '],
  ['company_name', true, `${signs} | ${dittos} ||`],
  ['currency', false, dittos],
  ['last_name', true, 'NA | N/A | nan | NaN'],
  ['last_name', false, 'Larch Ltd | Nan | None | Null | Unknown | Na'],
  ['first_names', false, 'Nil. | X | Nan (Ann)'],
  // A zero where no zero can be meant.
  ['primary_phone', true, '0 | none'],
  ['company_number', true, '00000'],
  ['department', false, '0'],
  ['is_disputed', true, 'xx'],
  // An x is a yes.
  ['is_disputed', false, '0 | x'],
  ['amount_outstanding', true, 'N/A | TBC'],
  // Dashes and nil are zeros, and the export writes Unknown.
  ['amount_outstanding', false, '0 | - | – | nil | none | Unknown'],
  ['last_invoice_date', true, dates],
  ['last_invoice_date', false, '01/01/2026 | 12/01/1999 | 45000 | soon'],
] as const)('as %s it is %s that each is a placeholder: %s', (field, answer, texts) => {
  const others = texts.split(/\s*\|\s*/).filter((text) => isPlaceholder(text, field) !== answer)
  expect(others).toEqual([])
})
