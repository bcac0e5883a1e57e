import { addressColumns } from '@/rules/import-columns'
import { sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import { fieldNames, nameWords } from './column-names'
import type { SheetField } from './protocol'

/** A field that a column may hold. The column of the lowest rank gets it; of rank 0 if it has the field's own name. */
export interface Candidate {
  field: SheetField
  rank: number
}
/** Ranks from 100: the name of the column is like a known one; 200: its contents alone decide. */
export const [similarRank, contentsRank] = [100, 200]

/** Equal for names of the same words in any order. */
const wordKey = (words: Iterable<string>) => [...words].toSorted().join(' ')
/** Equal for names that differ in spaces, punctuation and letter case alone. */
export const letterKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const candidatesByKey = new Map<string, readonly Candidate[]>()
for (const field of sheetFieldNames) {
  const aliases = fieldNames[field].split(';').map((names) => names.split(','))
  for (const [rank, names] of [[field, sheetFields[field].label], ...aliases].entries()) {
    for (const key of names.flatMap((name) => [wordKey(nameWords(name)), letterKey(name)])) {
      const known = candidatesByKey.get(key) ?? []
      if (known.every((candidate) => candidate.field !== field))
        candidatesByKey.set(key, [...known, { field, rank }])
    }
  }
}

export const candidatesByName = (name: string): readonly Candidate[] =>
  candidatesByKey.get(letterKey(name)) ?? candidatesByKey.get(wordKey(nameWords(name))) ?? []

export const isFieldName = (header: string) => candidatesByName(header).length > 0

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words before the name of a field of the debtor: Billing street, Bill-to city, Main contact phone. */
const qualifiers = wordSet(
  'bill billing to sell sold po main primary company customer contact mailing registration address',
)
const qualifiable = new Set<SheetField>([
  ...(['company_name', 'customer_ref', 'vat_number', 'primary_email', 'primary_phone'] as const),
  ...addressColumns,
])

export function candidatesByQualifier(words: readonly string[]): readonly Candidate[] {
  for (let from = 1; from < words.length && qualifiers.has(words[from - 1] ?? ''); from += 1) {
    const known = candidatesByKey.get(wordKey(words.slice(from))) ?? []
    const found = known.find(({ field }) => qualifiable.has(field))
    if (found) return [{ field: found.field, rank: similarRank + found.rank }]
  }
  return []
}

/** How well the name of a column fits a field; the better, the lower. */
export const nameRank = (name: string, field: SheetField): number =>
  candidatesByName(name).find((candidate) => candidate.field === field)?.rank ?? contentsRank
