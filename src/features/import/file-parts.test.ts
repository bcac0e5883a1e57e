import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtors'
import { readTable } from '@/lib/csv-read'
import { importColumns } from '@/rules/import-columns'
import { inBatches } from './batches'
import { correctionsCsv, templateCsv } from './corrections'
import { compareWith, findRepeats } from './duplicates'
import { isKnownColumn, matchColumns } from './match-columns'
import { createReader } from './reader'
import { totalsOf } from './rows'
import { readyRows } from './test-rows'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('inBatches', () => {
  test.each([
    [250, 10, [100, 100, 50]],
    [0, 10, []],
    [100, 10, [100]],
    [5, 400_000, [2, 2, 1]],
    [2, 2_000_000, [1, 1]],
  ])('%d items of %d bytes', (count, size, lengths) => {
    const items = Array.from({ length: count }, () => 'é'.repeat(size / 2))
    const batches = inBatches(items, (item) => item)
    expect(batches.map((batch) => batch.length)).toEqual(lengths)
    expect(batches.flat()).toEqual(items)
  })
})

test('the rows to fix carry their number and reasons, and can be imported again', () => {
  const header = ['company_name', 'amount', 'Amount']
  const first = correctionsCsv(header, [
    {
      row: 14,
      cells: ['=Evil', '1e5', '+1'],
      issues: [
        { column: 'initial_debt', value: '1e5', reason: 'Enter an amount' },
        { column: null, value: '', reason: 'Odd' },
      ],
    },
  ])
  expect(first).toBe(
    `company_name,amount,Amount,Row in your file,What to fix\r\n'=Evil,1e5,'+1,14,"Original amount: Enter an amount; Odd"\r\n`,
  )
  const again = readTable(first, isKnownColumn)
  expect(again.rows[0]?.cells.slice(0, 3)).toEqual(['=Evil', '1e5', '+1'])
  expect(matchColumns(again.header).matches.slice(3)).toEqual([null, null])
  const second = correctionsCsv(again.header, [
    { row: 2, cells: again.rows[0]?.cells ?? [], issues: [] },
  ])
  expect(second.split('\r\n')[0]).toBe('company_name,amount,Amount,Row in your file,What to fix')
})

test('the template is a file that imports', () => {
  const reader = createReader()
  const read = reader.read(bytes(templateCsv()))
  expect(read).toMatchObject({ ok: true, summary: { header: importColumns, rowCount: 1 } })
  const { rows } = reader.check({
    matches: importColumns,
    dateOrder: 'day-first',
    today: '2026-04-01',
    rules: 'portal',
  })
  expect(rows).toMatchObject([{ kind: 'ready', row: 2, warnings: [expect.anything()] }])
})

test.each([
  ['', 'The selected file is empty'],
  ['company_name,amount\n', 'The selected file has column names but no debts'],
  ['"company_name,amount\na,1\n', /never closed/],
  [`company_name,amount\n${'a,1\n'.repeat(20_001)}`, /at most 20000/],
])('a file that is no list of debts is refused %#', (text, error) => {
  expect(createReader().read(bytes(text))).toEqual({
    ok: false,
    error: expect.stringMatching(error),
  })
})

describe('duplicates', () => {
  const rows = readyRows(3)
  const recordOf = (change: object) => {
    const { initial_debt, amount_outstanding, last_invoice_date, ...entry } = rows[0]?.entry ?? {}
    const debt = { id: 1, initial_debt: '100.10', amount_outstanding, last_invoice_date }
    return debtor.parse({ ...entry, id: 1, debtor_debt: debt, ...change })
  }

  test('a row that says what an earlier one says is a repeat of it', () => {
    expect(findRepeats([...rows, ...readyRows(2, 9)])).toEqual([
      { row: 9, of: 2 },
      { row: 10, of: 3 },
    ])
  })

  test.each([
    ['the same debt', {}, [2], []],
    ['in other letters', { company_name: 'DEBTOR 0  LTD' }, [2], []],
    ['the same reference', { company_name: 'Else' }, [], [2]],
    ['the same name and amount', { customer_ref: 'X' }, [], [2]],
    ['another debt', { customer_ref: 'X', company_name: 'Else' }, [], []],
  ])('beside %s', (_, change, same, alike) => {
    const likeness = compareWith(rows, [recordOf(change)])
    expect([[...likeness.same], [...likeness.alike]]).toEqual([same, alike])
  })
})

test('totals are over the rows, in whole pence', () => {
  const rows = readyRows(3)
  expect(totalsOf(rows)).toEqual({
    rows: 3,
    outstanding: 10010 + 10110 + 10210,
    interest: rows.reduce((sum, row) => sum + row.interest, 0),
    compensation: 3 * 4000,
  })
})
