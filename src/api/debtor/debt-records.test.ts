// @vitest-environment node
import { expect, it } from 'vitest'
import { invoiceName } from './debt-records'

it.each([
  ['http://x/media/invoices/bill.pdf', 'bill.pdf'],
  ['bill.pdf', 'bill.pdf'],
  ['/media/bill.pdf?token=a/b', 'bill.pdf'],
  ['/media/bill.pdf#page=2', 'bill.pdf'],
  ['/media/my%20bill%20%C3%A9.pdf', 'my bill é.pdf'],
  ['/media/100%.pdf', '100%.pdf'],
  ['/media/', 'invoice-2'],
  ['?token=a', 'invoice-2'],
  ['', 'invoice-2'],
])('the invoice at %j is called %s', (invoice_file, name) => {
  expect(invoiceName({ id: 2, invoice_file })).toBe(name)
})
