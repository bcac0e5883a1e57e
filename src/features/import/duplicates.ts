import type { DebtEntry } from '@/api/debtor-body'
import type { Debtor } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import { debtorMarks } from '@/rules/debtor-name'
import {
  type DebtMarks,
  type Likeness,
  likenessKeys,
  plainName,
  plainReference,
} from '@/rules/duplicate'

/** What tells one debt from another where there is no id yet. */
export interface DatedMarks extends DebtMarks {
  date: IsoDate | null
}

/** A debt the client has already, as far as rows are compared with it. */
export interface KnownDebt extends DatedMarks {
  id: number
}

export const marksOf = (entry: DebtEntry): DatedMarks => ({
  ...debtorMarks(entry, entry.initial_debt),
  date: entry.last_invoice_date,
})

export const knownDebt = (record: Debtor): KnownDebt => ({
  id: record.id,
  ...debtorMarks(record, record.debtor_debt.initial_debt),
  date: record.debtor_debt.last_invoice_date,
})

/** Plain signs with single spaces: for those only the case is put right. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/

const quickReference = (text: string) =>
  isPlain.test(text) ? text.toLowerCase() : plainReference(text)

/** Everything that tells debts apart. */
export const printOf = ({ references, name, amount, date }: DatedMarks) =>
  [
    quickReference(references.customer_ref),
    quickReference(references.external_ref),
    plainName(name),
    amount,
    date,
  ].join('\u0001')

/**
 * How a row may be a debt a second time. `repeat`: an earlier row says exactly the same; `likely`:
 * an earlier row shares what should be its own; `known`: it is among the client's debts already;
 * `alike`: it has with one of them what makes two debts likely to be one.
 */
export const doubleKinds = ['repeat', 'likely', 'known', 'alike'] as const
export type DoubleKind = (typeof doubleKinds)[number]

export interface Double {
  kind: DoubleKind
  /** Place of the row. */
  place: number
  /** Place of the earlier row, or the debt that is there already. */
  other: number | KnownDebt
  likeness?: Likeness | null
}

/** A number of 52 bits for a text: long files are compared by numbers, not by texts kept for it. */
function hashOf(...parts: (string | number | null)[]): number {
  let high = 0x811c9dc5
  let low = 0x1b873593
  for (const part of parts) {
    const text = String(part)
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place)
      high = Math.imul(high ^ code, 0x01000193)
      low = Math.imul(low ^ code, 0x85ebca6b)
    }
    high = Math.imul(high ^ 1, 0x01000193)
    low = Math.imul(low ^ 1, 0x85ebca6b)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}

/**
 * What the rows of one file are compared by, as numbers; 0 where a row has no such key. Rows that
 * share the first are one debt, as far as its marks tell; rows that share one of the others are
 * likely to be one, written twice.
 */
export function createRowKeys(count: number) {
  const all = new Float64Array(count)
  const customer = new Float64Array(count)
  const external = new Float64Array(count)
  return {
    all,
    customer,
    external,
    set(place: number, marks: DatedMarks | null) {
      all[place] = 0
      customer[place] = 0
      external[place] = 0
      if (!marks) return
      const { references, name, amount, date } = marks
      const ours = quickReference(references.customer_ref)
      const other = quickReference(references.external_ref)
      const who = quickReference(name)
      all[place] = hashOf(ours, other, who, amount, date)
      if (ours !== '') customer[place] = hashOf('customer', ours, amount, date)
      else if (other === '') customer[place] = hashOf('name', who, amount, date)
      if (other !== '') external[place] = hashOf('external', other)
    },
  }
}

/** For each row the first one with the same key; -1 where it is the first, or has none. */
function firstWithKey(keys: Float64Array): Int32Array {
  let size = 2
  while (size < 2 * keys.length) size *= 2
  const table = new Int32Array(size).fill(-1)
  const first = new Int32Array(keys.length).fill(-1)
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0
    if (key === 0) continue
    let slot = key % size
    let found = table[slot] ?? -1
    while (found !== -1 && keys[found] !== key) {
      slot = (slot + 1) % size
      found = table[slot] ?? -1
    }
    if (found === -1) table[slot] = place
    else first[place] = found
  }
  return first
}

/** Rows beside each other; each row is told of once. */
export function doublesInFile(
  keys: ReturnType<typeof createRowKeys>,
  cellsAt: (place: number) => readonly string[],
): Double[] {
  const [equal, ofCustomer, ofExternal] = [keys.all, keys.customer, keys.external].map(firstWithKey)
  /** By the first row of equal marks: the first row of each text. */
  const equals = new Map<number, Map<string, number>>()
  const written = (place: number) => JSON.stringify(cellsAt(place))
  const doubles: Double[] = []
  for (let place = 0; place < keys.all.length; place += 1) {
    const first = equal?.[place] ?? -1
    const likely = [first, ofCustomer?.[place], ofExternal?.[place]].find(
      (other) => other !== undefined && other !== -1,
    )
    if (likely === undefined) continue
    if (first === -1) {
      doubles.push({ kind: 'likely', place, other: likely })
      continue
    }
    // Rows are written out in full only where all their marks are the same: files are long.
    const texts = equals.get(first) ?? new Map([[written(first), first]])
    equals.set(first, texts)
    const text = written(place)
    const same = texts.get(text)
    if (same === undefined) texts.set(text, place)
    doubles.push(
      same === undefined
        ? { kind: 'likely', place, other: likely }
        : { kind: 'repeat', place, other: same },
    )
  }
  return doubles
}

export interface FoundDebt {
  kind: 'known' | 'alike'
  likeness: Likeness | null
  other: KnownDebt
}

const invoiceOf = ({ name, amount, date }: DatedMarks) =>
  [plainName(name), amount, date].join('\u0001')

/** One of them was written without a reference, as a debt typed in by hand often is. */
const doesNotContradict = ({ references: one }: DatedMarks, { references: other }: DatedMarks) =>
  (['customer_ref', 'external_ref'] as const).every(
    (field) =>
      one[field] === '' ||
      other[field] === '' ||
      quickReference(one[field]) === quickReference(other[field]),
  )

/** What is known of the debts there are, ready to be asked about many rows. */
export function indexOf(records: readonly KnownDebt[]) {
  const byPrint = new Map<string, KnownDebt>()
  const byKey = new Map<string, KnownDebt>()
  const byInvoice = new Map<string, KnownDebt>()
  for (const record of records) {
    byPrint.set(printOf(record), record)
    byInvoice.set(invoiceOf(record), record)
    for (const { key } of likenessKeys(record)) byKey.set(key, record)
  }
  return {
    find(marks: DatedMarks): FoundDebt | null {
      if (byPrint.size === 0) return null
      const same = byPrint.get(printOf(marks))
      if (same) return { kind: 'known', likeness: null, other: same }
      const invoiced = byInvoice.get(invoiceOf(marks))
      if (invoiced && marks.date !== null && doesNotContradict(marks, invoiced)) {
        return { kind: 'known', likeness: null, other: invoiced }
      }
      for (const { key, likeness } of likenessKeys(marks)) {
        const other = byKey.get(key)
        if (other) return { kind: 'alike', likeness, other }
      }
      return null
    },
  }
}
