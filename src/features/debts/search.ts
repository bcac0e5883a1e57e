import * as z from 'zod/mini'
import { searchParameter, searchSchema } from '@/lib/search-schema'
import { type AgeBand, ageBands } from '@/rules/ageing'
import { type IsoDate, isIsoDate } from '@/rules/days'
import { parseMoney } from '@/rules/money'

/** The sortable columns in display order. */
const sortColumns = [
  'name',
  'reference',
  'original',
  'paid',
  'outstanding',
  'interest',
  'compensation',
  'total',
  'invoiced',
  'overdue',
  'status',
] as const
export type SortColumn = (typeof sortColumns)[number]

/** The segments of the list, which may overlap; without one, all debts are shown. */
export const listSegments = [
  'waiting-for-you',
  'overdue',
  'not-overdue',
  'disputed',
  'settled',
] as const
export type ListSegment = (typeof listSegments)[number]

/** States of the time limit for court action. */
const limitStates = ['near', 'passed'] as const
export type LimitState = (typeof limitStates)[number]

/** The filters of the list, besides the search text and the segment. */
export interface DebtsFilter {
  status?: readonly string[]
  age?: readonly AgeBand[]
  disputed?: 'yes' | 'no'
  fee?: string
  type?: string
  department?: string
  limit?: LimitState
  /** Dates of the last invoice, inclusive. */
  from?: IsoDate
  to?: IsoDate
  /** Outstanding amounts in pounds as typed, inclusive. */
  min?: string
  max?: string
}

/** The search parameters of the list. Defaults are omitted, so that `/` stays `/`. */
export interface DebtsSearch extends DebtsFilter {
  q?: string
  show?: ListSegment
  sort?: SortColumn
  dir?: 'desc'
}

export const clearedFilter = {
  status: undefined,
  age: undefined,
  disputed: undefined,
  fee: undefined,
  type: undefined,
  department: undefined,
  limit: undefined,
  from: undefined,
  to: undefined,
  min: undefined,
  max: undefined,
} satisfies Record<keyof DebtsFilter, undefined>

/** Clears the text, the segment and all filters; keeps the sort order. */
export const clearedSearch = { ...clearedFilter, q: '', show: undefined }

const maxTextLength = 200

/** Also accepts numbers, because the router parses `?q=1200` as one. */
function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, maxTextLength) : undefined
}

/** Accepts a single value or an array. */
function parseTexts(value: unknown): readonly string[] | undefined {
  const found = (Array.isArray(value) ? value : [value])
    .map(parseText)
    .filter((text) => text !== undefined)
  return found.length > 0 ? [...new Set(found)] : undefined
}

function parseAgeBands(value: unknown): readonly AgeBand[] | undefined {
  const names = parseTexts(value) ?? []
  const found = ageBands.filter((band) => names.includes(band))
  return found.length > 0 ? found : undefined
}

function parseDate(value: unknown): IsoDate | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined
}

function parseAmount(value: unknown): string | undefined {
  const text = parseText(value)
  const read = parseMoney(text ?? '')
  return read.ok && read.value !== null ? text : undefined
}

const option = <T extends string>(options: readonly T[]) =>
  z.catch(z.optional(z.enum(options as readonly [T, ...T[]])), undefined)

/** Invalid parameters become undefined, as does a direction without a sort column. */
export const debtsSearchSchema = z.pipe(
  searchSchema({
    q: searchParameter(parseText),
    show: option(listSegments),
    status: searchParameter(parseTexts),
    age: searchParameter(parseAgeBands),
    disputed: option(['yes', 'no']),
    fee: searchParameter(parseText),
    type: searchParameter(parseText),
    department: searchParameter(parseText),
    limit: option(limitStates),
    from: searchParameter(parseDate),
    to: searchParameter(parseDate),
    min: searchParameter(parseAmount),
    max: searchParameter(parseAmount),
    sort: option(sortColumns),
    dir: option(['desc']),
  }),
  z.transform((search): DebtsSearch => (search.sort ? search : { ...search, dir: undefined })),
)

/** Validates search parameters from elsewhere than the router. */
export const debtsSearch = (raw: Record<string, unknown>): DebtsSearch =>
  withoutBlanks(debtsSearchSchema.parse(raw))

/** Drops blank values, which would appear in the URL as empty keys. */
export function withoutBlanks(search: DebtsSearch): DebtsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
