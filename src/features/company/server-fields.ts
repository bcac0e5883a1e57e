import { get } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import { type FieldMessage, toFailure } from '@/api/http/errors'
import { stepOf } from './steps'

const lists = new Map([
  ['client_addresses', 'addresses'],
  ['client_contacts', 'contacts'],
])

/** `client_addresses.0.postcode` of the server is `addresses.0.postcode` of the form. */
function formField(path: string): string {
  const [head = '', ...rest] = path.split('.')
  return [lists.get(head) ?? head, ...rest].join('.')
}

/** What the server has against answers that were asked for, by their place in the form. */
export const refusedFields = (thrown: unknown, values: CompanyEntry): FieldMessage[] =>
  toFailure(thrown)
    .fields.map(({ path, message }) => ({ path: formField(path), message }))
    .filter(({ path }) => stepOf(path) > 0 && typeof get(values, path) === 'string')
