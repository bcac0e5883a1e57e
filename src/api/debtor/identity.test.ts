// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { debtEntry, debtorRecord } from '../testing/records'
import { debtor } from './debtor'
import {
  type DatedDebtIdentity,
  entryIdentity,
  fingerprint,
  isSameDebt,
  isSimilarDebt,
  recordIdentity,
} from './identity'

const debt: DatedDebtIdentity = {
  references: { customer_ref: 'LF-42', external_ref: 'X 7' },
  companyNumber: '01234567',
  name: 'Lantern Freight Ltd',
  amount: 5_000_00,
  date: '2024-01-01',
}
const noReferences = { customer_ref: '', external_ref: '' }

describe('two debts', () => {
  it.each<[string, Partial<DatedDebtIdentity>]>([
    ['nothing differs', {}],
    [
      'references differ in case and spaces',
      { references: { customer_ref: ' lf-42', external_ref: 'x  7' } },
    ],
    ['names differ in case and punctuation', { name: 'LANTERN FREIGHT LIMITED.' }],
    ['only one has a company number', { companyNumber: '' }],
  ])('are the same when %s', (_, change) => {
    expect(isSameDebt(debt, { ...debt, ...change })).toBe(true)
    expect(fingerprint({ ...debt, ...change })).toBe(fingerprint(debt))
  })

  it.each<[string, Partial<DatedDebtIdentity>]>([
    ['own references differ', { references: { customer_ref: 'LF-43', external_ref: 'X 7' } }],
    ['external references differ', { references: { customer_ref: 'LF-42', external_ref: '' } }],
    [
      'references are the same text when joined',
      { references: { customer_ref: 'LF-42X', external_ref: ' 7' } },
    ],
    ['references are swapped', { references: { customer_ref: 'X 7', external_ref: 'LF-42' } }],
    ['names differ', { name: 'Lantern Haulage Ltd' }],
    ['amounts differ by a penny', { amount: 5_000_01 }],
    ['invoice dates differ', { date: '2024-01-02' }],
    ['one has no invoice date', { date: null }],
  ])('are not the same when %s', (_, change) => {
    expect(isSameDebt(debt, { ...debt, ...change })).toBe(false)
    expect(fingerprint({ ...debt, ...change })).not.toBe(fingerprint(debt))
  })

  it('are not the same when name and amount are the same text when joined', () => {
    const one = { ...debt, name: 'Unit1', amount: 2 }
    expect(isSameDebt(one, { ...one, name: 'Unit', amount: 12 })).toBe(false)
  })
})

describe('two debts of the same amount', () => {
  const unreferenced = { ...debt, references: noReferences, companyNumber: '' }

  it.each<[string, DatedDebtIdentity, Partial<DatedDebtIdentity>]>([
    ['nothing differs', debt, {}],
    ['the server changed the name and the date', debt, { name: 'Lantern', date: null }],
    ['the server dropped the own reference', debt, { references: noReferences }],
    ['only the saved one has an own reference', { ...debt, references: noReferences }, {}],
    [
      'own references differ in case',
      { ...debt, references: { customer_ref: 'lf-42', external_ref: '' } },
      { name: 'Other', companyNumber: '' },
    ],
    ['neither has a reference, and the names match', unreferenced, { references: noReferences }],
    [
      'neither has a reference, and the company numbers match',
      { ...debt, references: noReferences },
      { references: noReferences, name: 'Lantern Group' },
    ],
  ])('are similar when %s', (_, entered, change) => {
    expect(isSimilarDebt(entered, { ...debt, ...change })).toBe(true)
  })

  it.each<[string, DatedDebtIdentity, Partial<DatedDebtIdentity>]>([
    [
      'own references contradict each other',
      debt,
      { references: { customer_ref: 'LF-43', external_ref: 'X 7' } },
    ],
    ['they have nothing in common', unreferenced, { name: 'Kettle Ltd' }],
  ])('are not similar when %s', (_, entered, change) => {
    expect(isSimilarDebt(entered, { ...debt, ...change })).toBe(false)
  })

  it('are no longer similar when the amounts differ by a penny', () => {
    expect(isSimilarDebt(debt, { ...debt, amount: 5_000_01 })).toBe(false)
  })
})

describe('the identity', () => {
  it('of an entered debt is that of its saved record', () => {
    const { initial_debt, last_invoice_date, customer_ref, company_name } = debtEntry
    const saved = debtor.parse({
      ...debtorRecord,
      customer_ref,
      company_name,
      debtor_debt: {
        ...debtorRecord.debtor_debt,
        initial_debt: String(initial_debt / 100),
        last_invoice_date: `${last_invoice_date}T00:00:00Z`,
      },
    })
    expect(recordIdentity(saved)).toEqual(entryIdentity(debtEntry))
  })

  it('of an entered debt contains its original amount and invoice date', () => {
    expect(entryIdentity({ ...debtEntry, amount_outstanding: 1 })).toEqual({
      references: { customer_ref: 'LF-42', external_ref: '' },
      companyNumber: '',
      name: 'Lantern Freight Ltd',
      amount: 5_000_00,
      date: '2024-01-01',
    })
  })
})
