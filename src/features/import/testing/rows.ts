import { readTable } from '@/lib/csv-read'
import { writeRows } from '@/lib/csv-write'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { isFieldName, matchColumns } from '../match/match-columns'
import type { SheetChoices, SheetSettings } from '../review/summary'
import { createSheet } from '../worker/sheet'

export type RowValues = Partial<Record<ImportColumn, string>>

export const choices: SheetChoices = {
  feeMode: 'Fixed Fee',
  duplicates: {
    identicalRow: 'leave',
    similarRow: 'send',
    existingDebt: 'leave',
    similarDebt: 'send',
  },
}

export const settings: SheetSettings = {
  matches: importColumns,
  dateOrder: 'day-first',
  decimal: 'point',
  today: '2026-04-01',
  rules: 'portal',
}

/** A valid row, unique for each index. */
export const goodRow = (rowIndex: number): RowValues => ({
  company_name: `Debtor ${rowIndex} Ltd`,
  customer_ref: `R-${rowIndex}`,
  initial_debt: `${100 + rowIndex}.10`,
  last_invoice_date: '01/02/2024',
  primary_email: `a${rowIndex}@debtor.example`,
})

/** A sheet of these rows, the first of them in row 2. */
export function sheetOf(rows: readonly RowValues[], other: Partial<SheetSettings> = {}) {
  const cells = rows.map((row) => importColumns.map((column) => row[column] ?? ''))
  return sheetFrom(writeRows([importColumns, ...cells]), other)
}

/** A sheet of a whole file, its columns matched by their names. */
export function sheetFrom(text: string, other: Partial<SheetSettings> = {}) {
  const table = readTable(text, isFieldName)
  const sheet = createSheet(table)
  const { matches } = matchColumns(table.header, table.rows)
  sheet.apply({ kind: 'check', settings: { ...settings, matches, ...other }, choices })
  return sheet
}
