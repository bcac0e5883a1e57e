import type { Debtor } from '@/api/debtors'
import { entryPrint, hintsOf, recordPrint } from './duplicates'
import type { ReadyRow } from './rows'

/**
 * Which rows are among the debts that have come into being: each debt answers for one row. First by
 * everything that tells debts apart; then, as a server may have tidied a text, by a shared
 * reference or name with the same amount.
 * @param fresh debts that were not there before the rows were sent
 * @returns the debt's id by row number
 */
export function findCreated(
  rows: readonly ReadyRow[],
  fresh: readonly Debtor[],
): Map<number, number> {
  const found = new Map<number, number>()
  const left = new Set(fresh)
  const pair = (isSame: (row: ReadyRow) => (record: Debtor) => boolean) => {
    for (const row of rows) {
      if (found.has(row.row)) continue
      const record = [...left].find(isSame(row))
      if (!record) continue
      left.delete(record)
      found.set(row.row, record.id)
    }
  }
  pair(({ entry }) => {
    const print = entryPrint(entry)
    return (record) => recordPrint(record) === print
  })
  pair(({ entry }) => {
    const hints = new Set(hintsOf(entry, entry.initial_debt))
    return ({ debtor_debt: { initial_debt }, ...names }) =>
      initial_debt === entry.initial_debt &&
      hintsOf(names, initial_debt).some((hint) => hints.has(hint))
  })
  return found
}
