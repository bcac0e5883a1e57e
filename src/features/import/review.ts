import { type FeeType, feeType } from '@/rules/fee'
import { findRepeats, type Likeness, type Repeat } from './duplicates'
import { type CheckedRow, type ReadyRow, type RowToFix, type Totals, totalsOf } from './rows'

export interface Review {
  toFix: readonly RowToFix[]
  /** Row numbers of lines of sums. */
  totalRows: readonly number[]
  repeats: readonly Repeat[]
  /** What is sent if the person says so now. */
  toSend: readonly ReadyRow[]
  totals: Totals
  fees: Readonly<Record<FeeType, number>>
  /** Rows whose fee type, interest or compensation in the file is not the portal's. */
  differing: number
  /** The same warning of several rows, told once. */
  warnings: readonly { text: string; rows: readonly number[] }[]
}

interface Choices {
  feeMode: FeeType
  sendRepeats: boolean
  sendKnown: boolean
}

export const sortRows = (rows: readonly CheckedRow[]) => ({
  ready: rows.filter((row) => row.kind === 'ready'),
  toFix: rows.filter((row) => row.kind === 'to-fix'),
  totalRows: rows.filter((row) => row.kind === 'total').map(({ row }) => row),
})

/** All that is to be known before sending, under the choices made so far. */
export function reviewOf(
  rows: readonly CheckedRow[],
  same: Likeness['same'],
  { feeMode, sendRepeats, sendKnown }: Choices,
): Review {
  const { ready, toFix, totalRows } = sortRows(rows)
  const repeats = findRepeats(ready)
  const repeated = new Set(repeats.map(({ row }) => row))
  const toSend = ready.filter(
    ({ row }) => (sendRepeats || !repeated.has(row)) && (sendKnown || !same.has(row)),
  )
  const fees = { 'Fixed Fee': 0, 'No Recovery No Fee': 0 }
  let differing = 0
  for (const { entry, fileFee, differs } of toSend) {
    const fee = feeType(entry.initial_debt, feeMode)
    fees[fee] += 1
    if (differs || (fileFee !== '' && fileFee !== fee.toLowerCase())) differing += 1
  }
  return {
    toFix,
    totalRows,
    repeats,
    toSend,
    totals: totalsOf(toSend),
    fees,
    differing,
    warnings: warningsOf(toSend),
  }
}

function warningsOf(rows: readonly ReadyRow[]) {
  const byText = new Map<string, number[]>()
  for (const { row, warnings } of rows) {
    for (const { reason } of warnings) {
      const found = byText.get(reason)
      if (found) found.push(row)
      else byText.set(reason, [row])
    }
  }
  return [...byText].map(([text, found]) => ({ text, rows: found }))
}
