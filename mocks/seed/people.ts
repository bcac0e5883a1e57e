import type { World } from '../db'
import { accept } from '../drf/accept'
import { passwordDigest } from '../passwords'
import { clientRecord, createClient } from '../records/clients'
import type { UserRow } from '../rows'

/** The password of every demo user. */
const demoPassword = 'Harbour-Kettle-42'

type Person = Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'client'> & Partial<UserRow>

/** In the order of their ids, from 1. */
const people: readonly Person[] = [
  { email: 'demo@example.com', first_name: 'Dana', last_name: 'Demo', client: 1 },
  { email: 'other@example.com', first_name: 'Otis', last_name: 'Other', client: 2 },
  { email: 'noclient@example.com', first_name: 'Nora', last_name: 'Noclient', client: null },
  { email: 'nodebts@example.com', first_name: 'Nils', last_name: 'Nodebts', client: 3 },
  {
    email: 'inactive@example.com',
    first_name: 'Ina',
    last_name: 'Inactive',
    client: null,
    is_active: false,
  },
  {
    email: 'admin@example.com',
    first_name: 'Ada',
    last_name: 'Admin',
    client: 1,
    is_staff: true,
  },
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
  for (const person of people) {
    world.users.add({
      password: passwordDigest(demoPassword),
      phone: '020 7946 0000',
      terms_agreed: true,
      is_active: true,
      is_staff: false,
      ...person,
    })
  }
}
