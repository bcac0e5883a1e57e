// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { CsvRow } from '@/lib/csv-row'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { importFields } from '../fields'
import { columnAliases } from './column-aliases'
import { matchColumns, missingColumns, rematch } from './match-columns'

const matched = (...header: string[]) => matchColumns(header).matches

describe('matchColumns', () => {
  test('the portal’s own columns match themselves, by name and by label', () => {
    expect(matched(...importColumns)).toEqual(importColumns)
    expect(matched(...importColumns.map((field) => importFields[field].label))).toEqual(
      importColumns,
    )
  })

  test('every alias matches exactly one field', () => {
    for (const field of importColumns) {
      for (const alias of columnAliases[field]) expect(matched(alias)).toEqual([field])
    }
  })

  test.each([
    ['  Last Invoice Date ', 'last_invoice_date'],
    ['Work phone', 'primary_phone'],
    ['Ref. no', 'customer_ref'],
    ['last-invoice_DATE*', 'last_invoice_date'],
    ['Original amount (£)', 'initial_debt'],
    ['T/A', 'trading_name'],
    ['Contact Name', 'company_name'],
    ['Colour', null],
    ['__proto__', null],
    ['', null],
  ])('%j is %s', (name, field) => {
    expect(matched(name)).toEqual([field])
  })

  test.each<[string, [string, ImportColumn | null][]]>([
    [
      'Sage 50',
      [
        ['Acc Ref', 'customer_ref'],
        ['Name', 'company_name'],
        ['Address Line 1', 'street_1'],
        ['Telephone', 'primary_phone'],
        ['VAT Registration Number', 'vat_number'],
        ['Department Number', 'department'],
        ['Credit Limit', null],
        ['Balance', 'amount_outstanding'],
      ],
    ],
    [
      'Sage Accounting',
      [
        ['Reference', 'customer_ref'],
        ['Company Name', 'company_name'],
        ['Main Address Line 1', 'street_1'],
        ['Main Address Town', 'city'],
        ['Main Address County', 'county'],
        ['Main Address Post Code', 'postcode'],
        ['Main Contact Phone', 'primary_phone'],
        ['Main Contact Email', 'primary_email'],
      ],
    ],
    [
      'Xero',
      [
        ['*ContactName', 'company_name'],
        ['AccountNumber', 'customer_ref'],
        ['EmailAddress', 'primary_email'],
        ['POAddressLine1', 'street_1'],
        ['POCity', 'city'],
        ['POPostalCode', 'postcode'],
        ['SAAddressLine1', null],
        ['InvoiceNumber', 'external_ref'],
        ['InvoiceDate', 'last_invoice_date'],
        ['Total', 'initial_debt'],
        ['InvoiceAmountDue', 'amount_outstanding'],
      ],
    ],
    [
      'QuickBooks',
      [
        ['Date', 'last_invoice_date'],
        ['Transaction type', 'debt_type'],
        ['Num', 'external_ref'],
        ['Customer full name', 'company_name'],
        ['Due date', null],
        ['Amount', 'initial_debt'],
        ['Open balance', 'amount_outstanding'],
        ['Bill Address 1', 'street_1'],
        ['Bill City', 'city'],
        ['Bill Zip', 'postcode'],
      ],
    ],
    [
      'FreeAgent',
      [
        ['First Name', 'first_names'],
        ['Last Name', 'last_name'],
        ['Company', 'company_name'],
        ['E-mail Address', 'primary_email'],
        ['Business Street', 'street_1'],
        ['Business Street 2', 'street_2'],
        ['Business City', 'city'],
        ['Business State', 'county'],
        ['Business Postal Code', 'postcode'],
        ['Business Phone', 'primary_phone'],
        ['Mobile Phone', null],
      ],
    ],
    [
      'Zoho Books',
      [
        ['Display Name', 'company_name'],
        ['Salutation', 'title'],
        ['EmailID', 'primary_email'],
        ['Phone', 'primary_phone'],
        ['MobilePhone', null],
        ['Billing Address', 'street_1'],
        ['Billing Street2', 'street_2'],
        ['Billing City', 'city'],
        ['Billing State', 'county'],
        ['Billing Code', 'postcode'],
        ['Outstanding Receivable Amount', 'amount_outstanding'],
      ],
    ],
    [
      'Business Central',
      [
        ['Customer No.', 'customer_ref'],
        ['Customer Name', 'company_name'],
        ['Document Type', 'debt_type'],
        ['Document No.', 'external_ref'],
        ['External Document No.', null],
        ['Posting Date', null],
        ['Document Date', 'last_invoice_date'],
        ['Original Amount', 'initial_debt'],
        ['Remaining Amount', 'amount_outstanding'],
        ['Phone No.', 'primary_phone'],
        ['VAT Registration No.', 'vat_number'],
      ],
    ],
  ])('the headings of %s lead to their fields', (_, headings) => {
    expect(matched(...headings.map(([name]) => name))).toEqual(headings.map(([, field]) => field))
  })

  test('the field’s own name beats an alias', () => {
    expect(matched('Account', 'customer_ref', 'Amount', 'initial_debt')).toEqual([
      null,
      'customer_ref',
      null,
      'initial_debt',
    ])
  })

  test.each([
    [['company_name', 'amount', 'Amount']],
    [['company_name', 'initial_debt', 'Initial debt']],
    [['company_name', 'total', 'gross']],
  ])('of %j no column wins', (header) => {
    const { matches, contested } = matchColumns(header)
    expect(matches).toEqual(['company_name', null, null])
    expect(contested).toEqual(['initial_debt'])
  })
})

test('a wide file is matched by its first rows, each cut into cells once', () => {
  const cut = vi.spyOn(CsvRow.prototype, 'cells', 'get')
  const search = vi.spyOn(CsvRow.prototype, 'cellAt')
  const header = [...Array.from({ length: 999 }, (_, index) => `Column ${index}`), 'Sent']
  const cells = [...Array.from({ length: 999 }, (_, index) => `value ${index}`), 'LS1 4AP']
  const rows = Array.from({ length: 1_000 }, (_, index) => new CsvRow(index + 2, cells))
  const { matches, matchedBy } = matchColumns(header, rows)
  expect(matches.findLastIndex(Boolean)).toBe(999)
  expect(matches.at(-1)).toBe('postcode')
  expect(matchedBy.at(-1)).toBe('contents')
  expect(cut).toHaveBeenCalledTimes(200)
  expect(search).not.toHaveBeenCalled()
})

test.each([
  [18, 2, 'postcode'],
  [17, 3, null],
  [2, 0, null],
])('a column of %d postcodes and %d other texts is matched as %s', (fitting, others, field) => {
  const texts = [...Array(others).fill('none'), ...Array(fitting).fill('LS1 4AP')]
  const rows = texts.map((text, index) => new CsvRow(index + 2, [text]))
  expect(matchColumns(['Sent'], rows).matches).toEqual([field])
})

test('the user’s choice wins, and a field has one column', () => {
  const matches = rematch(['initial_debt', null, 'city'], 1, 'initial_debt')
  expect(matches).toEqual([null, 'initial_debt', 'city'])
  expect(rematch(matches, 1, null)).toEqual([null, null, 'city'])
})

test.each([
  [['company_name', 'initial_debt'], 0],
  [['last_name', 'amount_outstanding'], 0],
  [['company_name', 'city'], 1],
  [['city', null], 2],
] as const)('%j misses %d things', (matches, count) => {
  expect(missingColumns(matches)).toHaveLength(count)
})
