// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { toExistingDebt } from '../check/duplicates'
import type { RowFilter } from '../review/summary'
import { choices, goodRow, type RowValues, settings, sheetFrom, sheetOf } from '../testing/rows'

const warned = (rowIndex: number): RowValues => ({
  ...goodRow(rowIndex),
  amount_outstanding: '5000',
})
const faulty = (rowIndex: number): RowValues => ({ ...goodRow(rowIndex), initial_debt: 'x' })
const total: RowValues = { company_name: 'Total', initial_debt: '600.60' }

/** Rows 2 to 7: ready, ready with a warning, to fix, a total, a duplicate of row 2, added. */
function mixedSheet() {
  const sheet = sheetOf([goodRow(0), warned(1), faulty(2), total, goodRow(0), warned(5)])
  sheet.apply({ kind: 'apply-send-results', created: [7], refused: [] })
  return sheet
}
const numbersOf = (sheet: ReturnType<typeof sheetOf>, filter: RowFilter) =>
  sheet.rows(filter, 0, 100).rows.map(({ row }) => row)

test('each row is counted, shown and sent by its status', () => {
  const sheet = mixedSheet()
  const { counts, totalRows, totals } = sheet.review()
  expect(counts).toEqual({ all: 6, ready: 2, 'to-fix': 1, warned: 1, 'left-out': 2 })
  expect(totalRows).toEqual([5])
  expect(totals).toMatchObject({ rows: 2, outstanding: 5100_10 })
  const shown = (['all', 'ready', 'to-fix', 'warned', 'left-out'] as const).map((kind) =>
    numbersOf(sheet, { kind }),
  )
  expect(shown).toEqual([[2, 3, 4, 5, 6, 7], [2, 3], [4], [3], [5, 6]])
  const { rows, outstanding } = sheet.rowsToSend()
  expect([[...rows], [...outstanding]]).toEqual([
    [2, 3],
    [100_10, 5000_00],
  ])
})

test('the rows of a group of errors or warnings are shown', () => {
  const sheet = mixedSheet()
  const { errors, warnings } = sheet.review()
  expect(errors.map(({ first }) => first)).toEqual([[4]])
  expect(warnings.map(({ first }) => first)).toEqual([[3]])
  for (const { id, first } of [...errors, ...warnings])
    expect(numbersOf(sheet, { kind: 'issue', id })).toEqual(first)
})

test('warnings of rows that are left out are not listed', () => {
  const sheet = sheetOf([warned(0), warned(1)])
  expect(sheet.review().warnings).toMatchObject([{ rows: 2 }])
  sheet.apply({ kind: 'exclude', group: sheet.review().warnings[0]?.id ?? '' })
  expect(sheet.review()).toMatchObject({ warnings: [], counts: { 'left-out': 2, warned: 0 } })
})

test('errors of rows that are left out are not listed', () => {
  const sheet = sheetOf([faulty(0)])
  sheet.apply({ kind: 'exclude', group: sheet.review().errors[0]?.id ?? '' })
  expect(sheet.review()).toMatchObject({ errors: [], excluded: 1 })
  expect(sheet.corrections([])).not.toContain('R-0')
})

test.each([
  ['leave', 1],
  ['send', 2],
] as const)('a duplicate that an edit makes faulty is to be fixed (%s)', (identicalRow, ready) => {
  const sheet = sheetOf([goodRow(0), goodRow(0), goodRow(1)])
  sheet.apply({
    kind: 'choose',
    choices: { ...choices, duplicates: { ...choices.duplicates, identicalRow } },
  })
  expect(sheet.review().counts.ready).toBe(ready + 1)
  sheet.apply({ kind: 'edit', edits: [{ rowIndex: 1, field: 'initial_debt', value: 'x' }] })
  expect(sheet.review()).toMatchObject({
    counts: { ready: 2, 'to-fix': 1, 'left-out': 0 },
    duplicates: { identicalRow: { count: 0, first: [] } },
  })
})

test('a duplicate that the user left out is not listed as one', () => {
  const sheet = sheetOf([goodRow(0), warned(1), warned(1)])
  expect(sheet.review().duplicates.identicalRow.count).toBe(1)
  sheet.apply({ kind: 'exclude', group: sheet.review().warnings[0]?.id ?? '' })
  expect(sheet.review().duplicates.identicalRow.count).toBe(0)
})

test('a duplicate of an added row is left out, but an added row is no duplicate', () => {
  const sheet = sheetOf([goodRow(0), goodRow(0), goodRow(0)])
  sheet.apply({ kind: 'apply-send-results', created: [2, 3], refused: [] })
  expect(sheet.review()).toMatchObject({
    counts: { ready: 0, 'left-out': 1 },
    duplicates: { identicalRow: { count: 1, first: [{ row: 4, other: { row: 2 } }] } },
  })
})

test('the first fifty duplicates are listed with the rows they equal, all are counted', () => {
  const { identicalRow, similarRow } = sheetOf(
    Array.from({ length: 53 }, () => goodRow(0)),
  ).review().duplicates
  expect(identicalRow).toMatchObject({ count: 52 })
  expect(identicalRow.first).toHaveLength(50)
  expect(identicalRow.first[0]).toMatchObject({
    row: 3,
    other: { row: 2 },
    name: 'Debtor 0 Ltd',
  })
  expect(similarRow).toEqual({ count: 0, first: [] })
})

