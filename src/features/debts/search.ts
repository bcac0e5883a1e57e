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
export const listParts = ['overdue', 'not-overdue', 'disputed', 'settled'] as const
export type ListPart = (typeof listParts)[number]

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
  show?: ListPart
  sort?: SortColumn
  dir?: 'desc'
}

export const noFilter = {
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
export const wholeList = { ...noFilter, q: '', show: undefined }

const longest = 200

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((entry) => entry === value)

/** The router reads `?q=1200` as a number. */
function words(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, longest) : undefined
}

/** One or several. */
function manyWords(value: unknown): readonly string[] | undefined {
  const found = (Array.isArray(value) ? value : [value])
    .map(words)
    .filter((text) => text !== undefined)
  return found.length > 0 ? [...new Set(found)] : undefined
}

function bands(value: unknown): readonly AgeBand[] | undefined {
  const asked = manyWords(value) ?? []
  const found = ageBands.filter((band) => asked.includes(band))
  return found.length > 0 ? found : undefined
}

function date(value: unknown): IsoDate | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined
}

function amount(value: unknown): string | undefined {
  const text = words(value)
  const read = parseMoney(text ?? '')
  return read.ok && read.value !== null ? text : undefined
}

export function debtsSearch(raw: Record<string, unknown>): DebtsSearch {
  const sort = oneOf(sortColumns, raw.sort)
  return withoutBlanks({
    q: words(raw.q),
    show: oneOf(listParts, raw.show),
    status: manyWords(raw.status),
    age: bands(raw.age),
    disputed: oneOf(['yes', 'no'], raw.disputed),
    fee: words(raw.fee),
    type: words(raw.type),
    department: words(raw.department),
    limit: oneOf(limitStates, raw.limit),
    from: date(raw.from),
    to: date(raw.to),
    min: amount(raw.min),
    max: amount(raw.max),
    sort,
    dir: sort && oneOf(['desc'], raw.dir),
  })
}

/** Without what is not asked for: it would stand in the address as an empty key. */
export function withoutBlanks(search: DebtsSearch): DebtsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value))
}
