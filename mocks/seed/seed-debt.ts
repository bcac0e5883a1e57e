import { debtor } from '@/api/debtor/debtor'
import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import {
  type AddressEntry,
  type ContactEntry,
  emptyAddress,
  emptyContact,
} from '@/api/wire/address-and-contact'
import { type Pence, plainMoney, toWire } from '@/rules/money'
import type { World } from '../db'
import { accept } from '../drf/field'
import { debtorRecord } from '../records/fields'
import { createDebtor } from '../records/rows'
import { pdf } from './pdf'

/** The day on which every debt was entered and its interest calculated. */
const entryDay = '2026-11-20'

/** A debt of the demo data with its payments, notes and invoices. */
export interface DebtSeed extends Partial<DebtEntry> {
  initial_debt: Pence
  status?: string
  detail?: string
  payments?: readonly [amount: Pence, date: string, reference: string, method: string][]
  notes?: readonly string[]
  /** The file names. */
  invoices?: readonly string[]
}

type More = Omit<DebtSeed, 'initial_debt'>
type Rest = [
  customer_ref: string,
  initial_debt: Pence,
  last_invoice_date: string | null,
  more?: More,
]

const debtOf = (names: More, [customer_ref, initial_debt, last_invoice_date, more]: Rest) => ({
  ...{ ...names, customer_ref, initial_debt, last_invoice_date },
  ...more,
})

export const company = (company_name: string, ...rest: Rest): DebtSeed =>
  debtOf({ company_name, company_type: 'Limited company' }, rest)

export const person = (first_names: string, last_name: string, ...rest: Rest): DebtSeed =>
  debtOf({ is_individual: true, first_names, last_name }, rest)

export const address = (
  street_1: string,
  city: string,
  postcode: string,
  rest: Partial<AddressEntry> = {},
): AddressEntry => ({ ...emptyAddress, street_1, city, postcode, ...rest })

export const contact = (
  contact_type: ContactEntry['contact_type'],
  contact_value: string,
  rest: Partial<ContactEntry> = {},
): ContactEntry => ({ ...emptyContact, isPrimary: false, contact_type, contact_value, ...rest })

/** The portal's defaults. */
const { debtor_debt: emptyDebt, ...emptyDebtor } = debtor.parse({
  id: 1,
  debtor_debt: { id: 1, initial_debt: 0 },
})

/** Older records have null where the portal sends empty text. */
const withNulls = (body: object): unknown =>
  JSON.parse(JSON.stringify(body, (_, value) => (value === '' ? null : value)))

/** Creates a debt with the interest and compensation that the portal would calculate. */
export function createDebt(world: World, client: number, seed: DebtSeed): void {
  const { status, detail, payments = [], notes = [], invoices = [], ...given } = seed
  const { initial_debt, amount_outstanding = initial_debt } = given
  // The interest is that of the day of entry, before any payment.
  const entry = {
    ...{ ...emptyDebtor, ...emptyDebt, addresses: [], contacts: [] },
    ...{ ...given, amount_outstanding: initial_debt },
  }
  const body = debtorBody(entry, { today: entryDay, rules: 'portal', feeMode: 'Fixed Fee' })
  const debtor_debt = {
    ...body.debtor_debt,
    amount_outstanding: toWire(amount_outstanding),
    ...(status !== undefined && { status }),
    ...(detail !== undefined && { status_detail: detail }),
  }
  const data = accept(debtorRecord, withNulls({ ...body, debtor_debt }))
  const debt = createDebtor(world, client, data).debt.id
  for (const [amount, payment_date, reference, method] of payments) {
    world.payments.add({ debt, amount: plainMoney(amount), payment_date, reference, method })
  }
  for (const [index, note] of notes.entries()) {
    // One note a day, so their order is unambiguous.
    const created_at = `2026-10-0${index + 1}T09:30:00.000000Z`
    const created_by = index % 2 === 0 ? 'demo@example.com' : 'admin@example.com'
    world.notes.add({ debt, note, created_by, created_at })
  }
  for (const name of invoices) {
    const created_at = '2026-10-01T08:00:00.000000Z'
    const { id } = world.invoices.add({ debt, path: `invoices/2026/10/${name}`, created_at })
    world.files.save({ id, bytes: pdf(`${name}: ${plainMoney(initial_debt)}`) })
  }
}
