import type { DebtEntry } from '@/api/debtor-body'
import { type Debtor, debtorName } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import type { Pence } from '@/rules/money'
import type { ReadyRow } from './rows'

type Names = Pick<
  DebtEntry,
  | 'title'
  | 'first_names'
  | 'last_name'
  | 'company_name'
  | 'trading_name'
  | 'customer_ref'
  | 'external_ref'
>

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

function print(names: Names, amount: Pence, date: IsoDate | null): string {
  const texts = [names.customer_ref, names.external_ref, debtorName(names)]
  return JSON.stringify([...texts.map(plain), amount, date])
}

/** What tells one debt from another where there is no id yet: references, name, amount and date. */
export const entryPrint = (entry: DebtEntry) =>
  print(entry, entry.initial_debt, entry.last_invoice_date)

export const recordPrint = (record: Debtor) =>
  print(record, record.debtor_debt.initial_debt, record.debtor_debt.last_invoice_date)

export interface Repeat {
  row: number
  /** The earlier row it repeats. */
  of: number
}

/** Rows that say exactly what an earlier row of the file says. */
export function findRepeats(rows: readonly ReadyRow[]): Repeat[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ row, entry }) => {
    const text = JSON.stringify(entry)
    const of = seen.get(text)
    if (of === undefined) seen.set(text, row)
    return of === undefined ? [] : [{ row, of }]
  })
}

export interface Likeness {
  /** Rows that are a debt the client already has: same references, name, amount and date. */
  same: ReadonlySet<number>
  /** Rows that share a reference, or name and amount, with one: no more than a hint. */
  alike: ReadonlySet<number>
}

/** Rows of the file beside the debts that are there already. */
export function compareWith(rows: readonly ReadyRow[], records: readonly Debtor[]): Likeness {
  if (records.length === 0) return { same: new Set(), alike: new Set() }
  const prints = new Set(records.map(recordPrint))
  const hints = new Set(
    records.flatMap((record) => hintsOf(record, record.debtor_debt.initial_debt)),
  )
  const same = rows.filter(({ entry }) => prints.has(entryPrint(entry)))
  const alike = rows.filter(
    ({ entry }) =>
      !prints.has(entryPrint(entry)) &&
      hintsOf(entry, entry.initial_debt).some((hint) => hints.has(hint)),
  )
  return {
    same: new Set(same.map(({ row }) => row)),
    alike: new Set(alike.map(({ row }) => row)),
  }
}

/** What two records of one debt are likely to share. */
export function hintsOf(names: Names, amount: Pence): string[] {
  const reference = (kind: string, text: string) => (text ? [`${kind} ${plain(text)}`] : [])
  return [
    ...reference('customer', names.customer_ref),
    ...reference('external', names.external_ref),
    `name ${plain(debtorName(names))} ${amount}`,
  ]
}
