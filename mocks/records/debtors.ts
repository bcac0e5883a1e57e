import type * as z from 'zod/mini'
import type { debtor } from '@/api/debtor/debtor'
import { plainMoney, readDecimal } from '@/rules/money'
import type { World } from '../db'
import { complete } from '../drf/record'
import type { DebtorRow, DebtRow } from '../rows'
import {
  newAddress,
  newContact,
  primaryAddress,
  primaryContact,
  replaceRows,
  serialiseAddress,
  serialiseContact,
} from './addresses-and-contacts'
import { type DebtorGiven, debtFields, debtorFields } from './debtor-fields'
import { serialiseInvoice } from './invoices'

function newDebt(world: World, given: DebtorGiven['debtor_debt'] = {}): DebtRow {
  const debt = complete(debtFields, given)
  const outstanding = 'amount_outstanding' in given ? debt.amount_outstanding : debt.initial_debt
  return { id: world.nextNested('debt'), ...debt, amount_outstanding: outstanding }
}

export function createDebtor(world: World, client: number, given: DebtorGiven): DebtorRow {
  const { debtor_addresses, debtor_contacts, debtor_debt, ...fields } = complete(
    debtorFields,
    given,
  )
  return world.debtors.add({
    client,
    ...fields,
    addresses: replaceRows([], debtor_addresses, (row) => newAddress(world, row)),
    contacts: replaceRows([], debtor_contacts, (row) => newContact(world, row)),
    debt: newDebt(world, debtor_debt),
  })
}

export function updateDebtor(world: World, row: DebtorRow, given: DebtorGiven): DebtorRow {
  const { debtor_addresses, debtor_contacts, debtor_debt, ...fields } = given
  return world.debtors.save({
    ...row,
    ...fields,
    ...(debtor_addresses && {
      addresses: replaceRows(row.addresses, debtor_addresses, (one) => newAddress(world, one)),
    }),
    ...(debtor_contacts && {
      contacts: replaceRows(row.contacts, debtor_contacts, (one) => newContact(world, one)),
    }),
    debt: { ...row.debt, ...debtor_debt },
  })
}

const byDebt = <Row extends { debt: number }>(rows: readonly Row[]) => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.debt)
    if (group) group.push(row)
    else groups.set(row.debt, [row])
  }
  return (debt: number) => groups.get(debt) ?? []
}

/** Serialises debtors. Related records are grouped once for all of them. */
export function serialiseDebtors(
  world: World,
  host: string,
  rows: readonly DebtorRow[],
): z.input<typeof debtor>[] {
  const notesOf = byDebt(world.notes.all())
  const invoicesOf = byDebt(world.invoices.all())
  const paymentsOf = byDebt(world.payments.all())
  return rows.map(({ client: _, addresses, contacts, debt, ...columns }) => {
    const payments = paymentsOf(debt.id)
    const invoices = invoicesOf(debt.id)
    const { id } = columns
    const main = primaryAddress(addresses)
    const paid = payments.reduce((sum, { amount }) => sum + (readDecimal(amount) ?? 0), 0)
    return {
      ...columns,
      debtor_contacts: contacts.map((row) => serialiseContact(row, id)),
      debtor_addresses: addresses.map((row) => serialiseAddress(row, id)),
      primary_address: main && serialiseAddress(main, id),
      primary_email: primaryContact(contacts, 'Email'),
      primary_phone: primaryContact(contacts, 'Phone'),
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
