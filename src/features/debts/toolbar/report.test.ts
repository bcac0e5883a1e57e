// @vitest-environment node
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { columns } from '../table/columns'
import { rowOf } from '../testing/rows'
import { reportCsv } from './report'

const parse = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: true }).data

const overdue = rowOf(
  1,
  { company_name: 'Anvil & Sons, Ltd', customer_ref: 'INV-1' },
  {
    initial_debt: '5000.00',
    amount_outstanding: '3750.50',
    total_payments: '1249.50',
    last_invoice_date: '2021-02-03',
    status: 'Letter before action',
    debt_disputed: true,
  },
)
const settled = rowOf(
  2,
  {},
  {
    initial_debt: '9.00',
    amount_outstanding: '-0.50',
    interestDue: '77.80',
    compDue: '40.00',
    status: 'Paid',
  },
)

test('a report has the headings and cells of the screen, with amounts as numbers and ISO dates', () => {
  const [headings, ...rows] = parse(reportCsv([overdue, settled], []))
  expect(headings).toEqual(columns.map(({ label }) => label))
  expect(rows).toEqual([
    [
      'Anvil & Sons, Ltd',
      'INV-1',
      '5000.00',
      '1249.50',
      '3750.50',
      '2313.49',
      '70.00',
      '6133.99',
      '2021-02-03',
      '2085',
      'Letter before action, Disputed, Time limit 03/02/2027',
    ],
    [
      'Debtor 2 Ltd',
      '',
      '9.00',
      '0.00',
      '-0.50',
      '77.80',
      '40.00',
      '117.30',
      '',
      '0',
      'Paid, Settled',
    ],
  ])
})

test('amounts, days and dates have no quotes or apostrophes, so that spreadsheets can add them up', () => {
  const [, line] = reportCsv([settled], []).split('\r\n')
  expect(line).toBe('Debtor 2 Ltd,,9.00,0.00,-0.50,77.80,40.00,117.30,,0,"Paid, Settled"')
})

test('a report keeps the order of the rows and omits hidden columns', () => {
  const rows = parse(reportCsv([settled, overdue], ['reference', 'original', 'paid', 'status']))
  expect(rows.map(([name, ...rest]) => [name, rest.length])).toEqual([
    ['Debtor', 6],
    ['Debtor 2 Ltd', 6],
    ['Anvil & Sons, Ltd', 6],
  ])
  expect(rows[0]).not.toContain('Status')
})

test.each(['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'X01: %j is not run as a formula in any cell of a report',
  (text) => {
    const row = rowOf(1, { company_name: text, customer_ref: text }, { status: text })
    const cells = parse(reportCsv([{ ...row, name: text }], []))[1] ?? []
    for (const cell of [cells[0], cells[1], cells.at(-1)]) {
      expect(cell).toMatch(/^'/)
      expect(cell).toContain(text.trim())
    }
  },
)

test('unreadable values are "Unknown" in a report, not another figure or an empty cell', () => {
  const odd = rowOf(
    3,
    { customer_ref: {} },
    {
      amount_outstanding: '77.891',
      total_payments: '',
      last_invoice_date: '2026-02-31',
      status: [],
      debt_disputed: 'maybe',
    },
  )
  const [, cells] = parse(reportCsv([odd], []))
  expect(cells).toEqual([
    'Debtor 3 Ltd',
    'Unknown',
    '100.00',
    ...Array(5).fill('Unknown'),
    'Unknown',
    'Unknown',
    'Unknown, Dispute unknown',
  ])
})
