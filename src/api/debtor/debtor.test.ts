// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { address, debtorRecord } from '../testing/records'
import { debtor, mainAddress } from './debtor'

describe('the address for letters', () => {
  const first = { ...address, id: 1, isPrimary: false }
  const marked = { ...address, id: 2, isPrimary: true }
  const alone = { ...address, id: 3, isPrimary: false }

  it.each<[string, object[], object | null, number | null]>([
    ['the primary one', [first, marked], alone, 2],
    ['the first one when none is primary', [first, { ...marked, isPrimary: false }], alone, 1],
    ['the separate one of a debtor without a list', [], alone, 3],
    ['missing without any', [], null, null],
  ])('is %s', (_, debtor_addresses, primary_address, expected) => {
    const record = debtor.parse({ ...debtorRecord, debtor_addresses, primary_address })
    expect(mainAddress(record)?.id ?? null).toBe(expected)
  })
})
