import type { World } from '../db'
import { accept } from '../drf/field'
import { passwordDigest } from '../passwords'
import { clientRecord } from '../records/fields'
import { createClient } from '../records/rows'

/** In the order of their ids, from 1. The email begins with the last name. */
const people: readonly [first: string, last: string, client: number | null][] = [
  ['Dana', 'Demo', 1],
  ['Otis', 'Other', 2],
  ['Nora', 'Noclient', null],
  ['Nils', 'Nodebts', 3],
  ['Ina', 'Inactive', null],
  ['Ada', 'Admin', 1],
]

const companies = [
  ['Kettle & Harbour Supplies Ltd', '3 Harbour Street', 'Bristol', 'BS1 5DB', '0117 496 0003'],
  ['Fernwick Tools Ltd', '88 Carrow Road', 'Norwich', 'NR1 1HU', '01632 960088'],
  ['Blank Page Stationers Ltd', '12 Castle Arcade', 'Cardiff', 'CF10 1BU', '029 2018 0012'],
] as const

export function seedPeople(world: World): void {
  for (const [company_name, street_1, city, postcode, phone] of companies) {
    const given = accept(clientRecord, {
      company_name,
      company_type: 'Limited company',
      company_number: '01234567',
      client_addresses: [{ street_1, city, postcode, isPrimary: true, latitude: 0, longitude: 0 }],
      client_contacts: [{ contact_type: 'Phone', contact_value: phone, isPrimary: true }],
    })
    createClient(world, given)
  }
  for (const [first_name, last_name, client] of people) {
    world.users.add({
      email: `${last_name.toLowerCase()}@example.com`,
      password: passwordDigest('Harbour-Kettle-42'),
      first_name,
      last_name,
      phone: '020 7946 0000',
      terms_agreed: true,
      is_active: last_name !== 'Inactive',
      is_staff: last_name === 'Admin',
      client,
    })
  }
}
