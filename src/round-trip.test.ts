import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { debtsCsv } from '@/features/debts/export-debts'
import { rowOf } from '@/features/debts/test-rows'
import { sheetFrom } from '@/features/import/test-rows'

/** Text as the portal keeps it: no spaces around, single ones inside; otherwise as hostile as it likes. */
const kept = fc
  .string({ unit: fc.constantFrom(...'abZ 09=+-@\'",;|.é＝’£'), maxLength: 12 })
  .map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
const named = kept.map((text) => `Co ${text}`.trim())
const pence = fc.integer({ min: 1, max: 999_999_999_999 })
const decimal = (amount: number) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const debt = fc.record({
  company_name: named,
  customer_ref: kept,
  external_ref: kept,
  debt_type: kept,
  department: kept,
  street_1: kept,
  city: kept,
  initial: pence,
  outstanding: pence,
  date: fc.constantFrom(null, '2024-02-29', '2019-12-01', '2000-01-31'),
  disputed: fc.boolean(),
})

type Debt = typeof debt extends fc.Arbitrary<infer One> ? One : never

const rowsOf = (debts: readonly Debt[]) =>
  debts.map((one, place) =>
    rowOf(
      place + 1,
      {
        company_name: one.company_name,
        customer_ref: one.customer_ref,
        external_ref: one.external_ref,
        debtor_addresses:
          one.street_1 || one.city
            ? [{ id: 1, debtor: 1, street_1: one.street_1, city: one.city, isPrimary: true }]
            : [],
      },
      {
        initial_debt: decimal(one.initial),
        amount_outstanding: decimal(one.outstanding),
        last_invoice_date: one.date,
        debt_disputed: one.disputed,
        debt_type: one.debt_type,
        department: one.department,
      },
    ),
  )

test('X03: what is exported and imported again is what it was', () => {
  fc.assert(
    fc.property(fc.array(debt, { minLength: 1, maxLength: 4 }), (debts) => {
      const sheet = sheetFrom(debtsCsv(rowsOf(debts)))
      expect(sheet.review().errors).toEqual([])
      const places = debts.map((_, place) => place + 2)
      const read = sheet.entries(places).map(({ addresses, ...entry }) => ({
        company_name: entry.company_name,
        customer_ref: entry.customer_ref,
        external_ref: entry.external_ref,
        debt_type: entry.debt_type,
        department: entry.department,
        street_1: addresses[0]?.street_1 ?? '',
        city: addresses[0]?.city ?? '',
        initial: entry.initial_debt,
        outstanding: entry.amount_outstanding,
        date: entry.last_invoice_date,
        disputed: entry.debt_disputed,
      }))
      expect(read).toEqual(debts)
    }),
    { numRuns: 2_000 },
  )
}, 120_000)

test.each([',', ';', '\t'])(
  'X01: no cell of what is exported runs as a formula where %j separates',
  (delimiter) => {
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 4 }), (debts) => {
        const { data } = Papa.parse<string[]>(debtsCsv(rowsOf(debts)), { delimiter })
        for (const cell of data.flat()) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠\0]/)
      }),
      { numRuns: 1_000 },
    )
  },
)

test('X01: amounts stay numbers', () => {
  fc.assert(
    fc.property(debt, (one) => {
      const { data } = Papa.parse<string[]>(debtsCsv(rowsOf([one])), { delimiter: ',' })
      expect(data.flat()).toContain(decimal(one.initial))
    }),
  )
})
