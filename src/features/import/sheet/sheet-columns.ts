import { sheetFields } from '../cells/sheet-fields'
import { type ColumnMatches, matchColumns } from './match-columns'
import type { SheetColumn, SheetField } from './protocol'
import { issuesOf, type SheetRowState } from './sheet-row'

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const requirements: readonly { label: string; fields: readonly SheetField[] }[] = [
  { label: 'a name', fields: ['company_name', 'trading_name', 'last_name'] },
  { label: 'an amount', fields: ['initial_debt', 'amount_outstanding'] },
]

/** The fields that every debt needs and no column fills; empty if nothing is missing. */
export const missingFields = (fields: readonly (SheetField | null)[]): string[] =>
  requirements
    .filter((requirement) => !requirement.fields.some((field) => fields.includes(field)))
    .map(({ label, fields: choices }) => {
      const labels = choices.map((field) => sheetFields[field].label.toLowerCase())
      return `${label}: ${anyOf.format(labels)}`
    })

const maxNameCharacters = 100

/** A unique name for each column; a blank, duplicate or truncated one has its number appended. */
export function columnNames(header: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of header) counts.set(name, (counts.get(name) ?? 0) + 1)
  return header.map((name, column) => {
    const shown = name.slice(0, maxNameCharacters)
    if (name === '') return `Column ${column + 1}`
    return shown === name && counts.get(name) === 1 ? name : `${shown} (column ${column + 1})`
  })
}

/** The fields of a page of rows that come first. */
const leadingFields: readonly SheetField[] = [
  ...(['company_name', 'trading_name', 'first_names', 'last_name'] as const),
  ...(['last_invoice_date', 'initial_debt', 'amount_outstanding'] as const),
]
/** Rows in which a sample of a column is looked for. */
const sampledRows = 1_000

type Rows = readonly SheetRowState[]

/** The columns of a file with the fields they fill. */
export class SheetColumns {
  readonly header: string[]
  readonly #matches: ColumnMatches['matches']
  contested: readonly SheetField[]

  /** @param hasNames whether the first line holds names, and not the first debt */
  constructor(firstLine: readonly string[], rows: Rows, hasNames: boolean) {
    this.header = hasNames ? [...firstLine] : columnNames(firstLine.map(() => ''))
    const sampled = rows.slice(0, sampledRows).map(({ cells }) => cells)
    const { matches, contested } = matchColumns(this.header, sampled, hasNames)
    this.#matches = matches
    this.contested = contested
  }

  get fields(): (SheetField | null)[] {
    return this.#matches.map((match) => match?.field ?? null)
  }

  /** Takes the field from the column that had it. */
  setMatch(column: number, field: SheetField | null): void {
    const taken = this.#matches.findIndex((match) => match && match.field === field)
    if (taken !== -1) this.#matches[taken] = null
    this.#matches[column] = field && { field, matchedBy: 'person' }
    this.contested = this.contested.filter((each) => each !== field)
  }

  /** The column of a field, which gets one if it has none. */
  ensure(field: SheetField): number {
    const found = this.fields.indexOf(field)
    if (found !== -1) return found
    this.header.push(field)
    return this.#matches.push({ field, matchedBy: 'person' }) - 1
  }

  describe(rows: Rows): SheetColumn[] {
    const first = rows.slice(0, sampledRows)
    return columnNames(this.header).map((name, index) => ({
      index,
      name,
      field: this.#matches[index]?.field ?? null,
      matchedBy: this.#matches[index]?.matchedBy ?? null,
      sample: first.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? '',
    }))
  }

  /** The matched fields and those that have an error but no column. */
  shownFields(rows: Rows): SheetField[] {
    const matched = this.fields.filter((field) => field !== null)
    const shown = new Set(leadingFields.filter((field) => matched.includes(field)))
    for (const field of matched) shown.add(field)
    for (const row of rows)
      for (const { severity, field } of issuesOf(row))
        if (field && severity === 'error') shown.add(field)
    return [...shown]
  }
}
