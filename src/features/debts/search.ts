import * as z from 'zod/mini'
import { distinct } from '@/lib/distinct'
import { searchParameter, searchSchema } from '@/lib/search-schema'
import { type AgeBand, ageBands } from '@/rules/ageing'
import { type IsoDate, isIsoDate } from '@/rules/days'
import { parseMoney } from '@/rules/money'
import { columnNames } from './table/columns'

/** The segments of the list, which may overlap; without one, all debts are shown. */
export const listSegments = [
  'waiting-for-you',
  'overdue',
  'not-overdue',
  'disputed',
  'settled',
] as const
export type ListSegment = (typeof listSegments)[number]

const maxTextLength = 200

/** Also accepts numbers, because the router parses `?q=1200` as one. */
function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, maxTextLength) : undefined
}

/** Accepts a single value or an array. */
function parseTexts(value: unknown): readonly string[] | undefined {
  const found = [value].flat().flatMap((entry) => parseText(entry) ?? [])
  return found.length > 0 ? distinct(found) : undefined
}

function parseAgeBands(value: unknown): readonly AgeBand[] | undefined {
  const names = parseTexts(value) ?? []
  const found = ageBands.filter((band) => names.includes(band))
  return found.length > 0 ? found : undefined
}

/** A page after the first; the list shows its last page for a larger number. */
function parsePage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 1 ? page : undefined
}

function parseDate(value: unknown): IsoDate | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined
}

function parseAmount(value: unknown): string | undefined {
  const text = parseText(value)
  const read = parseMoney(text ?? '')
  return read.ok && read.value !== null && /\d/.test(text ?? '') ? text : undefined
}

const oneOf =
  <T extends string>(...options: readonly T[]) =>
  (value: unknown): T | undefined =>
    options.find((option) => option === value)

/** The filters besides the search text and the segment. */
const filterParsers = {
  /** Outstanding amounts in pounds as typed, inclusive. */
  min: parseAmount,
  max: parseAmount,
  disputed: oneOf('yes', 'no'),
  age: parseAgeBands,
  status: parseTexts,
  type: parseText,
  fee: parseText,
  department: parseText,
  /** The state of the time limit for court action. */
  limit: oneOf('near', 'passed'),
  /** Dates of the last invoice, inclusive. */
  from: parseDate,
  to: parseDate,
}

const searchParsers = {
  q: parseText,
  show: oneOf(...listSegments),
  ...filterParsers,
  sort: oneOf(...columnNames),
  dir: oneOf('desc'),
  page: parsePage,
}

type Parsed<P extends Record<string, (value: unknown) => unknown>> = {
  [K in keyof P]?: ReturnType<P[K]>
}
export type DebtsFilter = Parsed<typeof filterParsers>

/** The search parameters of the list. Defaults are omitted, so that `/` stays `/`. */
export type DebtsSearch = Parsed<typeof searchParsers>
/** The sort column and direction; ascending without `dir`. */
export type SortOrder = Pick<DebtsSearch, 'sort' | 'dir'>

export const clearedFilter: DebtsFilter = Object.fromEntries(
  Object.keys(filterParsers).map((field) => [field, undefined]),
)

/** Clears the text, the segment and all filters; keeps the sort order. */
export const clearedSearch: DebtsSearch = { ...clearedFilter, q: '', show: undefined }

const searchParameters = Object.fromEntries(
  Object.entries(searchParsers).map(([field, parse]) => [field, searchParameter<unknown>(parse)]),
)

/** Invalid parameters become undefined, as does a direction without a sort column. */
export const debtsSearchSchema = z.pipe(
  searchSchema(searchParameters) as z.ZodMiniType<DebtsSearch, DebtsSearch>,
  z.transform((search): DebtsSearch => (search.sort ? search : { ...search, dir: undefined })),
)

/** Validates search parameters from elsewhere than the router. */
export const debtsSearch = (raw: Record<string, unknown>): DebtsSearch =>
  withoutBlanks(debtsSearchSchema.parse(raw))

/** Adds or removes an entry of a filter; undefined if none is left. */
export function toggleEntry<T>(entries: readonly T[] = [], entry: T): readonly T[] | undefined {
  const others = entries.filter((other) => other !== entry)
  if (others.length === entries.length) return [...entries, entry]
  return others.length > 0 ? others : undefined
}

/** Drops blank values, which would appear in the URL as empty keys. */
export function withoutBlanks(search: DebtsSearch): DebtsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
