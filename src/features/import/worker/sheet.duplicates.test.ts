// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { toExistingDebt } from '../check/duplicates'
import { choices, goodRow, sheetOf } from '../testing/rows'

describe('I09: duplicate debts', () => {
  const record = (change: object) =>
    toExistingDebt(
      debtor.parse({
        id: 77,
        company_name: 'Debtor 0 Ltd',
        customer_ref: 'R-0',
        ...change,
        debtor_debt: { id: 1, initial_debt: '100.10', last_invoice_date: '2024-02-01' },
      }),
    )

  test.each([
    ['is identical', {}, 'identicalRow'],
    ['differs only in fields that do not identify a debt', { department: 'North' }, 'similarRow'],
    ['has the same reference, amount and date', { company_name: 'Else' }, 'similarRow'],
    ['has only the same amount and date', { customer_ref: 'X', company_name: 'Else' }, null],
  ] as const)('a later row that %s', (_, change, kind) => {
    const { duplicates, totals } = sheetOf([goodRow(0), { ...goodRow(0), ...change }]).review()
    const found = Object.entries(duplicates).flatMap(([name, { count }]) =>
      count > 0 ? [name] : [],
    )
    expect(found).toEqual(kind ? [kind] : [])
    expect(totals.rows).toBe(kind === 'identicalRow' ? 1 : 2)
  })

  test.each([
    ['the same debt', {}, 'existingDebt', 0],
    [
      'the same debt, with other case and spaces',
      { company_name: 'DEBTOR 0  LTD' },
      'existingDebt',
      0,
    ],
    ['the same debt, typed without its reference', { customer_ref: '' }, 'existingDebt', 0],
    ['the same reference', { company_name: 'Else' }, 'similarDebt', 1],
    ['the same name and amount', { customer_ref: 'X' }, 'similarDebt', 1],
    ['another debt', { customer_ref: 'X', company_name: 'Else' }, null, 1],
  ] as const)('a row compared with %s', (_, change, kind, sent) => {
    const sheet = sheetOf([goodRow(0)])
    sheet.compareWith([record(change)])
    const { duplicates, totals } = sheet.review()
    if (kind)
      expect(duplicates[kind]).toMatchObject({ count: 1, first: [{ row: 2, other: { id: 77 } }] })
    else expect(Object.values(duplicates).every(({ count }) => count === 0)).toBe(true)
    expect(totals.rows).toBe(sent)
  })

  test.each([
    ['equals an earlier one', {}],
    ['resembles an earlier one', { department: 'Sales' }],
  ])('a row that %s is excluded as an existing debt when it matches one', (_, change) => {
    const sheet = sheetOf([goodRow(0), { ...goodRow(0), ...change }])
    sheet.apply({
      kind: 'choose',
      choices: { ...choices, duplicates: { ...choices.duplicates, identicalRow: 'send' } },
    })
    sheet.compareWith([record({})])
    expect(sheet.review()).toMatchObject({
      duplicates: {
        existingDebt: { count: 2 },
        identicalRow: { count: 0 },
        similarRow: { count: 0 },
      },
      totals: { rows: 0 },
    })
  })

  describe('a newer list of debts', () => {
    const none = { newlyExisting: 0, newlySimilar: 0, isSelectionChanged: false }
    const equalRecord = record({})
    const similarRecord = record({ company_name: 'Else' })

    test.each([
      ['the same debts', [equalRecord], [equalRecord], none],
      [
        'a debt that matches no row',
        [equalRecord],
        [
          equalRecord,
          {
            ...equalRecord,
            id: 78,
            amount: 1,
            name: 'Else',
            references: { customer_ref: 'Z', external_ref: '' },
          },
        ],
        none,
      ],
      [
        'a debt equal to a row',
        [],
        [equalRecord],
        { newlyExisting: 1, newlySimilar: 0, isSelectionChanged: true },
      ],
      [
        'a debt similar to a row',
        [],
        [similarRecord],
        { newlyExisting: 0, newlySimilar: 1, isSelectionChanged: false },
      ],
      [
        'a debt equal to a row, instead of a similar one',
        [similarRecord],
        [equalRecord],
        { newlyExisting: 1, newlySimilar: 0, isSelectionChanged: true },
      ],
      [
        'one debt fewer',
        [equalRecord],
        [],
        { newlyExisting: 0, newlySimilar: 0, isSelectionChanged: true },
      ],
    ])('with %s', (_, before, after, change) => {
      const sheet = sheetOf([goodRow(0), goodRow(1)])
      sheet.compareWith(before)
      expect(sheet.compareWith(after)).toEqual(change)
    })

    test.each([
      ['one more', [equalRecord, { ...equalRecord, id: 78 }]],
      ['one more, listed first', [{ ...equalRecord, id: 78 }, equalRecord]],
    ])('with %s of a debt whose duplicate the user chose to import', (_, after) => {
      const sheet = sheetOf([goodRow(0), goodRow(1)])
      sheet.apply({
        kind: 'choose',
        choices: { ...choices, duplicates: { ...choices.duplicates, existingDebt: 'send' } },
      })
      sheet.compareWith([equalRecord])
      expect(sheet.compareWith(after)).toEqual({ ...none, newlyExisting: 1 })
    })

    test('does not affect a duplicate of an added row', () => {
      const sheet = sheetOf([goodRow(0), goodRow(0)])
      sheet.apply({ kind: 'apply-send-results', created: [2], refused: [] })
      expect(sheet.compareWith([equalRecord])).toEqual(none)
    })

    test('does not affect rows that the user excluded', () => {
      const sheet = sheetOf([goodRow(0), { ...goodRow(1), postcode: '1' }])
      sheet.apply({ kind: 'exclude', group: sheet.review().errors[0]?.id ?? '' })
      sheet.apply({ kind: 'edit', edits: [{ rowIndex: 1, field: 'postcode', value: '' }] })
      expect(
        sheet.compareWith([record({ company_name: 'Debtor 1 Ltd', customer_ref: 'R-1' })]),
      ).toEqual(none)
    })
  })

  test('the user chooses for each kind of duplicate', () => {
    const sheet = sheetOf([goodRow(0), goodRow(0)])
    sheet.apply({
      kind: 'choose',
      choices: { ...choices, duplicates: { ...choices.duplicates, identicalRow: 'send' } },
    })
    expect(sheet.review().totals.rows).toBe(2)
  })
})
