import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvForImport } from '@/features/debts/export/csv-for-import'
import { rowOf } from '@/features/debts/testing/rows'
import { isPlaceholder } from '@/features/import/cells/cell-values'
import { unfloat } from '@/features/import/cells/check-cell'
import { openSheet } from '@/features/import/sheet/testing/open-sheet'

/** Arbitrary text, normalised as the portal stores it: trimmed, with single spaces. */
const kept = fc
  .string({ unit: fc.constantFrom(...'abZ 09=+-@\'",;|.é＝’£'), maxLength: 12 })
  .map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  // What stands for "nothing" in other files is blank after an import.
  .filter((text) => text === '' || !isPlaceholder(text, 'customer_ref'))
  // What a program added to a number goes.
  .filter((text) => unfloat(text) === text)
const named = kept.map((text) => `Co ${text}`.trim())
const pence = fc.integer({ min: 1, max: 999_999_999_999 })
const decimal = (amount: number) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** An address is complete or missing; the server accepts no other. */
const address = fc.record({
  street_1: named,
  street_2: kept,
  street_3: kept,
  city: named,
  county: kept,
  postcode: fc.constantFrom('LS1 4AP', 'SW1A 1AA', 'BFPO 61', 'D02 X285', '75001', 'KY1-1855'),
})
const noAddress = { street_1: '', street_2: '', street_3: '', city: '', county: '', postcode: '' }

/** The columns of a debt without the computed ones. */
const debt = fc.record({
  title: kept,
  customer_ref: kept,
  company_type: kept,
  first_names: kept,
  last_name: named,
  is_individual: fc.boolean(),
  company_name: named,
  trading_name: kept,
  company_number: fc.constantFrom('', '01234567', 'SC123456', 'XX123456'),
  vat_number: fc.constantFrom('', 'GB123456789', 'IE1234567T', 'GD001'),
  external_ref: kept,
  primary_email: fc.constantFrom('', 'a+b@c.example', "o'hara@müller.example"),
  primary_phone: fc.constantFrom('', '+44 20 7946 0123', '020 7946 0123 ext. 12'),
  address: fc.oneof(address, fc.constant(noAddress)),
  debt_type: kept,
  department: kept,
  initial_debt: pence,
  amount_outstanding: pence,
  last_invoice_date: fc.constantFrom(null, '2024-02-29', '2019-12-01', '2000-01-31'),
  debt_disputed: fc.boolean(),
})

type Debt = typeof debt extends fc.Arbitrary<infer One> ? One : never

const rowsOf = (debts: readonly Debt[]) =>
  debts.map(({ address: at, ...one }, place) => {
    const { debt_type, department, last_invoice_date, debt_disputed, ...debtor } = one
    const { initial_debt, amount_outstanding, ...fields } = debtor
    const addresses = at.street_1 === '' ? [] : [{ ...at, id: 1, debtor: 1, isPrimary: true }]
    return rowOf(
      place + 1,
      { ...fields, debtor_addresses: addresses },
      {
        ...{ debt_type, department, last_invoice_date, debt_disputed },
        initial_debt: decimal(initial_debt),
        amount_outstanding: decimal(amount_outstanding),
      },
    )
  })

test('X03: exported debts are the same when imported again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(debt, { minLength: 1, maxLength: 4 }), async (debts) => {
      const sheet = await openSheet(csvForImport(rowsOf(debts)))
      expect(sheet.summary().problems.filter(({ severity }) => severity === 'error')).toEqual([])
      sheet.run('includeAll', 'equal-row')
      const read = sheet.bodies().map(({ debtor_addresses: [at], debtor_debt, ...debtor }) => ({
        ...debtor,
        ...debtor_debt,
        initial_debt: decimal(Math.round(debtor_debt.initial_debt * 100)),
        amount_outstanding: decimal(Math.round(debtor_debt.amount_outstanding * 100)),
        address: at ?? noAddress,
      }))
      expect(read).toMatchObject(
        debts.map((one) => ({
          ...one,
          initial_debt: decimal(one.initial_debt),
          amount_outstanding: decimal(one.amount_outstanding),
        })),
      )
    }),
    { numRuns: 200 },
  )
}, 120_000)
