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
    ['says just the same', {}, 'identicalRow'],
    ['differs in what does not tell debts apart', { department: 'North' }, 'similarRow'],
    ['has the same reference, amount and date', { company_name: 'Else' }, 'similarRow'],
    ['shares an amount only', { customer_ref: 'X', company_name: 'Else' }, null],
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
    ['in other letters', { company_name: 'DEBTOR 0  LTD' }, 'existingDebt', 0],
    ['the same debt, typed without its reference', { customer_ref: '' }, 'existingDebt', 0],
    ['the same reference', { company_name: 'Else' }, 'similarDebt', 1],
    ['the same name and amount', { customer_ref: 'X' }, 'similarDebt', 1],
    ['another debt', { customer_ref: 'X', company_name: 'Else' }, null, 1],
  ] as const)('a row beside %s', (_, change, kind, sent) => {
    const sheet = sheetOf([goodRow(0)])
    sheet.compareWith([record(change)])
    const { duplicates, totals } = sheet.review()
    if (kind)
      expect(duplicates[kind]).toMatchObject({ count: 1, first: [{ row: 2, other: { id: 77 } }] })
    else expect(Object.values(duplicates).every(({ count }) => count === 0)).toBe(true)
    expect(totals.rows).toBe(sent)
  })

  test.each([
    ['repeats an earlier one', {}],
    ['looks like an earlier one', { department: 'Sales' }],
  ])('a row that %s is left out as known when it is a debt already', (_, change) => {
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
    const known = record({})
    const alike = record({ company_name: 'Else' })

    test.each([
      ['the same debts', [known], [known], none],
      [
        'a debt of no row',
        [known],
        [
          known,
          {
            ...known,
            id: 78,
            amount: 1,
            name: 'Else',
            references: { customer_ref: 'Z', external_ref: '' },
          },
        ],
        none,
      ],
      [
        'a debt that is a row',
        [],
        [known],
        { newlyExisting: 1, newlySimilar: 0, isSelectionChanged: true },
      ],
      [
        'a debt like a row',
        [],
        [alike],
        { newlyExisting: 0, newlySimilar: 1, isSelectionChanged: false },
      ],
      [
        'a debt that is a row in rowIndex of one like it',
        [alike],
        [known],
        { newlyExisting: 1, newlySimilar: 0, isSelectionChanged: true },
      ],
      ['a debt less', [known], [], { newlyExisting: 0, newlySimilar: 0, isSelectionChanged: true }],
    ])('with %s', (_, before, after, change) => {
      const sheet = sheetOf([goodRow(0), goodRow(1)])
      sheet.compareWith(before)
      expect(sheet.compareWith(after)).toEqual(change)
    })

    test.each([
      ['one more', [known, { ...known, id: 78 }]],
      ['one more, listed first', [{ ...known, id: 78 }, known]],
    ])('with %s of a debt that was to be imported all the same', (_, after) => {
      const sheet = sheetOf([goodRow(0), goodRow(1)])
      sheet.apply({
        kind: 'choose',
        choices: { ...choices, duplicates: { ...choices.duplicates, existingDebt: 'send' } },
      })
      sheet.compareWith([known])
      expect(sheet.compareWith(after)).toEqual({ ...none, newlyExisting: 1 })
    })

    test('does not affect a duplicate of an added row', () => {
      const sheet = sheetOf([goodRow(0), goodRow(0)])
      sheet.apply({ kind: 'apply-send-results', created: [2], refused: [] })
      expect(sheet.compareWith([known])).toEqual(none)
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

  test('the user chooses for each kind of duplicates', () => {
    const sheet = sheetOf([goodRow(0), goodRow(0)])
    sheet.apply({
      kind: 'choose',
      choices: { ...choices, duplicates: { ...choices.duplicates, identicalRow: 'send' } },
    })
    expect(sheet.review().totals.rows).toBe(2)
  })
})
