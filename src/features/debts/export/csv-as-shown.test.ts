import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { columnNames, columns, shownColumns } from '../table/columns'
import { rowOf } from '../testing/rows'
import { csvAsShown } from './csv-as-shown'

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

it('has the headings and cells of the screen, with amounts as numbers and ISO dates', () => {
  const [headings, ...rows] = parse(csvAsShown([overdue, settled], columnNames))
  expect(headings).toEqual(columnNames.map((name) => columns[name].label))
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
      'Time limit 03/02/2027, Disputed, Letter before action',
    ],
    ['Debtor 2 Ltd', '', '9.00', '0.00', '-0.50', '77.80', '40.00', '117.30', '', '0', 'Paid'],
  ])
})

it('keeps the order of the rows and leaves out hidden columns', () => {
  const rows = parse(
    csvAsShown([settled, overdue], shownColumns(['outstanding', 'invoiced'], true)),
  )
  expect(rows).toEqual([
    ['Debtor', 'Outstanding', 'Last invoice'],
    ['Debtor 2 Ltd', '-0.50', ''],
    ['Anvil & Sons, Ltd', '3750.50', '2021-02-03'],
  ])
})

it.each(['=HYPERLINK("http://x","y")', '@SUM(A1)'])(
  'lets no spreadsheet run %j as a formula',
  (text) => {
    const row = rowOf(1, { company_name: text, customer_ref: text }, { status: text })
    const cells = parse(csvAsShown([{ ...row, name: text }], columnNames))[1] ?? []
    for (const cell of [cells[0], cells[1], cells.at(-1)]) {
      expect(cell).toMatch(/^'/)
      expect(cell).toContain(text.trim())
    }
  },
)

it('says "Unknown" for an outstanding amount that cannot be read, and for what follows from it', () => {
  const odd = rowOf(3, {}, { amount_outstanding: 'a lot', status: '' })
  const [, cells] = parse(csvAsShown([odd], columnNames))
  expect(cells).toEqual([
    'Debtor 3 Ltd',
    '',
    '100.00',
    '0.00',
    'Unknown',
    'Unknown',
    'Unknown',
    'Unknown',
    '',
    'Unknown',
    '',
  ])
})
