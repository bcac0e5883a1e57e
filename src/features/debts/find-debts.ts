import { mainAddress } from '@/api/debtor/debtor'
import { distinct } from '@/lib/distinct'
import { foldText } from '@/lib/fold-text'
import { isOverdue } from '@/rules/ageing'
import { type Pence, parseMoney } from '@/rules/money'
import { isInDispute } from '@/rules/waiting-for-you'
import type { DebtRow } from './debt-row'
import type { DebtsFilter, DebtsSearch, ListSegment } from './search'

/** The digits of a phone number in national format: +44 becomes 0. */
const phoneDigits = (text: string) =>
  text.replace(/^\s*(?:\+|00)44\s*(?:\(0\))?\s*/, '0').replace(/\D/g, '')

/** One line for each text; a record repeats its name, its email and its postcode. */
const joinDistinct = (texts: readonly string[]) =>
  distinct(texts)
    .filter((text) => text !== '')
    .join('\n')

interface SearchText {
  text: string
  phones: string
}

const searchTextCache = new WeakMap<DebtRow, SearchText>()

function searchTextOf(row: DebtRow): SearchText {
  const cached = searchTextCache.get(row)
  if (cached) return cached
  const { debtor } = row
  const { debtor_addresses: addresses, debtor_contacts: contacts } = debtor
  const postcodes = [mainAddress(debtor), ...addresses].map((address) => address?.postcode ?? '')
  const numbers = contacts.filter((contact) => contact.contact_type === 'Phone')
  const searchText = {
    text: foldText(
      joinDistinct([
        row.name,
        debtor.company_name,
        debtor.trading_name,
        `${debtor.title} ${debtor.first_names} ${debtor.last_name}`.trim(),
        debtor.customer_ref,
        debtor.external_ref,
        debtor.company_number,
        ...postcodes,
        ...postcodes.map((postcode) => postcode.replaceAll(' ', '')),
        debtor.primary_email,
        debtor.primary_phone,
        ...contacts.map((contact) => contact.contact_value),
      ]),
    ),
    phones: joinDistinct(
      [debtor.primary_phone, ...numbers.map((contact) => contact.contact_value)].map(phoneDigits),
    ),
  }
  searchTextCache.set(row, searchText)
  return searchText
}

/** Whether an amount is the typed one, to the penny or, without pence, to the pound; null for other text. */
function amountPredicate(text: string): ((amount: Pence) => boolean) | null {
  const read = parseMoney(text)
  // A word such as "paid" can be zero in a ledger; here it is searched for.
  if (!read.ok || read.value === null || !/\d/.test(text)) return null
  const { value } = read
  if (/\.\d/.test(text)) return (amount) => amount === value
  return (amount) => amount >= value && amount < value + 100
}

const amountsOf = (row: DebtRow) =>
  [row.original, row.paid, row.outstanding, row.interest, row.compensation, row.total].filter(
    (amount) => amount !== null,
  )

type RowPredicate = (row: DebtRow) => boolean

function termPredicate(term: string): RowPredicate {
  const isAmount = amountPredicate(term)
  const word = foldText(term)
  return (row) =>
    searchTextOf(row).text.includes(word) || (isAmount !== null && amountsOf(row).some(isAmount))
}

/** Whether every word occurs in the record, or the query is a phone number or amount of it. */
function queryPredicate(query: string): RowPredicate {
  const terms = query.trim().split(/\s+/).map(termPredicate)
  const isAmount = amountPredicate(query)
  const phone = /^[\d\s()+.-]+$/.test(query) ? phoneDigits(query) : ''
  return (row) =>
    terms.every((predicate) => predicate(row)) ||
    (isAmount !== null && amountsOf(row).some(isAmount)) ||
    (phone.length >= 3 && searchTextOf(row).phones.includes(phone))
}

/**
 * Overdue, not overdue and settled cover all debts with a known outstanding amount; a debt without
 * a date counts as not overdue. The other segments overlap them.
 */
const segmentPredicates: Record<ListSegment, RowPredicate> = {
  'waiting-for-you': (row) => row.asks.length > 0,
  overdue: (row) => isOverdue(row.ageBand),
  'not-overdue': (row) => row.ageBand !== null && !isOverdue(row.ageBand),
  disputed: (row) => row.isDisputed,
  settled: (row) => row.isSettled,
}

const parsePence = (text: string): Pence => {
  const read = parseMoney(text)
  return (read.ok && read.value) || 0
}

/** A status of dispute also finds the debts that are flagged as disputed. */
function statusPredicate(statuses: readonly string[]): RowPredicate {
  const hasDispute = statuses.some((status) => isInDispute({ status, debt_disputed: false }))
  return (row) => statuses.includes(row.status) || (hasDispute && row.isDisputed)
}

/** One predicate per active filter; a debt without a date is in no date range. */
function filterPredicates(filter: DebtsFilter): RowPredicate[] {
  const { status, age, disputed, fee, type, department, limit, from, to, min, max } = filter
  const [minPence, maxPence] = [parsePence(min ?? ''), parsePence(max ?? '')]
  return [
    status && statusPredicate(status),
    age && ((row: DebtRow) => age.some((band) => band === row.ageBand)),
    disputed && ((row: DebtRow) => row.isDisputed === (disputed === 'yes')),
    fee && ((row: DebtRow) => row.fee === fee),
    type && ((row: DebtRow) => row.type === type),
    department && ((row: DebtRow) => row.department === department),
    limit && ((row: DebtRow) => row.limit?.state === limit),
    from && ((row: DebtRow) => row.invoiced !== null && row.invoiced >= from),
    to && ((row: DebtRow) => row.invoiced !== null && row.invoiced <= to),
    min && ((row: DebtRow) => row.outstanding !== null && row.outstanding >= minPence),
    max && ((row: DebtRow) => row.outstanding !== null && row.outstanding <= maxPence),
  ].filter((predicate) => typeof predicate === 'function')
}

/** The rows of a segment; all of them without one. */
export const findSegment = (rows: readonly DebtRow[], segment: ListSegment | undefined) =>
  segment ? rows.filter(segmentPredicates[segment]) : rows

/** The rows with what is searched for, in their original order. */
export function findDebts(
  rows: readonly DebtRow[],
  { q = '', show, ...filter }: Omit<DebtsSearch, 'sort' | 'dir' | 'page'>,
): readonly DebtRow[] {
  const predicates = filterPredicates(filter)
  if (q.trim()) predicates.push(queryPredicate(q))
  const found =
    predicates.length === 0
      ? rows
      : rows.filter((row) => predicates.every((predicate) => predicate(row)))
  return findSegment(found, show)
}
