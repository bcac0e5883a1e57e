import { expect, it } from 'vitest'
import { readTable } from '@/lib/csv-read'
import { importColumns } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { rowOf } from '../testing/rows'
import { csvForImport } from './csv-for-import'

const isColumn = (name: string) => importColumns.some((column) => column === name)

/** Parses the file with the import's reader: one record per row, keyed by column. */
function readBack(csv: string) {
  const { header, rows } = readTable(csv, isColumn)
  expect(header).toEqual(importColumns)
  return rows.map(({ cells, problem }) => {
    expect(problem).toBeNull()
    return Object.fromEntries(header.map((name, index) => [name, cells[index]]))
  })
}

it('an export can be imported unchanged: full text, dates with the day first, plain amounts', () => {
  const awkward = '=HYPERLINK("x"), "quoted"; the rest'
  const full = rowOf(
    1,
    {
      company_name: awkward,
      customer_ref: "'00042",
      company_type: 'Sole trader',
      is_individual: true,
      last_name: "O'Hara",
      primary_phone: '+44 20 7946 0123',
      debtor_addresses: [
        { id: 3, debtor: 1, street_1: 'Second home' },
        { id: 4, debtor: 1, street_1: '1 Road', postcode: 'LS1 1AA', isPrimary: true },
      ],
    },
    {
      initial_debt: '5000.00',
      amount_outstanding: '3750.50',
      last_invoice_date: '2024-01-02',
      debt_disputed: true,
      fee_type: 'No Recovery No Fee',
    },
  )
  const [first, second] = readBack(csvForImport([full, rowOf(2)]))
  expect(first).toMatchObject({
    company_name: awkward,
    customer_ref: "'00042",
    company_type: 'Sole trader',
    is_individual: 'yes',
    last_name: "O'Hara",
    primary_phone: '+44 20 7946 0123',
    street_1: '1 Road',
    postcode: 'LS1 1AA',
    initial_debt: '5000.00',
    amount_outstanding: '3750.50',
    last_invoice_date: '02/01/2024',
    is_disputed: 'yes',
    fee_type: 'No Recovery No Fee',
    interestDue: '1134.00',
    compDue: '70.00',
  })
  expect(parseMoney(first?.amount_outstanding ?? '')).toMatchObject({ value: 375_050 })
  expect(parseDate(first?.last_invoice_date ?? '')).toMatchObject({ value: '2024-01-02' })
  expect(second).toMatchObject({
    company_name: 'Debtor 2 Ltd',
    is_individual: 'no',
    last_invoice_date: '',
    amount_outstanding: '100.00',
    fee_type: 'Fixed Fee',
    interestDue: '0.00',
    street_1: '',
  })
})
