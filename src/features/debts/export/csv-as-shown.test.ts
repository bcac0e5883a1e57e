import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { columnNames, columns, shownColumns } from '../table/columns'
import { rowOf } from '../testing/rows'
import { csvAsShown } from './csv-as-shown'

const parse = (...input: Parameters<typeof csvAsShown>) =>
  Papa.parse<string[]>(csvAsShown(...input), { skipEmptyLines: true }).data

const overdue = rowOf(
  1,
  { company_name: 'Anvil & Sons, Ltd', customer_ref: 'INV-1' },
  {
    ...{ initial_debt: '5000.00', amount_outstanding: '3750.50', total_payments: '1249.50' },
    ...{ last_invoice_date: '2021-02-03', status: 'Letter before action', debt_disputed: true },
  },
)
const settled = rowOf(
  2,
  {},
  {
    ...{ initial_debt: '9.00', amount_outstanding: '-0.50', status: 'Paid' },
    ...{ interestDue: '77.80', compDue: '40.00' },
  },
)
const odd = rowOf(
  3,
  { company_name: '=HYPERLINK("http://x","y")', customer_ref: '@SUM(A1)' },
  { amount_outstanding: 'a lot', status: '+1' },
)

it('has the headings and cells of the screen: plain amounts, dates, "Unknown", no formula', () => {
  expect(parse([overdue, settled, odd], columnNames)).toEqual([
    columnNames.map((name) => columns[name].label),
    [
      ...['Anvil & Sons, Ltd', 'INV-1', '5000.00', '1249.50', '3750.50', '2313.49', '70.00'],
      ...['6133.99', '03/02/2021', '2085'],
      'Time limit 03/02/2027, Disputed, Letter before action',
    ],
    ['Debtor 2 Ltd', '', '9.00', '0.00', '-0.50', '77.80', '40.00', '117.30', '', '0', 'Paid'],
    [
      ...[`'=HYPERLINK("http://x","y")`, "'@SUM(A1)", '100.00', '0.00', 'Unknown', 'Unknown'],
      ...['Unknown', 'Unknown', '', 'Unknown', "'+1"],
    ],
  ])
})

it('keeps the order of the rows and leaves out hidden columns', () => {
  expect(parse([settled, overdue], shownColumns(['outstanding', 'invoiced'], true))).toEqual([
    ['Debtor', 'Outstanding', 'Last invoice'],
    ['Debtor 2 Ltd', '-0.50', ''],
    ['Anvil & Sons, Ltd', '3750.50', '03/02/2021'],
  ])
})
