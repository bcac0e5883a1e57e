// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { goodRow, sheetOf } from '../testing/rows'
import { refusalIssues, unconfirmedIssues } from './row-reasons'

const entryWith = (change: object) => {
  const [entry] = sheetOf([
    { ...goodRow(0), street_1: '1 Quay', city: 'Leeds', postcode: 'LS1 1AA', ...change },
  ]).entries([2])
  if (!entry) throw new Error('the row is not ready')
  return entry
}

test.each([
  ['customer_ref', 'customer_ref', 'R-0'],
  ['debtor_debt.initial_debt', 'initial_debt', '£100.10'],
  ['debtor_debt.amount_outstanding', 'amount_outstanding', '£100.10'],
  ['debtor_debt.last_invoice_date', 'last_invoice_date', '01/02/2024'],
  ['debtor_debt.debt_disputed', 'is_disputed', ''],
  ['debtor_addresses.0.city', 'city', 'Leeds'],
  ['debtor_addresses.0.street_1', 'street_1', '1 Quay'],
  ['company_name.0', 'company_name', 'Debtor 0 Ltd'],
  ['company_name.10', 'company_name', 'Debtor 0 Ltd'],
])(
  'an error of %s is shown in the column %s with the value that was sent',
  (path, column, value) => {
    expect(refusalIssues([{ path, message: 'Not valid.' }], entryWith({}))).toEqual([
      { column, value, reason: 'Not valid.' },
    ])
  },
)

test('an error of a field without a column names the field', () => {
  const [issue] = refusalIssues([{ path: 'letter_title', message: 'Too long.' }], entryWith({}))
  expect(issue).toEqual({ column: null, value: '', reason: 'Letter title: Too long.' })
})

test('an error of the whole row is its message, with a default when it has none', () => {
  expect(refusalIssues([{ path: '', message: 'Already there.' }], entryWith({}))).toEqual([
    { column: null, value: '', reason: 'Already there.' },
  ])
  expect(refusalIssues([], entryWith({}))).toMatchObject([{ column: null, value: '' }])
})

test('a date that was not sent is blank', () => {
  const path = 'debtor_debt.last_invoice_date'
  const entry = entryWith({ last_invoice_date: '' })
  expect(refusalIssues([{ path, message: 'Required.' }], entry)).toEqual([
    { column: 'last_invoice_date', value: '', reason: 'Required.' },
  ])
})

test('each message is a separate issue', () => {
  const messages = ['city', 'county'].map((path) => ({ path, message: 'Unknown.' }))
  expect(refusalIssues(messages, entryWith({})).map(({ column }) => column)).toEqual([
    'city',
    'county',
  ])
})

describe('a row whose outcome is uncertain', () => {
  const record = debtor.parse({
    id: 1,
    company_name: 'Acme Ltd',
    debtor_debt: { id: 1, initial_debt: '5' },
  })
  test.each([
    ['similar-record', [record], /may be this row: Acme Ltd, £5\.00\. Check it before/],
    ['similar-record', [], /your debts could not be read/],
    ['records-unreadable', [], /new one that could not be read and may be this row/],
    ['records-unreadable', [record], /new one that could not be read and may be this row/],
    ['list-unreadable', [], /^This row was sent, but your debts could not be read/],
  ] as const)('says why: %s', (reason, candidates, text) => {
    const result = { outcome: 'unconfirmed', reason, candidates, mayStillArrive: false } as const
    expect(unconfirmedIssues(result)).toEqual([
      { column: null, value: '', reason: expect.stringMatching(text) },
    ])
  })
})
