// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type DebtorIdentity, duplicateKeys, isSameDebtor } from './duplicate'

type Change = Partial<Parameters<typeof duplicateKeys>[0]> & { name?: string; amount?: number }

const blank = {
  ...{ customer_ref: '', external_ref: '', company_number: '', title: '' },
  ...{ trading_name: '', first_names: '', last_name: '' },
}
const keysOf = ({ name = 'Lantern Freight Ltd', amount = 500_000, ...change }: Change) =>
  duplicateKeys({ ...blank, company_name: name, ...change }, amount)

/** The strongest reason by which two debts are duplicates. */
const reasonOf = (one: Change, other: Change) =>
  keysOf(one).find(({ key }) => keysOf(other).some((found) => found.key === key))?.reason ?? null

const other = { name: 'Somebody else', amount: 1 }
const trader = { name: '', first_names: 'Ann', last_name: 'Archer' }

describe('two debts', () => {
  it.each<[string | null, Change, Change]>([
    ['the same reference', { customer_ref: 'LF-42' }, { ...other, customer_ref: ' lf-42 ' }],
    ['the same reference', { customer_ref: 'LF 42' }, { ...other, customer_ref: 'LF  ４２' }],
    ['the same reference', { external_ref: 'X1' }, { ...other, external_ref: 'x1' }],
    ['the same reference', { customer_ref: 'A' }, { customer_ref: 'A' }],
    [
      'the same company number',
      { company_number: '1234567' },
      { ...other, company_number: '0123 4567' },
    ],
    ['the same company number', { company_number: 'n/a 7' }, { ...other, company_number: 'NA7' }],
    ['the same name and amount', {}, { name: 'The LANTERN FREIGHT, Limited.' }],
    ['the same name and amount', { name: 'Ånström & Co' }, { name: 'anstrom and co' }],
    ['the same name and amount', { name: 'Tide Public Limited Company' }, { name: 'Tide PLC' }],
    ['the same name and amount', { name: '!!!' }, { name: ' !!! ' }],
    ['the same name and amount', trader, { ...trader, trading_name: 'Archer Joinery' }],
    [null, trader, { ...trader, first_names: 'Bob', trading_name: 'Archer Joinery' }],
    [null, {}, { amount: 500_001 }],
    [null, {}, { name: 'Lantern Freighters Ltd' }],
    [null, { name: 'The' }, { name: '' }],
    [null, { name: 'Theatre Ltd' }, { name: 'atre Ltd' }],
    [null, { name: 'UNLIMITED Ideas' }, { name: 'unltd ideas' }],
    [null, { name: '!!!' }, { name: '???' }],
    [null, { name: '' }, { name: ' ' }],
    [null, { customer_ref: 'LF42' }, { ...other, customer_ref: 'LF 42' }],
    [null, { customer_ref: 'A1' }, { ...other, external_ref: 'A1' }],
    [null, { company_number: '01234567' }, { ...other, customer_ref: '01234567' }],
    [null, { name: '1 x', amount: 5 }, { name: 'x', amount: 51 }],
  ])('are duplicates by %s: %j and %j', (reason, one, two) => {
    expect(reasonOf(one, two)).toBe(reason)
    expect(reasonOf(two, one)).toBe(reason)
  })
})

describe('the debtor of two debts', () => {
  const one: DebtorIdentity = {
    name: 'Alder Ltd',
    companyNumber: '01234567',
    address: { street_1: '1 Mill Lane', postcode: 'LS1 4DY' },
  }
  const unnumbered = { ...one, companyNumber: '' }
  const at = (street_1: string, postcode: string) => ({
    ...unnumbered,
    address: { street_1, postcode },
  })

  it.each<[string, DebtorIdentity, DebtorIdentity, boolean]>([
    ['number', one, { name: 'Other', companyNumber: '1234567 ', address: null }, true],
    ['name and address, not number', one, { ...one, companyNumber: '07654321' }, false],
    ['name and address, one having no number', one, unnumbered, true],
    ['name but for its case, and address', unnumbered, { ...unnumbered, name: 'ALDER LTD' }, true],
    ['name and address but for its spacing', unnumbered, at('1, Mill lane', 'ls14dy'), true],
    ['name, not street', unnumbered, at('2 Mill Lane', 'LS1 4DY'), false],
    ['name, not postcode', unnumbered, at('1 Mill Lane', 'LS1 4DZ'), false],
    ['address, not name', unnumbered, { ...unnumbered, name: 'Ash Ltd' }, false],
    [
      'word as number',
      { ...one, companyNumber: 'n/a' },
      { ...unnumbered, companyNumber: 'N/A', name: 'Ash Ltd' },
      false,
    ],
    ['name alone', { ...unnumbered, address: null }, { ...unnumbered, address: null }, false],
  ])('with the same %s is one or not', (_, first, second, isSame) => {
    expect(isSameDebtor(first, second)).toBe(isSame)
  })
})
