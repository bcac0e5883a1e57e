// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  customerKind,
  isDocumentType,
  isNoInvoice,
  isPounds,
  isTotalName,
  isTotalWord,
  otherCurrencyOf,
  otherCurrencyOfHeader,
  totalledName,
} from './ledger-words'

describe('the name of a line of totals', () => {
  it.each([
    ...['Total', 'TOTALS:', 'Sub-total', 'Subtotal', 'Grand Total', '*** TOTAL ***'],
    ...['Report total'],
    ...['Total GBP', 'Total (£)', 'Total: 3', 'GRAND TOTAL (2 invoices)', '3 invoices total'],
    ...['Total for Larch Ltd', 'Larch Ltd Total', 'Total outstanding', 'Totals by customer'],
    ...['Sum', 'Balance', 'Outstanding balance', 'Opening balance', 'Balance c/f', 'Balance b/fwd'],
    ...['Carried forward', 'Brought forward', 'Percentage of total', '% of total', 'Average'],
    ...['Summe', 'Gesamtsumme', 'Zwischensumme', 'Total général', 'Sous-total', 'Somme', 'Suma'],
    ...['Totale', 'Razem', 'Totaal', 'Saldo', 'Итого', '合計', 'Carried fwd', 'Sum of balances'],
    ...['Totals as at 31/01/2026', 'Total 60+ days', 'Total A/R', 'T O T A L', 'Total inc VAT'],
    ...['Running balance', 'Balance for A Ltd', 'Total YTD', 'Ttl', 'Ogółem', 'Endsumme', 'Totalt'],
    ...['Celkem', 'Yhteensä', 'Genel toplam', 'Cyfanswm', 'المجموع'],
  ])('may be %j', (name) => expect(isTotalName(name)).toBe(true))

  it.each([
    ...['Total Fitness Ltd', 'Total Solutions Limited', 'Total Sales PLC', 'Totally Ltd'],
    ...['Balance Accounting Ltd', 'Sumo Ltd', 'Forward Motion Ltd', 'Average Joe Gym', 'Somers'],
    ...[
      'Total Design & Build',
      'Balance Homes Ltd',
      'Sum Up Payments',
      'Total Care',
      'New Balance',
    ],
    ...['Count Dracula', 'Total In One Ltd', 'Total Inc', 'Carried Away Events'],
    ...['', 'Larch Ltd', 'x'.repeat(300)],
  ])('is not %j', (name) => expect(isTotalName(name)).toBe(false))

  it('may stand beside a name', () => {
    expect(['Total', 'SUB TOTAL', 'INV-1', 'Total Ltd'].map(isTotalWord)).toEqual([
      ...[true, true, false, false],
    ])
  })

  it('may hold the name of another line', () => {
    expect(['Total Larch Ltd', 'Sub-total: Larch', 'Larch'].map(totalledName)).toEqual([
      ...['Larch Ltd', 'Larch', null],
    ])
  })
})

describe('a currency', () => {
  it.each(['GBP', '£', 'Pound sterling', 'sterling', 'pounds', 'GBP - British Pound', 'STG'])(
    '%j is pounds',
    (text) => expect(isPounds(text)).toBe(true),
  )
  it.each(['EUR', '€', 'USD', 'Euro', 'NGN', 'Egyptian pound', 'GBX', 'US dollars'])(
    '%j is not pounds',
    (text) => expect(isPounds(text)).toBe(false),
  )
  it.each([
    ['€1,000.00', '€'],
    ['1.000,00 EUR', 'EUR'],
    ['USD 100', 'USD'],
    ['A$100', 'A$'],
    ['100 kr', 'kr'],
    ['£100.00', null],
    ['GBP 100', null],
    ['100 CR', null],
    ['nil', null],
    ['-', null],
  ])('beside the amount %j is %s', (amount, currency) => {
    expect(otherCurrencyOf(amount)).toBe(currency)
  })
  it('may stand in the name of a column', () => {
    const names = ['Amount (EUR)', 'Total €', 'Amount (GBP)', 'Total £', 'Balance']
    expect(names.map(otherCurrencyOfHeader)).toEqual(['EUR', '€', null, null, null])
  })
})

describe('a document type', () => {
  it.each([
    ...['Credit note', 'Credit Memo', 'Sales Credit Note', 'credits', 'CN', 'CR', 'SC', 'C/N'],
    ...['ACCRECCREDIT', 'Refund', 'Write-off', 'Gutschrift', 'Payment', 'Customer payment', 'SR'],
    ...['Receipt', 'Sales Receipt', 'Overpayment', 'Prepayment', 'Deposit', 'Cash', 'SA', 'Quote'],
    ...['Receivable Credit Note', 'Unapplied payment', 'Invoice payment', 'Purchase invoice'],
    ...['Cr. Note', 'CRNOTE', 'C.N.', 'SD', 'POA', 'AROVERPAYMENT', 'ACCRECPAYMENT', 'RECEIVE'],
    ...[
      'Spend money',
      'Chq',
      'Card',
      'Written off',
      'Reversed invoice',
      'Void invoice',
      'Vendor bill',
    ],
  ])('%j is no invoice', (type) => expect(isNoInvoice(type)).toBe(true))

  it.each([
    ...['Invoice', 'Sales invoice', 'SI', 'ACCREC', 'Tax invoice', 'Invoice awaiting payment'],
    ...['Payment due', 'Deposit invoice', 'Journal entry', 'Finance charge', 'Loan', 'Goods', ''],
  ])('%j may be one', (type) => expect(isNoInvoice(type)).toBe(false))

  it('is distinguished from a customer type', () => {
    expect(['Invoice', 'CN', 'Individual', 'Gold'].map(isDocumentType)).toEqual([
      ...[true, true, false, false],
    ])
  })
})

describe('a customer type', () => {
  it.each([
    ...['Individual', 'individuals', 'Consumer', 'Private', 'Private person', 'Private individual'],
    ...['Personal', 'Person', 'Natural person', 'Domestic', 'Residential', 'B2C'],
  ])('%j is a consumer', (type) => expect(customerKind(type)).toBe('consumer'))

  it.each(['Company', 'Private limited company', 'Ltd', 'PLC', 'Business', 'B2B', 'Charity'])(
    '%j is a business',
    (type) => expect(customerKind(type)).toBe('business'),
  )
  it.each(['Sole trader', 'self-employed', 'Self employed', 'Partnership'])(
    '%j is a person who trades',
    (type) => expect(customerKind(type)).toBe('trader'),
  )
  it.each(['', 'Gold', 'Retail'])('%j says nothing', (type) => {
    expect(customerKind(type)).toBeNull()
  })
})