describe('values of the file that the portal replaces', () => {
  test.each([
    ['no fee', {}, 0],
    ['the fee of the portal', { fee_type: 'FIXED fee ' }, 0],
    ['another fee', { fee_type: 'No Recovery No Fee' }, 1],
    ['another interest', { fee_type: 'Fixed Fee', interestDue: '1.00' }, 1],
    ['another compensation', { compDue: '1.00' }, 1],
  ])('a row with %s is counted as differing: %j', (_, values, differing) => {
    expect(sheetOf([{ ...goodRow(0), ...values }]).review().differing).toBe(differing)
    expect(sheetOf([{ ...faulty(0), ...values }]).review().differing).toBe(0)
  })

  test('the fee is compared with that of the chosen fee mode', () => {
    const row = { ...goodRow(0), initial_debt: '2000', fee_type: 'Fixed Fee' }
    const sheet = sheetOf([row])
    expect(sheet.review().differing).toBe(0)
    sheet.apply({ kind: 'choose', choices: { ...choices, feeMode: 'No Recovery No Fee' } })
    expect(sheet.review().differing).toBe(1)
    expect(sheet.review().feesByMode).toEqual({
      'Fixed Fee': {
        'Fixed Fee': { rows: 1, amount: 2000_00 },
        'No Recovery No Fee': { rows: 0, amount: 0 },
      },
      'No Recovery No Fee': {
        'Fixed Fee': { rows: 0, amount: 0 },
        'No Recovery No Fee': { rows: 1, amount: 2000_00 },
      },
    })
  })

  test('are listed by column with the first of them', () => {
    const rows = ['1234567', '01234567', '7654321'].map((company_number, rowIndex) => ({
      ...goodRow(rowIndex),
      company_number,
    }))
    expect(sheetOf(rows).review()).toMatchObject({ differing: 0 })
    expect(sheetOf(rows).review().changes).toEqual([
      { column: 'company_number', from: '1234567', to: '01234567', rows: 2 },
    ])
    expect(sheetOf([goodRow(0)]).review().changes).toEqual([])
  })
})

describe('the decimal sign', () => {
  test.each([
    ['an amount', { initial_debt: '12,50' }, true],
    ['an outstanding amount', { amount_outstanding: '12,50' }, true],
    ['an amount that is no number', { initial_debt: 'x' }, false],
    ['another field', { primary_email: '12,50' }, false],
  ])('is asked for when %s is refused: %j', (_, values, isOpen) => {
    const review = sheetOf([{ ...goodRow(0), ...values }]).review()
    expect([review.counts['to-fix'], review.decimalOpen]).toEqual([1, isOpen])
  })

  test('can be changed back when every amount is read with a comma', () => {
    const row = { ...goodRow(0), initial_debt: '12,50' }
    const sheet = sheetOf([row], { decimal: 'comma' })
    expect(sheet.review()).toMatchObject({ counts: { ready: 1 }, decimalOpen: true })
  })
})

test('an unmatched column is neither a field nor among the values', () => {
  const sheet = sheetFrom('Company name,Strange,Amount\nAlder Ltd,?,5\n')
  const { fields, matches, today } = sheet.review()
  expect(fields).toEqual(['company_name', 'initial_debt'])
  expect(matches).toEqual(['company_name', null, 'initial_debt'])
  expect(today).toBe(settings.today)
  expect(sheet.rows({ kind: 'all' }, 0, 9).rows[0]?.values).toEqual(['Alder Ltd', '5'])
})

test('rows are shown in pages, in the order of the file', () => {
  const sheet = sheetOf(Array.from({ length: 5 }, (_, rowIndex) => goodRow(rowIndex)))
  const page = sheet.rows({ kind: 'all' }, 1, 2)
  expect([page.total, page.rows.map(({ row }) => row)]).toEqual([5, [3, 4]])
})

describe('after sending', () => {
  test('an added row cannot be changed any more', () => {
    const sheet = sheetOf([goodRow(0), goodRow(1)])
    sheet.apply({ kind: 'apply-send-results', created: [2], refused: [] })
    sheet.apply({ kind: 'edit', edits: [{ rowIndex: 0, field: 'department', value: 'North' }] })
    expect(sheet.review().canUndo).toBe(false)
    expect(sheet.rows({ kind: 'all' }, 0, 1).rows[0]?.values).not.toContain('North')
  })

  test('a row with the same value as before is still refused', () => {
    const sheet = sheetOf([goodRow(0)])
    const issues = [{ column: null, value: '', reason: 'Not unique.' }]
    sheet.apply({ kind: 'apply-send-results', created: [], refused: [{ row: 2, issues }] })
    const edits = [{ rowIndex: 0, field: 'company_name', value: 'Debtor 0 Ltd' }] as const
    sheet.apply({ kind: 'edit', edits })
    expect([...sheet.rowsToSend().rows]).toEqual([])
    expect(sheet.corrections([])).toContain('Not unique.')
    expect(sheet.review().canUndo).toBe(false)
  })

  test('an added row is not compared with debts that come up later', () => {
    const sheet = sheetOf([goodRow(0), goodRow(1)])
    sheet.apply({ kind: 'apply-send-results', created: [2], refused: [] })
    const [name, reference, initial_debt] = ['Debtor 0 Ltd', 'R-0', '100.10']
    const change = sheet.compareWith([
      toExistingDebt(
        debtor.parse({
          id: 1,
          company_name: name,
          customer_ref: reference,
          debtor_debt: { id: 1, initial_debt, last_invoice_date: '2024-02-01' },
        }),
      ),
    ])
    expect(change).toEqual({ newlyExisting: 0, newlySimilar: 0, isSelectionChanged: false })
    expect([...sheet.rowsToSend().rows]).toEqual([3])
  })
})

test.each([99, 4])('no debt is made of row %i, which is not ready', (row) => {
  const sheet = mixedSheet()
  expect(() => sheet.entries([row])).toThrow(/not ready to be sent/)
})
