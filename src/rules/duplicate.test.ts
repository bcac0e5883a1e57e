// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type DebtIdentity, matchReason, normaliseName } from './duplicate'

const marks = (
  change: Partial<Omit<DebtIdentity, 'references'>> & Record<string, unknown> = {},
) => {
  const { customer_ref = '', external_ref = '', ...rest } = change
  return {
    references: { customer_ref, external_ref },
    companyNumber: '',
    name: 'Lantern Freight Ltd',
    amount: 500000,
    ...rest,
  } as DebtIdentity
}
const other = { name: 'Somebody else', amount: 1 }

describe('debts that match', () => {
  it.each([
    ['the same reference', { customer_ref: 'LF-42' }, { ...other, customer_ref: ' lf-42 ' }],
    ['the same reference', { customer_ref: 'LF 42' }, { ...other, customer_ref: 'LF  ４２' }],
    ['the same reference', { external_ref: 'X1' }, { ...other, external_ref: 'x1' }],
    [
      'the same company number',
      { companyNumber: '1234567' },
      { ...other, companyNumber: '0123 4567' },
    ],
    ['the same company number', { companyNumber: 'n/a 7' }, { ...other, companyNumber: 'NA7' }],
    ['the same name and amount', {}, { name: 'The LANTERN FREIGHT, Limited.' }],
    ['the same name and amount', { name: 'Ånström & Co' }, { name: 'anstrom and co' }],
    ['the same name and amount', { name: 'Tide Public Limited Company' }, { name: 'Tide PLC' }],
    ['the same name and amount', { name: '!!!' }, { name: ' !!! ' }],
  ])('%s: %o and %o', (likeness, one, two) => {
    expect(matchReason(marks(one), marks(two))).toBe(likeness)
    expect(matchReason(marks(two), marks(one))).toBe(likeness)
  })

  it.each([
    ['the name with another amount', {}, { amount: 500001 }],
    ['the amount with another name', {}, { name: 'Lantern Freighters Ltd' }],
    ['names of nothing but signs', { name: '!!!' }, { name: '???' }],
    ['no name at all', { name: '' }, { name: ' ' }],
    ['blank references and numbers', {}, other],
    ['a space in a reference', { customer_ref: 'LF42' }, { ...other, customer_ref: 'LF 42' }],
    ['a reference of the other kind', { customer_ref: 'A1' }, { ...other, external_ref: 'A1' }],
    [
      'a number that is a reference',
      { companyNumber: '01234567' },
      { ...other, customer_ref: '01234567' },
    ],
    ['an amount that begins a name', { name: '1 x', amount: 5 }, { name: 'x', amount: 51 }],
  ])('not by %s', (_, one, two) => {
    expect(matchReason(marks(one), marks(two))).toBeNull()
  })

  it('the strongest reason is returned', () => {
    const one = marks({ customer_ref: 'A', companyNumber: '01234567' })
    expect(matchReason(one, one)).toBe('the same reference')
    expect(matchReason(one, { ...one, references: marks().references })).toBe(
      'the same company number',
    )
  })
})

it.each([
  ['The', 'the'],
  ['Theatre Ltd', 'theatre ltd'],
  ['Bathe House', 'bathe house'],
  ['UNLIMITED Ideas', 'unlimited ideas'],
])('the plain form of %s is %s', (name, plain) => {
  expect(normaliseName(name)).toBe(plain)
})
