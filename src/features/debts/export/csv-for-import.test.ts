import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { rowOf } from '../testing/rows'
import { csvForImport } from './csv-for-import'

it('an export has the columns of the import: the primary address, the day first, plain amounts', () => {
  const full = rowOf(
    1,
    {
      is_individual: true,
      debtor_addresses: [
        { id: 3, debtor: 1, street_1: 'Second home' },
        { id: 4, debtor: 1, street_1: '1 Road', isPrimary: true },
      ],
    },
    {
      ...{ initial_debt: '5000.00', amount_outstanding: '3750.50', debt_disputed: true },
      ...{ last_invoice_date: '2024-01-02', fee_type: 'No Recovery No Fee' },
    },
  )
  const csv = csvForImport([full, rowOf(2), rowOf(3, {}, { amount_outstanding: 'a lot' })])
  const { data, meta } = Papa.parse<object>(csv, { header: true })
  expect(meta.fields).toEqual(importColumns)
  expect(data.slice(0, 3)).toMatchObject([
    {
      ...{ company_name: 'Debtor 1 Ltd', is_individual: 'yes', street_1: '1 Road' },
      ...{ initial_debt: '5000.00', amount_outstanding: '3750.50', is_disputed: 'yes' },
      ...{ last_invoice_date: '02/01/2024', fee_type: 'No Recovery No Fee' },
      ...{ interestDue: '1134.00', compDue: '70.00' },
    },
    {
      ...{ is_individual: 'no', street_1: '', amount_outstanding: '100.00', is_disputed: 'no' },
      ...{ last_invoice_date: '', fee_type: 'Fixed Fee', interestDue: '0.00', compDue: '0.00' },
    },
    { amount_outstanding: 'Unknown', interestDue: '' },
  ])
})
