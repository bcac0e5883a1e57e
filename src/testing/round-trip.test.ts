import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvForImport } from '@/features/debts/export/csv-for-import'
import { rowOf } from '@/features/debts/testing/rows'
import { unfloat } from '@/features/import/cells/check-cell'
import { isPlaceholder } from '@/features/import/cells/placeholder'
import { openSheet } from '@/features/import/sheet/testing/open-sheet'
import { toWire } from '@/rules/money'

/** Arbitrary text, normalised as the portal stores it: trimmed, with single spaces. */
const kept = fc
  .string({ unit: fc.constantFrom(...'abZ 09=+-@\'",;|.é＝’£'), maxLength: 12 })
  .map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  // Placeholders such as N/A are blank after an import.
  .filter((text) => text === '' || !isPlaceholder(text, 'customer_ref'))
  // An import drops the decimals that a program added to a number.
  .filter((text) => unfloat(text) === text)
const named = kept.map((text) => `Co ${text}`.trim())
const pounds = fc.integer({ min: 1, max: 999_999_999_999 }).map(toWire)

const address = fc.record({
  street_1: named,
  street_2: kept,
  street_3: kept,
  city: named,
  county: kept,
  postcode: fc.constantFrom('LS1 4AP', 'SW1A 1AA', 'BFPO 61', 'D02 X285', '75001', 'KY1-1855'),
})

/** The body of a debt with all columns of an export but the computed ones. */
const body = fc.record({
  title: kept,
  customer_ref: kept,
  company_type: kept,
  first_names: kept,
  // A company that is only the name of its person is left out.
  last_name: kept.map((text) => `Ash ${text}`.trim()),
  is_individual: fc.boolean(),
  company_name: named,
  trading_name: kept,
  company_number: fc.constantFrom('', '01234567', 'SC123456', 'XX123456'),
  vat_number: fc.constantFrom('', 'GB123456789', 'IE1234567T', 'GD001'),
  external_ref: kept,
  primary_email: fc.constantFrom('', 'a+b@c.example', "o'hara@müller.example"),
  primary_phone: fc.constantFrom('', '+44 20 7946 0123', '020 7946 0123 ext. 12'),
  // An address is complete or missing; the server accepts no other.
  debtor_addresses: fc.array(address, { maxLength: 1 }),
  debtor_debt: fc.record({
    debt_type: kept,
    department: kept,
    initial_debt: pounds,
    amount_outstanding: pounds,
    last_invoice_date: fc.constantFrom(null, '2024-02-29', '2019-12-01', '2000-01-31'),
    debt_disputed: fc.boolean(),
  }),
})

test('X03: exported debts are the same when imported again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 4 }), async (bodies) => {
      const rows = bodies.map(({ debtor_addresses, debtor_debt, ...debtor }, index) => {
        const addresses = debtor_addresses.map((at) => ({ ...at, id: 1, debtor: index + 1 }))
        return rowOf(index + 1, { ...debtor, debtor_addresses: addresses }, debtor_debt)
      })
      const sheet = await openSheet(csvForImport(rows))
      expect(sheet.summary().problems.filter(({ severity }) => severity === 'error')).toEqual([])
      // Of random debts one may equal another, or the sum of those above it.
      for (const reason of ['equal-row', 'total'] as const) sheet.run('includeAll', reason)
      expect(sheet.bodies()).toMatchObject(bodies)
    }),
    { numRuns: 200 },
  )
}, 120_000)
