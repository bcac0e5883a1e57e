import { get } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import { type FieldMessage, toFailure } from '@/api/http/errors'
import { stepOf } from './steps'

const lists = new Map([
  ['client_addresses', 'addresses'],
  ['client_contacts', 'contacts'],
])

/** Maps `client_addresses.0.postcode` to `addresses.0.postcode`. */
function formField(path: string): string {
  const [head = '', ...rest] = path.split('.')
  return [lists.get(head) ?? head, ...rest].join('.')
}

/** The server's errors that belong to fields of the wizard, by form path. */
export const refusedFields = (thrown: unknown, values: CompanyEntry): FieldMessage[] =>
  toFailure(thrown)
    .fields.map(({ path, message }) => ({ path: formField(path), message }))
    .filter(({ path }) => stepOf(path) > 0 && typeof get(values, path) === 'string')
