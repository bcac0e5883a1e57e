import { mainAddress } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { forEachChunked } from '@/lib/yield-to-main'
import { isOverdue } from '@/rules/ageing'
import { type Pence, parseMoney } from '@/rules/money'
import type { DebtRow } from './debt-row'
import type { DebtsFilter, DebtsSearch, ListPart } from './search'

/** Case and accents make no difference; most texts have none. */
const plain = (text: string) =>
  (/[^ -~\n]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toLowerCase()

/** A phone number's digits, dialled from within the country. */
const digits = (text: string) =>
  text.replace(/^\s*(?:\+|00)44\s*(?:\(0\))?\s*/, '0').replace(/\D/g, '')

interface Indexed {
  text: string
  phones: string
}

/** Made when first searched: a list that is only looked at never pays for it. */
const index = new WeakMap<DebtRow, Indexed>()

function indexed(row: DebtRow): Indexed {
  const known = index.get(row)
  if (known) return known
  const { debtor } = row
  const { debtor_addresses: addresses, debtor_contacts: contacts } = debtor
  const postcodes = [mainAddress(debtor), ...addresses].map((address) => address?.postcode ?? '')
  const numbers = contacts.filter((contact) => contact.contact_type === 'Phone')
  const made = {
    text: plain(
      [
        row.name,
        debtor.company_name,
        debtor.trading_name,
        `${debtor.title} ${debtor.first_names} ${debtor.last_name}`,
        debtor.customer_ref,
        debtor.external_ref,
        debtor.company_number,
        ...postcodes,
        ...postcodes.map((postcode) => postcode.replaceAll(' ', '')),
        debtor.primary_email,
        debtor.primary_phone,
        ...contacts.map((contact) => contact.contact_value),
      ].join('\n'),
    ),
    phones: [debtor.primary_phone, ...numbers.map((contact) => contact.contact_value)]
      .map(digits)
      .join('\n'),
  }
  index.set(row, made)
  return made
}

/** Gets ready for a first search while nothing is asked for yet. */
export const readyToFind = (rows: readonly DebtRow[]) => forEachChunked(rows, indexed)

/** The amount a text names: to the penny, or without pence any in that pound. */
function amountOf(text: string): ((amount: Pence) => boolean) | null {
  const read = parseMoney(text)
  if (!read.ok || read.value === null) return null
  const { value } = read
  if (/\.\d/.test(text)) return (amount) => amount === value
  return (amount) => amount >= value && amount < value + 100
}

const amountsOf = (row: DebtRow) => [
  row.original,
  row.paid,
  row.outstanding,
  row.interest,
  row.compensation,
  row.total,
]

const hasAmount = (row: DebtRow, isAmount: (amount: Pence) => boolean) =>
  amountsOf(row).some((amount) => amount !== null && isAmount(amount))

type Test = (row: DebtRow) => boolean

function isMentioned(term: string): Test {
  const isAmount = amountOf(term)
  const word = plain(term)
  return (row) =>
    indexed(row).text.includes(word) || (isAmount !== null && hasAmount(row, isAmount))
}

/** Every word somewhere in the record, or the whole as a phone number or an amount. */
function matches(query: string): Test {
  const terms = query.trim().split(/\s+/).map(isMentioned)
  const isAmount = amountOf(query)
  const phone = /^[\d\s()+.-]+$/.test(query) ? digits(query) : ''
  return (row) =>
    terms.every((test) => test(row)) ||
    (isAmount !== null && hasAmount(row, isAmount)) ||
    (phone.length >= 3 && indexed(row).phones.includes(phone))
}

/**
 * Overdue, not overdue and settled are all debts of which the outstanding amount is known; without a
 * date nothing is known to be overdue.
 */
export const partTests: Record<ListPart, Test> = {
  overdue: (row) => isOverdue(row.ageBand),
  'not-overdue': (row) => row.ageBand !== null && !isOverdue(row.ageBand),
  disputed: (row) => row.disputed,
  settled: (row) => row.settled,
}

const pence = (text: string): Pence => {
  const read = parseMoney(text)
  return (read.ok && read.value) || 0
}

const isUndisputed: Test = ({ disputed, debtor }) =>
  !disputed && !isUnread(debtor.debtor_debt, 'debt_disputed')

/** One test for each filter in use; without a date there is no being within dates. */
function filterTests(filter: DebtsFilter): Test[] {
  const { status, age, disputed, fee, type, department, limit, from, to, min, max } = filter
  const [least, most] = [pence(min ?? ''), pence(max ?? '')]
  return [
    status && ((row: DebtRow) => status.includes(row.status)),
    age && ((row: DebtRow) => age.some((band) => band === row.ageBand)),
    disputed && (disputed === 'yes' ? partTests.disputed : isUndisputed),
    fee && ((row: DebtRow) => row.fee === fee),
    type && ((row: DebtRow) => row.type === type),
    department && ((row: DebtRow) => row.department === department),
    limit && ((row: DebtRow) => row.limit?.state === limit),
    from && ((row: DebtRow) => row.invoiced !== null && row.invoiced >= from),
    to && ((row: DebtRow) => row.invoiced !== null && row.invoiced <= to),
    min && ((row: DebtRow) => row.outstanding !== null && row.outstanding >= least),
    max && ((row: DebtRow) => row.outstanding !== null && row.outstanding <= most),
  ].filter((test) => typeof test === 'function')
}

/** The rows that are asked for, in the order they came. */
export function findDebts(
  rows: readonly DebtRow[],
  { q = '', show, ...filter }: Omit<DebtsSearch, 'sort' | 'dir'>,
): readonly DebtRow[] {
  const tests = filterTests(filter)
  if (show) tests.push(partTests[show])
  if (q.trim()) tests.push(matches(q))
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}
