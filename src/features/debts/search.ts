import { type AgeBand, ageBands } from '@/rules/ageing'
import { type IsoDate, isIsoDate } from '@/rules/days'
import { parseMoney } from '@/rules/money'

/** The columns the list can be sorted by, in the order they are shown. */
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

/** Parts of the list a tile shows; without one all debts are shown. */
export const listSegments = ['overdue', 'not-overdue', 'disputed', 'settled'] as const
export type ListSegment = (typeof listSegments)[number]

/** How a debt stands to the time limit for going to court. */
const limitStates = ['near', 'passed'] as const
export type LimitState = (typeof limitStates)[number]

/** What narrows the list besides search box and tiles. */
export interface DebtsFilter {
  status?: readonly string[]
  age?: readonly AgeBand[]
  disputed?: 'yes' | 'no'
  fee?: string
  type?: string
  department?: string
  limit?: LimitState
  /** Of the last invoice, both days included. */
  from?: IsoDate
  to?: IsoDate
  /** Of what is outstanding, both amounts included, in pounds as typed. */
  min?: string
  max?: string
}

/** What of the list is shown, and in which order. Defaults are left out, so `/` stays `/`. */
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

/** What leads back to all debts. */
export const clearedSearch = { ...clearedFilter, q: '', show: undefined }

const maxTextLength = 200

const parseOption = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((entry) => entry === value)

/** The router reads `?q=1200` as a number. */
function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, maxTextLength) : undefined
}

/** One or several. */
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

export function debtsSearch(raw: Record<string, unknown>): DebtsSearch {
  const sort = parseOption(sortColumns, raw.sort)
  return withoutBlanks({
    q: parseText(raw.q),
    show: parseOption(listSegments, raw.show),
    status: parseTexts(raw.status),
    age: parseAgeBands(raw.age),
    disputed: parseOption(['yes', 'no'], raw.disputed),
    fee: parseText(raw.fee),
    type: parseText(raw.type),
    department: parseText(raw.department),
    limit: parseOption(limitStates, raw.limit),
    from: parseDate(raw.from),
    to: parseDate(raw.to),
    min: parseAmount(raw.min),
    max: parseAmount(raw.max),
    sort,
    dir: sort && parseOption(['desc'], raw.dir),
  })
}

/** Without what is not asked for: it would stand in the address as an empty key. */
export function withoutBlanks(search: DebtsSearch): DebtsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
