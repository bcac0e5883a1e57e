import type * as z from 'zod/mini'
import type { client } from '@/api/clients'
import type { invoice } from '@/api/debtor/debt-records'
import type { debtor } from '@/api/debtor/debtor'
import { plainMoney, readDecimal } from '@/rules/money'
import { defaultSettings, type InvoiceRow, type World } from '../db'
import { complete, type Fields, type Values } from '../drf/field'
import {
  type AddressRow,
  addressFields,
  type ClientRow,
  type ContactRow,
  clientFields,
  contactFields,
  type DebtorRow,
  debtFields,
  debtorFields,
  type Nested,
} from './fields'

/** How records are created and returned. */

type Given<F extends Fields> = Partial<Values<F>>
type DebtorGiven = Given<typeof debtorFields>

export const newAddress = (world: World, given: Given<typeof addressFields>): AddressRow => ({
  id: world.nextNested('address'),
  ...complete(addressFields, given),
})

export const newContact = (world: World, given: Given<typeof contactFields>): ContactRow => ({
  id: world.nextNested('contact'),
  ...complete(contactFields, given),
})

/** Existing ids are updated, other rows created, absent rows removed. */
function replaceNested(
  world: World,
  old: Nested,
  addresses: DebtorGiven['debtor_addresses'],
  contacts: DebtorGiven['debtor_contacts'],
): Nested {
  const replace = <Row extends { id: number }, G extends { id?: number | null }>(
    rows: Row[],
    given: G[] | undefined,
    create: (values: Omit<G, 'id'>) => Row,
  ) =>
    given?.map(({ id, ...values }) => {
      const existing = rows.find((row) => row.id === id)
      return existing ? { ...existing, ...values } : create(values)
    }) ?? rows
  return {
    addresses: replace(old.addresses, addresses, (values) => newAddress(world, values)),
    contacts: replace(old.contacts, contacts, (values) => newContact(world, values)),
  }
}

const noneNested: Nested = { addresses: [], contacts: [] }

/** A client and its settings. */
export function createClient(world: World, given: Given<typeof clientFields>): ClientRow {
  const { client_addresses, client_contacts, ...columns } = complete(clientFields, given)
  const nested = replaceNested(world, noneNested, client_addresses, client_contacts)
  const row = world.clients.add({ ...columns, ...nested })
  world.settings.add({ client: row.id, ...defaultSettings })
  return row
}

export const settingsOf = (world: World, client: number | null) =>
  world.settings.where((row) => row.client === client)

export const serialiseClient = (
  world: World,
  { addresses, contacts, ...columns }: ClientRow,
): z.input<typeof client> => ({
  ...columns,
  client_addresses: addresses,
  client_contacts: contacts,
  client_settings: settingsOf(world, columns.id),
})

export function createDebtor(world: World, client: number, given: DebtorGiven): DebtorRow {
  const { debtor_addresses, debtor_contacts, debtor_debt, ...columns } = complete(
    debtorFields,
    given,
  )
  const debt = complete(debtFields, debtor_debt)
  // Only a given blank stays blank.
  const { amount_outstanding = debt.initial_debt } = debtor_debt
  return world.debtors.add({
    client,
    ...columns,
    ...replaceNested(world, noneNested, debtor_addresses, debtor_contacts),
    debt: { id: world.nextNested('debt'), ...debt, amount_outstanding },
  })
}

/** Fields that are not given stay as they are. */
export function updateDebtor(world: World, row: DebtorRow, given: DebtorGiven): DebtorRow {
  const { debtor_addresses, debtor_contacts, debtor_debt, ...columns } = given
  return world.debtors.save({
    ...row,
    ...columns,
    ...replaceNested(world, row, debtor_addresses, debtor_contacts),
    debt: { ...row.debt, ...debtor_debt },
  })
}

const primary = <Row extends { isPrimary: boolean }>(rows: readonly Row[]): Row | null =>
  rows.find((row) => row.isPrimary) ?? rows[0] ?? null

/** Returns the records of a debt, which are grouped once for all debts. */
function groupByDebt<Row extends { debt: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(row.debt, [...(groups.get(row.debt) ?? []), row])
  return (debt: number) => groups.get(debt) ?? []
}

export const serialiseInvoice = ({ id, debt, path, created_at }: InvoiceRow, host: string) =>
  ({ id, debt, invoice_file: `${host}/media/${encodeURI(path)}`, created_at }) satisfies z.input<
    typeof invoice
  >

export function serialiseDebtors(
  world: World,
  host: string,
  rows: readonly DebtorRow[],
): z.input<typeof debtor>[] {
  const notesOf = groupByDebt(world.notes.all())
  const invoicesOf = groupByDebt(world.invoices.all())
  const paymentsOf = groupByDebt(world.payments.all())
  return rows.map(({ client: _, addresses, contacts, debt, ...columns }) => {
    const payments = paymentsOf(debt.id)
    const invoices = invoicesOf(debt.id)
    const debtor_addresses = addresses.map((row) => ({ ...row, debtor: columns.id }))
    const firstOf = (type: ContactRow['contact_type']) =>
      primary(contacts.filter((row) => row.contact_type === type))?.contact_value ?? null
    const paid = payments.reduce((sum, { amount }) => sum + (readDecimal(amount) ?? 0), 0)
    return {
      ...columns,
      debtor_contacts: contacts.map((row) => ({ ...row, debtor: columns.id })),
      debtor_addresses,
      primary_address: primary(debtor_addresses),
      primary_email: firstOf('Email'),
      primary_phone: firstOf('Phone'),
      debtor_debt: {
        ...debt,
        invoices: invoices.map((row) => row.id),
        payments: payments.map((row) => row.id),
        total_payments: plainMoney(paid),
        debt_notes: notesOf(debt.id),
        debt_invoices: invoices.map((row) => serialiseInvoice(row, host)),
        debt_payments: payments,
      },
    }
  })
}
