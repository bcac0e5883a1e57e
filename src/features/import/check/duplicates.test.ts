// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { DatedDebtIdentity } from '@/api/debtor/identity'
import { createDebtIndex, createRowKeys, findDuplicateRows } from './duplicates'

interface Values {
  customer?: string
  external?: string
  name?: string
  amount?: number
  date?: string | null
  number?: string
}

const identityOf = ({
  customer = '',
  external = '',
  name = 'Acme',
  amount = 5_000,
  date = '2026-01-02',
  number = '',
}: Values): DatedDebtIdentity => ({
  references: { customer_ref: customer, external_ref: external },
  companyNumber: number,
  name,
  amount,
  date,
})

/** The duplicates among rows of these values */
function duplicatesOf(rows: readonly (Values & { note?: string })[]) {
  const keys = createRowKeys(rows.length)
  for (const [rowIndex, row] of rows.entries()) keys.set(rowIndex, identityOf(row))
  return findDuplicateRows(keys, (rowIndex) => {
    const row = rows[rowIndex]
    if (!row) throw new Error(`There is no row ${rowIndex}`)
    return [JSON.stringify(row)]
  })
}

describe('a later row of a file', () => {
  test.each<[string, Values, Values]>([
    [
      'has the same reference, amount and date',
      { customer: 'R-1' },
      { customer: 'r-1', name: 'B' },
    ],
    [
      'has the same other reference alone',
      { external: 'I-1' },
      { external: 'i-1', name: 'B', amount: 1 },
    ],
    ['has the same name, amount and date without references', {}, { name: 'ACME' }],
    ['has the same identity and other cells', { number: '1' }, { number: '2' }],
  ])('is similar when it %s', (_, first, second) => {
    expect(duplicatesOf([first, second])).toEqual([{ kind: 'similarRow', rowIndex: 1, other: 0 }])
  })

  test.each<[string, Values, Values]>([
    ['another reference', { customer: 'R-1' }, { customer: 'R-2' }],
    ['another other reference', { external: 'I-1' }, { external: 'I-2' }],
    ['an other reference that the first lacks', {}, { external: 'I-2' }],
    ['another amount', { customer: 'R-1' }, { customer: 'R-1', amount: 1 }],
    ['another date', { customer: 'R-1' }, { customer: 'R-1', date: '2026-01-03' }],
    ['another name and no reference', { name: 'Acme' }, { name: 'Birch' }],
    ['a name equal to the reference of the first', { customer: 'Acme', name: 'B' }, {}],
  ])('is not a duplicate when it has %s', (_, first, second) => {
    expect(duplicatesOf([first, second])).toEqual([])
  })

  test('is identical to the first earlier row with the same cells', () => {
    const rows = [{ note: 'a' }, { note: 'b' }, { note: 'b' }, { note: 'a' }, { note: 'c' }]
    expect(duplicatesOf(rows)).toEqual([
      { kind: 'similarRow', rowIndex: 1, other: 0 },
      { kind: 'identicalRow', rowIndex: 2, other: 1 },
      { kind: 'identicalRow', rowIndex: 3, other: 0 },
      { kind: 'similarRow', rowIndex: 4, other: 0 },
    ])
  })

  test('is no duplicate any more when it stops being a valid debt', () => {
    const keys = createRowKeys(2)
    const values = { customer: 'R-1', external: 'I-1' }
    keys.set(0, identityOf(values))
    keys.set(1, identityOf(values))
    keys.set(1, null)
    expect(findDuplicateRows(keys, () => [])).toEqual([])
  })

  test('is found among thousands of others', () => {
    const once = Array.from({ length: 3_000 }, (_, index) => ({ customer: `R-${index}` }))
    expect(duplicatesOf([...once, ...once])).toEqual(
      once.map((_, index) => ({ kind: 'identicalRow', rowIndex: 3_000 + index, other: index })),
    )
  })
})

describe('a row compared with an existing debt', () => {
  const find = (row: Values, ...debts: Values[]) => {
    const found = createDebtIndex(
      debts.map((debt, index) => ({ id: index + 1, ...identityOf(debt) })),
    ).find(identityOf(row))
    return found && [found.kind, found.reason, found.other.id]
  }

  test.each<[string, Values, Values]>([
    ['everything is equal', { customer: 'R-1', date: null }, { customer: 'R-1', date: null }],
    ['the row has no reference', {}, { customer: 'R-1', external: 'I-1' }],
    ['the debt has no reference', { customer: 'R-1', external: 'I-1' }, {}],
    [
      'one reference is equal and the other blank',
      { customer: 'R-1' },
      { customer: 'r-1', external: 'I-1' },
    ],
  ])('is the same debt when %s', (_, row, debt) => {
    expect(find(row, debt)).toEqual(['existingDebt', null, 1])
  })

  test.each<[string, Values, Values]>([
    ['the same name and amount', { customer: 'R-1' }, { customer: 'R-2' }],
    ['the same name and amount', { external: 'I-1' }, { external: 'I-2' }],
    ['the same name and amount', { customer: 'R-1', date: null }, { date: null }],
    ['the same name and amount', {}, { date: '2026-01-03' }],
    ['the same reference', { external: 'I-1' }, { external: 'I-1', name: 'B', amount: 1 }],
    [
      'the same company number',
      { number: '01234567' },
      { number: '1234567', name: 'B', amount: 1 },
    ],
  ])('is similar by %s: %j and %j', (reason, row, debt) => {
    expect(find(row, debt)).toEqual(['similarDebt', reason, 1])
  })

  test.each<[string, Values, Values[]]>([
    ['there are no debts', {}, []],
    ['only the amount is equal', {}, [{ name: 'Birch' }]],
    [
      'only name and amount run together are equal',
      { name: 'A 1', amount: 15 },
      [{ name: 'A 11', amount: 5 }],
    ],
  ])('has no match when %s', (_, row, debts) => {
    expect(find(row, ...debts)).toBeNull()
  })

  test.each<[string, Values]>([
    ['equal', { customer: 'R-1' }],
    ['on the same invoice', {}],
    ['similar', { customer: 'R-1', amount: 1 }],
  ])('has the newest of several %s debts as its match', (_, row) => {
    const [older, newer] = [7, 9].map((id) => ({ id, ...identityOf({ customer: 'R-1' }) }))
    if (!older || !newer) throw new Error('Two debts are needed')
    expect(createDebtIndex([newer, older]).find(identityOf(row))?.other.id).toBe(9)
  })
})
