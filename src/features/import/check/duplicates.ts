import type { Debtor } from '@/api/debtor/debtor'
import { type DatedDebtIdentity, fingerprint, recordIdentity } from '@/api/debtor/identity'
import { type MatchReason, matchKeys, normaliseName, normaliseReference } from '@/rules/duplicate'

/** The fields of an existing debt that rows are compared with. */
export interface ExistingDebt extends DatedDebtIdentity {
  id: number
}

export const toExistingDebt = (record: Debtor): ExistingDebt => ({
  id: record.id,
  ...recordIdentity(record),
})

/**
 * Kinds of duplicates.
 * - `identicalRow`: an earlier row has the same cells.
 * - `similarRow`: an earlier row has the same reference, or the same name, amount and date.
 * - `existingDebt`: the debt is already in the client's list.
 * - `similarDebt`: a debt of the list shares a match key with the row.
 */
export const duplicateKinds = ['identicalRow', 'similarRow', 'existingDebt', 'similarDebt'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

export interface DuplicateMatch {
  kind: DuplicateKind
  rowIndex: number
  /** Index of the earlier row, or the existing debt. */
  other: number | ExistingDebt
  reason?: MatchReason | null
}

/** A 52-bit hash: numeric keys take less memory than strings on long files. */
function hashFields(...fields: (string | number | null)[]): number {
  let high = 0x811c9dc5
  let low = 0x1b873593
  for (const field of fields) {
    const text = String(field)
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 0x01000193)
      low = Math.imul(low ^ code, 0x85ebca6b)
    }
    high = Math.imul(high ^ 1, 0x01000193)
    low = Math.imul(low ^ 1, 0x85ebca6b)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}

/**
 * Hashed keys that rows of one file are compared by; 0 if a row has no such key. Rows with the
 * same `all` have the same identity; rows with the same `customer` or `external` are similar.
 */
export function createRowKeys(count: number) {
  const all = new Float64Array(count)
  const customer = new Float64Array(count)
  const external = new Float64Array(count)
  return {
    all,
    customer,
    external,
    set(rowIndex: number, identity: DatedDebtIdentity | null) {
      all[rowIndex] = 0
      customer[rowIndex] = 0
      external[rowIndex] = 0
      if (!identity) return
      const { references, name, amount, date } = identity
      const customerRef = normaliseReference(references.customer_ref)
      const other = normaliseReference(references.external_ref)
      const nameKey = normaliseReference(name)
      all[rowIndex] = hashFields(customerRef, other, nameKey, amount, date)
      if (customerRef !== '') customer[rowIndex] = hashFields('customer', customerRef, amount, date)
      else if (other === '') customer[rowIndex] = hashFields('name', nameKey, amount, date)
      if (other !== '') external[rowIndex] = hashFields('external', other)
    },
  }
}

/** The index of the first row with the same key; -1 for a first row and for a row without key. */
function firstWithKey(keys: Float64Array): Int32Array {
  let size = 2
  while (size < 2 * keys.length) size *= 2
  const table = new Int32Array(size).fill(-1)
  const first = new Int32Array(keys.length).fill(-1)
  for (let rowIndex = 0; rowIndex < keys.length; rowIndex += 1) {
    const key = keys[rowIndex] ?? 0
    if (key === 0) continue
    let slot = key % size
    let found = table[slot] ?? -1
    while (found !== -1 && keys[found] !== key) {
      slot = (slot + 1) % size
      found = table[slot] ?? -1
    }
    if (found === -1) table[slot] = rowIndex
    else first[rowIndex] = found
  }
  return first
}

/** Finds the duplicates among the rows of a file; each row is reported once. */
export function findDuplicateRows(
  keys: ReturnType<typeof createRowKeys>,
  cellsAt: (rowIndex: number) => readonly string[],
): DuplicateMatch[] {
  const [equal, ofCustomer, ofExternal] = [keys.all, keys.customer, keys.external].map(firstWithKey)
  /** By the first row of each identity, the first row of each distinct text. */
  const equals = new Map<number, Map<string, number>>()
  const rowText = (rowIndex: number) => JSON.stringify(cellsAt(rowIndex))
  const duplicates: DuplicateMatch[] = []
  for (let rowIndex = 0; rowIndex < keys.all.length; rowIndex += 1) {
    const first = equal?.[rowIndex] ?? -1
    const likely = [first, ofCustomer?.[rowIndex], ofExternal?.[rowIndex]].find(
      (other) => other !== undefined && other !== -1,
    )
    if (likely === undefined) continue
    if (first === -1) {
      duplicates.push({ kind: 'similarRow', rowIndex, other: likely })
      continue
    }
    // Serialising rows is slow, so only rows with the same identity are compared cell by cell.
    const texts = equals.get(first) ?? new Map([[rowText(first), first]])
    equals.set(first, texts)
    const text = rowText(rowIndex)
    const same = texts.get(text)
    if (same === undefined) texts.set(text, rowIndex)
    duplicates.push(
      same === undefined
        ? { kind: 'similarRow', rowIndex, other: likely }
        : { kind: 'identicalRow', rowIndex, other: same },
    )
  }
  return duplicates
}

export interface FoundDebt {
  kind: 'existingDebt' | 'similarDebt'
  reason: MatchReason | null
  other: ExistingDebt
}

const invoiceKey = ({ name, amount, date }: DatedDebtIdentity) =>
  [normaliseName(name), amount, date].join('\u0001')

/** A blank reference is compatible with any: debts entered by hand often have none. */
const haveCompatibleReferences = (
  { references: one }: DatedDebtIdentity,
  { references: other }: DatedDebtIdentity,
) =>
  (['customer_ref', 'external_ref'] as const).every(
    (field) =>
      one[field] === '' ||
      other[field] === '' ||
      normaliseReference(one[field]) === normaliseReference(other[field]),
  )

/** Indexes existing debts, so that many rows can be matched quickly. */
export function createDebtIndex(records: readonly ExistingDebt[]) {
  const byFingerprint = new Map<string, ExistingDebt>()
  const byKey = new Map<string, ExistingDebt>()
  const byInvoice = new Map<string, ExistingDebt>()
  // The newest of several equal debts is the match, so that a newly added one is noticed.
  const oldestFirst = [...records].sort((one, other) => one.id - other.id)
  for (const record of oldestFirst) {
    byFingerprint.set(fingerprint(record), record)
    byInvoice.set(invoiceKey(record), record)
    for (const { key } of matchKeys(record)) byKey.set(key, record)
  }
  return {
    find(identity: DatedDebtIdentity): FoundDebt | null {
      if (byFingerprint.size === 0) return null
      const same = byFingerprint.get(fingerprint(identity))
      if (same) return { kind: 'existingDebt', reason: null, other: same }
      const invoiced = byInvoice.get(invoiceKey(identity))
      if (invoiced && identity.date !== null && haveCompatibleReferences(identity, invoiced)) {
        return { kind: 'existingDebt', reason: null, other: invoiced }
      }
      for (const { key, reason } of matchKeys(identity)) {
        const other = byKey.get(key)
        if (other) return { kind: 'similarDebt', reason, other }
      }
      return null
    },
  }
}
