import type { Debtor } from '@/api/debtor/debtor'
import { downloadCsv } from '@/lib/download'
import { formatMoneyOrUnknown } from '@/rules/money'
import { currentDay } from '@/session/today'
import { type DebtRow, debtRows } from './debt-row'
import { csvForImport } from './export/csv-for-import'
import { findDebts } from './find-debts'

const maxResults = 8

const currentRows = (debtors: readonly Debtor[]) => debtRows(debtors, currentDay())

const detailOf = ({ reference, outstanding, status }: DebtRow) =>
  [reference, formatMoneyOrUnknown(outstanding), status].filter(Boolean).join(' · ')

/** Creates a search for the command bar: at most 8 debts, matched like in the list. */
export function createQuickFinder(debtors: readonly Debtor[]) {
  const rows = currentRows(debtors)
  return (query: string) => {
    const found = findDebts(rows, { q: query })
    const debts = found
      .slice(0, maxResults)
      .map((row) => ({ id: row.id, name: row.name, detail: detailOf(row) }))
    return { debts, count: found.length }
  }
}

export const exportAllDebts = (debtors: readonly Debtor[]) =>
  downloadCsv(csvForImport(currentRows(debtors)), `debts-${currentDay()}.csv`)
