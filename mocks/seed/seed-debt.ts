import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import {
  type AddressEntry,
  type ContactEntry,
  emptyAddress,
  emptyContact,
} from '@/api/wire/address-and-contact'
import { type Pence, plainMoney, toWire } from '@/rules/money'
import type { World } from '../db'
import { accept } from '../drf/accept'
import { debtorRecord } from '../records/debtor-fields'
import { createDebtor } from '../records/debtors'
import type { DebtorRow } from '../rows'
import { pdf } from './pdf'

/** The day on which every debt was entered and its interest calculated. */
const entryDay = '2026-11-20'

/** A debt of the demo data with its payments, notes and invoices. */
export interface DebtSeed {
  entry: Partial<DebtEntry> & Pick<DebtEntry, 'initial_debt'>
  status?: string
  detail?: string
  payments?: readonly [amount: Pence, date: string, reference: string, method: string][]
  notes?: readonly string[]
  invoices?: readonly string[]
}

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

const emptyEntry: Omit<DebtEntry, 'initial_debt' | 'amount_outstanding'> = {
  title: '',
  customer_ref: '',
  company_type: '',
  first_names: '',
  last_name: '',
  is_individual: false,
  company_name: '',
  trading_name: '',
  salutation: '',
  letter_title: '',
  company_number: '',
  vat_number: '',
  nature_of_business: [],
  external_ref: '',
  primary_email: '',
  primary_phone: '',
  addresses: [],
  contacts: [],
  last_invoice_date: null,
  debt_type: '',
  department: '',
  debt_disputed: false,
  add_late_payment_interest: true,
  add_late_payment_compensation: true,
}

/** Older records have null where the portal sends empty text. */
const withNulls = (body: object): unknown =>
  JSON.parse(JSON.stringify(body, (_, value) => (value === '' ? null : value)))

/** Creates a debt with the interest and compensation that the portal would calculate. */
export function createFromEntry(world: World, client: number, given: DebtSeed['entry']): DebtorRow {
  const { amount_outstanding = given.initial_debt, ...rest } = given
  const entry = { ...emptyEntry, ...rest, amount_outstanding: given.initial_debt }
  const body = debtorBody(entry, { today: entryDay, rules: 'portal', feeMode: 'Fixed Fee' })
  // The interest is that of the day of entry, before any payment.
  body.debtor_debt.amount_outstanding = toWire(amount_outstanding)
  return createDebtor(world, client, accept(debtorRecord, withNulls(body)))
}

/** One note a day from 1 October, so their order is unambiguous. */
const noteDay = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`

export function seedDebt(
  world: World,
  files: Map<number, Uint8Array>,
  client: number,
  debtSeed: DebtSeed,
): void {
  const row = createFromEntry(world, client, debtSeed.entry)
  const debt = row.debt.id
  world.debtors.save({
    ...row,
    debt: {
      ...row.debt,
      ...(debtSeed.status !== undefined && { status: debtSeed.status }),
      ...(debtSeed.detail !== undefined && { status_detail: debtSeed.detail }),
    },
  })
  for (const [amount, payment_date, reference, method] of debtSeed.payments ?? []) {
    world.payments.add({ debt, amount: plainMoney(amount), payment_date, reference, method })
  }
  debtSeed.notes?.forEach((note, index) => {
    const created_at = `${noteDay(index)}T09:30:00.000000Z`
    const created_by = index % 2 === 0 ? 'demo@example.com' : 'admin@example.com'
    world.notes.add({ debt, note, created_by, created_at })
  })
  for (const name of debtSeed.invoices ?? []) {
    const created_at = '2026-10-01T08:00:00.000000Z'
    const { id } = world.invoices.add({ debt, path: `invoices/2026/10/${name}`, created_at })
    files.set(id, pdf(`${name}: ${plainMoney(debtSeed.entry.initial_debt)}`))
  }
}
