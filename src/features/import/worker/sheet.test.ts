// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debtorBody } from '@/api/debtor/request-body'
import { choices, goodRow, settings, sheetFrom, sheetOf } from '../testing/rows'

const pence = (pounds: number) => Math.round(pounds * 100)
const rows = (count: number) => Array.from({ length: count }, (_, rowIndex) => goodRow(rowIndex))
const everything = (sheet: ReturnType<typeof sheetOf>) => sheet.rows({ kind: 'all' }, 0, 1000).rows

describe('the review and the rows to send', () => {
  test('I06: sums are over the rows that are sent, to the penny', () => {
    const amount = fc.integer({ min: 1, max: 2_000_000 })
    const day = fc.constantFrom('', '01/02/2024', '15/06/2010', '28/02/2026', '31/02/2026')
    const row = fc.record({ amount, day, isPerson: fc.boolean() })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (drawn) => {
        const sheet = sheetOf(
          drawn.map(({ amount: owed, day: date, isPerson }, rowIndex) => ({
            ...goodRow(rowIndex),
            initial_debt: (owed / 100).toFixed(2),
            last_invoice_date: date,
            is_individual: isPerson ? 'yes' : 'no',
            last_name: isPerson ? 'Ray' : '',
          })),
        )
        const { totals, feesByMode } = sheet.review()
        const sent = sheet
          .entries([...sheet.rowsToSend().rows])
          .map((entry) =>
            debtorBody(entry, { today: '2026-04-01', rules: 'portal', feeMode: 'Fixed Fee' }),
          )
        const sum = (of: (debt: (typeof sent)[number]['debtor_debt']) => number) =>
          sent.reduce((all, { debtor_debt }) => all + pence(of(debtor_debt)), 0)
        expect(totals).toEqual({
          rows: sent.length,
          outstanding: sum((debt) => debt.amount_outstanding),
          interest: sum((debt) => debt.interestDue),
          compensation: sum((debt) => debt.compDue),
        })
        const fixed = sent.filter(({ debtor_debt }) => debtor_debt.fee_type === 'Fixed Fee')
        expect(feesByMode['Fixed Fee']['Fixed Fee']).toEqual({
          rows: fixed.length,
          amount: fixed.reduce((all, { debtor_debt }) => all + pence(debtor_debt.initial_debt), 0),
        })
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['999.99', '40.00', 'Fixed Fee'],
    ['1000.00', '70.00', 'Fixed Fee'],
    ['1000.01', '70.00', 'No Recovery No Fee'],
    ['9999.99', '70.00', 'No Recovery No Fee'],
    ['10000.00', '100.00', 'No Recovery No Fee'],
  ] as const)('I06: at %s in the other fee mode', (amount, compensation, fee) => {
    const sheet = sheetOf([{ ...goodRow(1), initial_debt: amount }])
    sheet.apply({ kind: 'choose', choices: { ...choices, feeMode: 'No Recovery No Fee' } })
    const review = sheet.review()
    expect((review.totals.compensation / 100).toFixed(2)).toBe(compensation)
    expect(review.feesByMode['No Recovery No Fee'][fee].rows).toBe(1)
  })
})

describe('correcting cells', () => {
  const address = { street_1: '1 Road', city: 'Leeds' }
  const faulty = [
    goodRow(0),
    { ...goodRow(1), initial_debt: '12,50' },
    { ...goodRow(2), ...address, postcode: 'N17 O8L' },
    { ...goodRow(3), ...address, postcode: 'N17 O8L' },
    { ...goodRow(4), ...address, postcode: 'SW1A 1A' },
  ]

  test('errors are grouped by reason, largest first, with the invalid values', () => {
    const [first, second] = sheetOf(faulty).review().errors
    expect(first).toMatchObject({
      column: 'postcode',
      rows: 3,
      first: [4, 5, 6],
      distinct: 2,
      suggestions: 2,
      values: [
        { value: 'N17 O8L', rows: 2, suggestion: 'N17 0BL' },
        { value: 'SW1A 1A', rows: 1 },
      ],
    })
    expect(second).toMatchObject({ column: 'initial_debt', rows: 1, first: [3] })
  })

  test('a corrected cell makes its row ready, and can be undone and redone', () => {
    const sheet = sheetOf(faulty)
    sheet.apply({ kind: 'edit', edits: [{ rowIndex: 1, field: 'initial_debt', value: '12.50' }] })
    expect(sheet.review().counts).toMatchObject({ ready: 2, 'to-fix': 3 })
    expect(sheet.entries([3])[0]?.initial_debt).toBe(1250)
    sheet.apply({ kind: 'undo' })
    expect(sheet.review()).toMatchObject({ counts: { ready: 1 }, canUndo: false, canRedo: true })
    sheet.apply({ kind: 'redo' })
    expect(sheet.review()).toMatchObject({ counts: { ready: 2 }, canUndo: true, canRedo: false })
  })

  describe('undo and redo', () => {
    const renamed = (sheet: ReturnType<typeof sheetOf>, ...names: string[]) => {
      for (const value of names)
        sheet.apply({ kind: 'edit', edits: [{ rowIndex: 0, field: 'company_name', value }] })
    }
    const state = (sheet: ReturnType<typeof sheetOf>) => {
      const { canUndo, canRedo } = sheet.review()
      return [sheet.entries([2])[0]?.company_name, canUndo, canRedo]
    }
    const first = goodRow(0).company_name

    test('edits are undone from the newest to the oldest, and redone the other way', () => {
      const sheet = sheetOf([goodRow(0)])
      renamed(sheet, 'A', 'B')
      expect(state(sheet)).toEqual(['B', true, false])
      sheet.apply({ kind: 'undo' })
      expect(state(sheet)).toEqual(['A', true, true])
      sheet.apply({ kind: 'undo' })
      expect(state(sheet)).toEqual([first, false, true])
      sheet.apply({ kind: 'redo' })
      expect(state(sheet)).toEqual(['A', true, true])
      sheet.apply({ kind: 'redo' })
      expect(state(sheet)).toEqual(['B', true, false])
      sheet.apply({ kind: 'undo' })
      expect(state(sheet)).toEqual(['A', true, true])
    })

    test('undo and redo do nothing without an edit', () => {
      const sheet = sheetOf([goodRow(0)])
      sheet.apply({ kind: 'undo' })
      sheet.apply({ kind: 'redo' })
      expect(state(sheet)).toEqual([first, false, false])
    })

    test('a new edit clears those that were undone', () => {
      const sheet = sheetOf([goodRow(0)])
      renamed(sheet, 'A')
      sheet.apply({ kind: 'undo' })
      renamed(sheet, 'B')
      expect(state(sheet)).toEqual(['B', true, false])
      sheet.apply({ kind: 'redo' })
      expect(state(sheet)).toEqual(['B', true, false])
      sheet.apply({ kind: 'undo' })
      expect(state(sheet)).toEqual([first, false, true])
    })
  })

  test('a bulk edit fixes a group, or one value of it, and is one step to undo', () => {
    const sheet = sheetOf(faulty)
    const id = sheet.review().errors[0]?.id ?? ''
    sheet.apply({ kind: 'apply-suggestions', group: id })
    expect(sheet.review().counts).toMatchObject({ ready: 3, 'to-fix': 2 })
    sheet.apply({ kind: 'undo' })
    sheet.apply({ kind: 'replace', group: id, value: 'N17 O8L', replacement: 'LS1 4AP' })
    expect(everything(sheet).filter(({ values }) => values.includes('LS1 4AP'))).toHaveLength(2)
    sheet.apply({ kind: 'undo' })
    sheet.apply({ kind: 'replace', group: id, value: null, replacement: 'LS1 4AP' })
    expect(sheet.review().counts).toMatchObject({ ready: 4, 'to-fix': 1 })
    sheet.apply({ kind: 'undo' })
    sheet.apply({ kind: 'exclude', group: id })
    expect(sheet.review().counts).toMatchObject({ ready: 1, 'to-fix': 1, 'left-out': 3 })
    sheet.apply({ kind: 'restore-excluded' })
    expect(sheet.review().counts).toMatchObject({ ready: 1, 'to-fix': 4, 'left-out': 0 })
  })

  test('a value can be entered for a field without a column', () => {
    const sheet = sheetFrom('Company name,Amount,Private individual\n,5,yes\n')
    expect(sheet.review().errors).toMatchObject([{ column: 'last_name' }])
    sheet.apply({ kind: 'edit', edits: [{ rowIndex: 0, field: 'last_name', value: 'Ray' }] })
    expect(sheet.review()).toMatchObject({
      counts: { ready: 1 },
      fields: ['company_name', 'initial_debt', 'is_individual', 'last_name'],
    })
    expect(sheet.entries([2])[0]?.last_name).toBe('Ray')
  })

  test('I02: cells that did not fall into columns are used only once the user has accepted them', () => {
    const sheet = sheetFrom('Company name,Amount\nAlder Ltd,5,extra\nBirch Ltd,6\n')
    const [group] = sheet.review().errors
    expect(group).toMatchObject({ column: null, rows: 1 })
    sheet.apply({ kind: 'edit', edits: [{ rowIndex: 0, field: 'company_name', value: 'Alder' }] })
    expect([...sheet.rowsToSend().rows]).toEqual([3])
    sheet.apply({ kind: 'accept-rows', group: group?.id ?? '' })
    expect([...sheet.rowsToSend().rows]).toEqual([2, 3])
  })

  test('one date does not change the date format of a column', () => {
    const sheet = sheetOf([
      { ...goodRow(0), last_invoice_date: '45992' },
      { ...goodRow(1), last_invoice_date: '45993' },
    ])
    expect(sheet.entries([2, 3]).map((entry) => entry.last_invoice_date)).toEqual([
      '2025-12-01',
      '2025-12-02',
    ])
    sheet.apply({
      kind: 'edit',
      edits: [{ rowIndex: 1, field: 'last_invoice_date', value: '02/12/2025' }],
    })
    expect(sheet.review().errors).toMatchObject([{ column: 'last_invoice_date', first: [2] }])
  })
})

test('an added row still counts for the date format of its column', () => {
  const dated = (rowIndex: number, date: string) => ({
    ...goodRow(rowIndex),
    last_invoice_date: date,
  })
  const sheet = sheetOf([dated(0, '25/02/2024'), dated(1, '01/02/2024')])
  expect(sheet.review().dateOrderOpen).toBe(false)
  sheet.apply({ kind: 'apply-send-results', created: [2], refused: [] })
  sheet.apply({ kind: 'check', settings, choices })
  expect(sheet.review().dateOrderOpen).toBe(false)
})

test('after sending, added rows are excluded and rejected rows wait for a change', () => {
  const sheet = sheetOf(rows(3))
  sheet.apply({
    kind: 'apply-send-results',
    created: [2],
    refused: [{ row: 3, issues: [{ column: 'city', value: '', reason: 'Unknown town.' }] }],
  })
  expect(sheet.review()).toMatchObject({
    counts: { ready: 1, 'to-fix': 1 },
    errors: [{ column: 'city', reason: 'Unknown town.' }],
  })
  expect(everything(sheet).map(({ status }) => status)).toEqual(['added', 'to-fix', 'ready'])
  sheet.apply({
    kind: 'edit',
    edits: [
      { rowIndex: 0, field: 'department', value: 'North' },
      { rowIndex: 1, field: 'department', value: 'North' },
    ],
  })
  expect([...sheet.rowsToSend().rows]).toEqual([3, 4])
})
