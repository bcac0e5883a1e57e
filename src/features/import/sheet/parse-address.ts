import type { DebtEntry } from '@/api/debtor/request-body'
import { memoize } from '@/lib/memoize'
import { countryOfPostcode, enterPostcode } from '@/rules/address'
import type { SheetField } from './protocol'
import type { RowCells } from './row-cells'

/** A blank part of an address is an error, as in the form; a placeholder such as N/A a warning. */
function requirePart(cells: RowCells, field: SheetField, value: string, message: string) {
  if (value !== '') return
  const raw = cells.raw(field).trim()
  if (raw === '') cells.reject(field, message)
  else if (cells.value(field).trim() === '') cells.warn(field, message)
}

const countryOf = memoize(countryOfPostcode)

/** Null if every field is blank. */
export function parseAddress(cells: RowCells): DebtEntry['addresses'][number] | null {
  const street_1 = cells.text('street_1')
  const street_2 = cells.text('street_2')
  const street_3 = cells.text('street_3')
  const city = cells.text('city')
  const county = cells.text('county')
  const postcode = cells.text('postcode')
  const isBlank = !(street_1 || street_2 || street_3 || city || county || postcode)
  if (isBlank && cells.value('postcode').trim() === '') return null
  requirePart(cells, 'street_1', street_1, 'Enter address line 1')
  requirePart(cells, 'city', city, 'Enter a town or city')
  requirePart(cells, 'postcode', postcode, enterPostcode)
  return {
    label: 'Primary',
    street_1,
    street_2,
    street_3,
    city,
    county,
    postcode,
    country: countryOf(postcode),
    isResidential: false,
    isPrimary: true,
    isBilling: false,
    isDelivery: false,
    doNotContact: false,
  }
}
