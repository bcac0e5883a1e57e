// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { debtIdentity, debtorName } from '@/rules/debtor-name'
import { client } from './clients'
import { claimOf, outstandingOf } from './debtor/claim'
import { invoice, note, payment } from './debtor/debt-records'
import { debtor, debtorAddress, debtorContact } from './debtor/debtor'
import { type JsonRecord, mutantsOf } from './testing/mutants'
import {
  address,
  clientRecord,
  contact,
  debtorRecord,
  invoiceRecord,
  noteRecord,
  paymentRecord,
} from './testing/records'

/** Asserts that no parsed value is NaN or a technical text, at any depth. */
function expectSane(read: unknown, sent: unknown): void {
  if (typeof read === 'number') expect(Number.isFinite(read)).toBe(true)
  if (typeof read === 'string' && read !== sent) expect(read).not.toMatch(/undefined|NaN|\[object/)
  if (typeof read !== 'object' || read === null) return
  for (const [key, part] of Object.entries(read)) {
    // Unreadable values are kept as raw values.
    if (key === 'unread') continue
    expectSane(part, (sent as JsonRecord | undefined)?.[key])
  }
}

describe('Z1: a record with any one value replaced', () => {
  it.each<
    [string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }, JsonRecord]
  >([
    ['a debtor', debtor, debtorRecord],
    ['an address', debtorAddress, address],
    ['a contact', debtorContact, contact],
    ['a note', note, noteRecord],
    ['an invoice', invoice, invoiceRecord],
    ['a payment', payment, paymentRecord],
    ['a client', client, clientRecord],
  ])('%s is read or refused as a whole', (_, schema, record) => {
    let [read, refused] = [0, 0]
    for (const mutant of mutantsOf(record)) {
      const result = schema.safeParse(mutant)
      if (result.success) {
        expectSane(result.data, mutant)
        read += 1
      } else refused += 1
    }
    expect(read).toBeGreaterThan(20)
    // A payment has no required field.
    if (schema !== payment) expect(refused).toBeGreaterThan(0)
  })

  it('of a debtor gives the screens valid figures', () => {
    for (const mutant of mutantsOf(debtorRecord)) {
      const { data } = debtor.safeParse(mutant)
      if (!data) continue
      const name = debtorName(data)
      expect(name).not.toBe('')
      expect(name).not.toMatch(/undefined|\[object|null/)
      const debt = data.debtor_debt
      for (const sum of Object.values(claimOf(debt, '2026-11-20') ?? {})) {
        if (typeof sum === 'number') expect(Number.isSafeInteger(sum)).toBe(true)
      }
      expect(Number.isSafeInteger(outstandingOf(debt) ?? 0)).toBe(true)
      expect(debtIdentity(data, debt.initial_debt).name).toBe(name)
    }
  })
})
