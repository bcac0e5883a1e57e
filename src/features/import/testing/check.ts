import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { type CheckSettings, checkRow } from '../check/check-row'
import { columnIndexesOf } from '../check/row-cells'

/** The settings of the checks of single rows. */
export const checkSettings: CheckSettings = {
  columnIndexes: columnIndexesOf(importColumns),
  dates: { order: 'day-first', isSerial: false },
  decimal: 'point',
  today: '2026-04-01',
  rules: 'portal',
}
export type Cells = Partial<Record<ImportColumn, string>>
const base: Cells = { company_name: 'Acme Ltd', initial_debt: '100', primary_email: 'a@b.example' }

export const address: Cells = { street_1: '1 Road', city: 'Leeds', postcode: 'LS1 1AA' }

/** Checks a valid row with these cells changed. */
export const check = (cells: Cells, other: Partial<CheckSettings> = {}) =>
  checkRow(
    {
      cells: importColumns.map((column) => ({ ...base, ...cells })[column] ?? ''),
      problem: null,
    },
    { ...checkSettings, ...other },
  )

export function ready(cells: Cells, other: Partial<CheckSettings> = {}) {
  const row = check(cells, other)
  if (row.kind !== 'ready') throw new Error(JSON.stringify(row))
  return row
}

export const issues = (cells: Cells) => {
  const row = check(cells)
  return row.kind === 'to-fix' ? row.issues.map(({ column, reason }) => [column, reason]) : []
}
