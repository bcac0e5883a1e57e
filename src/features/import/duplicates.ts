import type { DebtEntry } from '@/api/debtor-body'
import { type Debtor, debtorMarks } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import { likenessKeys, plainName, plainReference } from '@/rules/duplicate'
import type { Pence } from '@/rules/money'
import type { ReadyRow } from './rows'

type Names = Parameters<typeof debtorMarks>[0]

function print(names: Names, amount: Pence, date: IsoDate | null): string {
  const { references, name } = debtorMarks(names, amount)
  const { customer_ref, external_ref } = references
  const texts = [plainReference(customer_ref), plainReference(external_ref), plainName(name)]
  return JSON.stringify([...texts, amount, date])
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
  const seen = new Map<string, ReadyRow[]>()
  const repeats: Repeat[] = []
  for (const one of rows) {
    // Rows are written out in full only where the quick key is the same: files are long.
    const key = `${one.entry.initial_debt} ${one.entry.customer_ref} ${one.entry.company_name}`
    const others = seen.get(key)
    const text = others && JSON.stringify(one.entry)
    const first = others?.find(({ entry }) => JSON.stringify(entry) === text)
    if (first) repeats.push({ row: one.row, of: first.row })
    else if (others) others.push(one)
    else seen.set(key, [one])
  }
  return repeats
}

export interface Likeness {
  /** Rows that are a debt the client already has: same references, name, amount and date. */
  same: ReadonlySet<number>
  /** Rows that share a reference, company number, or name and amount with one: no more than a hint. */
  alike: ReadonlySet<number>
}

/** Rows of the file beside the debts that are there already. */
export function compareWith(rows: readonly ReadyRow[], records: readonly Debtor[]): Likeness {
  if (records.length === 0) return { same: new Set(), alike: new Set() }
  const amounts = new Set(records.map(({ debtor_debt }) => debtor_debt.initial_debt))
  const prints = new Set(records.map(recordPrint))
  const hints = new Set(
    records.flatMap((record) => hintsOf(record, record.debtor_debt.initial_debt)),
  )
  const same = new Set<number>()
  const alike = new Set<number>()
  for (const { row, entry } of rows) {
    if (amounts.has(entry.initial_debt) && prints.has(entryPrint(entry))) same.add(row)
    else if (hintsOf(entry, entry.initial_debt).some((hint) => hints.has(hint))) alike.add(row)
  }
  return { same, alike }
}

/** What two records of one debt are likely to share. */
export const hintsOf = (names: Names, amount: Pence): string[] =>
  likenessKeys(debtorMarks(names, amount)).map(({ key }) => key)
