import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtors'
import { emptyDebt } from './debt-values'
import { duplicatesOf, savedAfterAll } from './duplicates'
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

describe('debts that may be the same', () => {
  test.each([
    ['the same reference', { customer_ref: ' lf-42 ', company_name: 'Other' }, 1],
    ['the same company number', { company_number: '0123 4567', company_name: 'Other' }, 1],
    ['the same name and amount', { company_name: 'The LANTERN FREIGHT Limited.' }, '5000.00'],
  ])('%s', (same, fields, amount) => {
    const found = duplicatesOf(entry, [record(7, fields, amount)])
    expect(found.map((duplicate) => duplicate.same)).toEqual([same])
  })

  test.each([
    ['the same name with another amount', { company_name: 'Lantern Freight Ltd' }, 1],
    ['the same amount with another name', { company_name: 'Lantern Freighters Ltd' }, 5000],
    ['blank references and numbers', { company_name: 'Other' }, 1],
  ])('not: %s', (_, fields, amount) => {
    const blank = { ...entry, customer_ref: '', company_number: '' }
    expect(duplicatesOf(blank, [record(7, fields, amount)])).toEqual([])
  })
})

describe('a save without an answer', () => {
  const same = { customer_ref: 'LF-42', company_name: 'Lantern Freight Ltd' }

  test.each([
    ['found among the new ones', record(9, same, '5000.00'), new Set([7]), 9],
    ['there before, so not this one', record(7, same, 5000), new Set([7]), undefined],
    ['another reference', record(9, { ...same, customer_ref: 'x' }, 5000), new Set([7]), undefined],
    ['another amount', record(9, same, 4999), new Set([7]), undefined],
    ['found, where the list before is not known', record(9, same, 5000), null, 9],
  ])('%s', (_, there, before, id) => {
    expect(savedAfterAll(entry, [there], before)?.id).toBe(id)
  })
})
