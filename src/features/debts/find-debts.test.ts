import { describe, expect, it } from 'vitest'
import { totalsOf } from './debt-row'
import { findDebts } from './find-debts'
import { type DebtsSearch, debtsSearch } from './search'
import { sortDebts } from './sort-debts'
import type { ColumnName } from './table/columns'
import { rowOf } from './testing/rows'

const rows = [
  rowOf(
    1,
    {
      company_name: 'Café Núñez Ltd',
      customer_ref: 'INV-10',
      external_ref: 'PO/77',
      company_number: '01234567',
      primary_email: 'accounts@nunez.example',
      primary_phone: '020 7946 0123',
      debtor_addresses: [{ id: 1, debtor: 1, postcode: 'LS1 1AA', isPrimary: true }],
    },
    { initial_debt: '1200.00', last_invoice_date: '2026-11-01', department: 'Trade' },
  ),
  rowOf(
    2,
    {
      company_name: '',
      is_individual: true,
      first_names: 'Ann',
      last_name: 'Archer',
      customer_ref: 'INV-9',
      primary_address: { id: 2, debtor: 2, postcode: 'SW1A 1AA' },
    },
    {
      initial_debt: '11200.55',
      last_invoice_date: '2024-01-31',
      debt_disputed: true,
      fee_type: 'No Recovery No Fee',
    },
  ),
  rowOf(
    3,
    {
      is_individual: true,
      company_type: 'Sole trader or partnership',
      customer_ref: '',
      debtor_contacts: [
        { id: 5, debtor: 3, contact_type: 'Phone', contact_value: '+44 (0)161 496 0000' },
      ],
    },
    {
      initial_debt: '9.00',
      amount_outstanding: '0.00',
      status: 'Paid',
      debt_payments: [{ amount: '9.00', payment_date: '2026-02-03' }, { amount: '0.00' }],
    },
  ),
]
const marked = rowOf(4, { company_name: 'Søren O’Brien', customer_ref: 'INV–77' })
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

describe('findDebts', () => {
  it.each<[number[], string[]]>([
    [[1, 2, 3, 4], ['']],
    [[1, 2, 4], ['inv-']],
    [[1], ['cafe nunez', 'NUNEZ café', 'po/77', '1234567', 'ls11aa', 'LS1 1AA', 'accounts@']],
    [[1], ['02079460123', '+44 20 7946', '1200', '£1,200.00', '1 200']],
    [[2], ['archer', 'ann archer', 'sw1a1aa', '11,200.55', '11200']],
    [[3], ['0161 496']],
    [[4], ["o'brien", 'O’Brien', 'INV-77', 'inv–77', 'soren']],
    [[], ['11200.50', 'archer nunez', 'zero', 'nil']],
  ])('finds %j by %j', (expected, texts) => {
    for (const q of texts) expect(ids(findDebts([...rows, marked], { q })), q).toEqual(expected)
  })

  it.each<[DebtsSearch, number[]]>([
    [{ show: 'overdue' }, [2]],
    [{ show: 'not-overdue' }, [1]],
    [{ show: 'disputed' }, [2]],
    [{ show: 'settled' }, [3]],
    [{ show: 'waiting-for-you' }, [1, 2]],
    [{ status: ['Paid'] }, [3]],
    [{ status: ['Paid', 'Processing'] }, [1, 2, 3]],
    [{ disputed: 'yes' }, [2]],
    [{ disputed: 'no' }, [1, 3]],
    [{ fee: 'No Recovery No Fee' }, [2]],
    [{ type: 'Private individual' }, [2]],
    [{ type: 'Business' }, [1]],
    [{ type: 'Sole trader or partnership' }, [3]],
    [{ department: 'Trade' }, [1]],
    [{ from: '2024-01-31' }, [1, 2]],
    [{ from: '2024-02-01' }, [1]],
    [{ to: '2024-01-31' }, [2]],
    [{ from: '2024-02-01', to: '2026-10-31' }, []],
    [{ min: '1200' }, [1, 2]],
    [{ min: '1,200.01' }, [2]],
    [{ max: '£1,200' }, [1, 3]],
    [{ max: '0' }, [3]],
    [{ min: '0.01', max: '1200' }, [1]],
    [{ q: '9', show: 'settled', status: ['Paid'], disputed: 'no', max: '9' }, [3]],
  ])('%j leaves %j', (search, expected) => {
    expect(ids(findDebts(rows, search))).toEqual(expected)
  })
})

describe('sortDebts', () => {
  it.each<[ColumnName, 'desc' | undefined, number[]]>([
    ['original', undefined, [3, 1, 2]],
    ['original', 'desc', [2, 1, 3]],
    ['invoiced', undefined, [2, 1, 3]],
    ['invoiced', 'desc', [1, 2, 3]],
    ['reference', undefined, [2, 1, 3]],
    ['reference', 'desc', [1, 2, 3]],
    ['name', undefined, [2, 1, 3]],
    ['paid', 'desc', [3, 1, 2]],
  ])('sorts by %s %s with blanks last and numbers by value', (sort, dir, expected) => {
    expect(ids(sortDebts(rows, { sort, dir }))).toEqual(expected)
  })

  it('puts the oldest overdue first without a sort column', () => {
    expect(ids(sortDebts([...rows].reverse(), {}))).toEqual([2, 3, 1])
  })
})

describe('totalsOf', () => {
  it('adds up the given rows in pence, and leaves settled debts out of the claim', () => {
    const claimed = rows.filter(({ isSettled }) => !isSettled).map(({ total }) => total ?? 0)
    expect(totalsOf(rows)).toMatchObject({
      outstanding: 1_240_055,
      total: claimed.reduce((sum, one) => sum + one, 0),
      unknown: 0,
    })
  })
})

describe('the search parameters', () => {
  it.each<[Record<string, unknown>, DebtsSearch]>([
    [{}, {}],
    [
      { q: 'x', sort: 'name', dir: 'desc', show: 'disputed', status: 'Paid' },
      { q: 'x', sort: 'name', dir: 'desc', show: 'disputed', status: ['Paid'] },
    ],
    [
      { status: ['a', 7, 'a', {}], disputed: 'no', fee: 'F', type: 'T', department: 12 },
      { status: ['a', '7'], disputed: 'no', fee: 'F', type: 'T', department: '12' },
    ],
    [
      { from: '2026-01-31', to: '2026-02-01', min: 100, max: '1,200.50' },
      { from: '2026-01-31', to: '2026-02-01', min: '100', max: '1,200.50' },
    ],
    [{ from: '2026-02-31', to: 20260101, min: 'a lot', max: -1, disputed: true }, {}],
    [{ q: 1200 }, { q: '1200' }],
    [{ q: ' ', sort: 'wrong', dir: 'asc', show: 7, status: [], other: 1 }, {}],
    [{ show: 'waiting-for-you' }, { show: 'waiting-for-you' }],
    [{ dir: 'desc' }, {}],
    [{ page: 1 }, {}],
    [{ page: -4 }, {}],
    [{ page: 'last' }, {}],
    [{ page: 3 }, { page: 3 }],
    [{ page: '2' }, { page: 2 }],
    [{ q: 'y'.repeat(500) }, { q: 'y'.repeat(200) }],
  ])('%j is read as %j', (raw, search) => {
    expect(debtsSearch(raw)).toEqual(search)
    expect(Object.values(debtsSearch(raw))).not.toContain(undefined)
  })
})
