// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { emptyDebt } from './debt-values'
import { matchingRecords } from './matching-records'
import { debtEntry } from './to-entry'

const entry = debtEntry({
  ...emptyDebt,
  debtorType: 'company',
  company_name: 'Lantern Freight Ltd',
  customer_ref: 'LF-42',
  company_number: '01234567',
  initial_debt: 500000,
  amount_outstanding: '',
})

const record = (id: number, fields: object, amount: number | string = 1) =>
  debtor.parse({ id, ...fields, debtor_debt: { id: id + 100, initial_debt: amount } })

describe('a save without a response', () => {
  const same = { customer_ref: 'LF-42', company_name: 'Lantern Freight Ltd' }

  test.each([
    ['found among the new ones', record(9, same, '5000.00'), new Set([7]), 9],
    ['there before, so not this one', record(7, same, 5000), new Set([7]), undefined],
    ['another reference', record(9, { ...same, customer_ref: 'x' }, 5000), new Set([7]), undefined],
    ['another amount', record(9, same, 4999), new Set([7]), undefined],
    ['found, where the list before is not known', record(9, same, 5000), null, 9],
  ])('%s', (_, there, before, id) => {
    expect(matchingRecords(entry, [there], before)[0]?.id).toBe(id)
  })
})
