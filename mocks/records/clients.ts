import type * as z from 'zod/mini'
import type { ClientBody, client } from '@/api/clients'
import type { World } from '../db'
import { type Field, optional } from '../drf/field'
import { complete, many, record, type Values } from '../drf/record'
import { char, freeText } from '../drf/text'
import type { ClientRow, SettingsRow } from '../rows'
import {
  nestedAddress,
  nestedContact,
  newAddress,
  newContact,
  replaceRows,
} from './addresses-and-contacts'

const fields = {
  client_type: optional(char({ max: 10 }), 'P'),
  client_prospect: optional(char({ max: 10 }), 'C'),
  company_type: freeText(100),
  company_name: char({ max: 255 }),
  trading_name: freeText(255),
  company_number: freeText(20),
  vat_number: freeText(20),
  intro_source: freeText(100),
  intro_description: freeText(2000),
  client_addresses: optional(many(nestedAddress), []),
  client_contacts: optional(many(nestedContact), []),
} satisfies Record<keyof ClientBody, Field<unknown>>

export const clientRecord = record(fields)

/** A client and its settings. */
export function createClient(world: World, given: Partial<Values<typeof fields>>): ClientRow {
  const { client_addresses, client_contacts, ...columns } = complete(fields, given)
  const row = world.clients.add({
    ...columns,
    addresses: replaceRows([], client_addresses, (one) => newAddress(world, one)),
    contacts: replaceRows([], client_contacts, (one) => newContact(world, one)),
  })
  world.settings.add({
    client: row.id,
    default_fee_type: 'Fixed Fee',
    payment_terms_days: 30,
    add_late_payment_interest: true,
    add_late_payment_compensation: true,
    statement_email: null,
  })
  return row
}

export const settingsOf = (world: World, client: number): SettingsRow[] =>
  world.settings.where((row) => row.client === client)

export function serialiseClient(world: World, row: ClientRow): z.input<typeof client> {
  const { addresses, contacts, ...columns } = row
  return {
    ...columns,
    client_addresses: addresses,
    client_contacts: contacts,
    client_settings: settingsOf(world, row.id),
  }
}
