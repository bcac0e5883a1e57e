import { entryIdentity, fingerprint, recordIdentity } from '@/api/debtor-identity'
import type { Debtor } from '@/api/debtors'
import { likenessOf } from '@/rules/duplicate'
import type { PreparedRow } from './dispatch'

/**
 * Which rows are among the debts that have come into being: each debt answers for one row. First by
 * everything that tells debts apart; then, as a server may have tidied a text, by a shared
 * reference or name with the same amount.
 * @param fresh debts that were not there before the rows were sent
 * @returns the debt's id by row number
 */
export function findCreated(
  rows: readonly PreparedRow[],
  fresh: readonly Debtor[],
): Map<number, number> {
  const found = new Map<number, number>()
  const left = new Set(fresh)
  const pair = (isSame: (row: PreparedRow) => (record: Debtor) => boolean) => {
    for (const row of rows) {
      if (found.has(row.row)) continue
      const record = [...left].find(isSame(row))
      if (!record) continue
      left.delete(record)
      found.set(row.row, record.id)
    }
  }
  pair(({ entry }) => {
    const print = fingerprint(entryIdentity(entry))
    return (record) => fingerprint(recordIdentity(record)) === print
  })
  pair(({ entry }) => {
    const marks = entryIdentity(entry)
    return (record) =>
      record.debtor_debt.initial_debt === entry.initial_debt &&
      likenessOf(marks, recordIdentity(record)) !== null
  })
  return found
}
