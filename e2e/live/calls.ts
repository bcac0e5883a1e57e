import { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { type DebtEntry, debtorBody } from '@/api/debtor/request-body'
import { Failure } from '@/api/http/errors'
import { createMutator } from '@/api/testing/resource-calls'
import { hookValue } from '@/api/testing/server'
import { emptyAddress } from '@/api/wire/address-and-contact'
import { mark } from './environment'

/** Requests use the same functions as the screens; reads bypass the cache. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
export const mutate = createMutator(queryClient)
/** Creates one record by its hook, and returns it. */
export async function create<Item, Stored>(
  useHook: () => { send: (item: Item) => Promise<{ record: Stored | null }> },
  item: Item,
): Promise<Stored> {
  const { record } = await hookValue(useHook, queryClient).send(item)
  if (record === null) throw new Error('The response does not name what was created.')
  return record
}
export const update = <Edit>(
  useHook: () => { send: (edit: Edit) => Promise<unknown> },
  edit: Edit,
) => hookValue(useHook, queryClient).send(edit)
export const read: QueryClient['query'] = (options) => {
  queryClient.clear()
  return queryClient.query(options)
}

export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a refusal'),
    (thrown: unknown) => {
      if (!(thrown instanceof Failure)) throw thrown
      return thrown
    },
  )

/** A debt with values in most fields. */
export const entry: DebtEntry = {
  title: '',
  customer_ref: mark,
  company_type: 'Limited company',
  first_names: '',
  last_name: '',
  is_individual: false,
  company_name: `${mark} Ltd`,
  trading_name: 'Čapek & Søn “Trading”',
  salutation: '',
  letter_title: '',
  company_number: '01234567',
  vat_number: '',
  nature_of_business: [],
  external_ref: 'X/1',
  primary_email: 'accounts@check.example.com',
  primary_phone: '020 7946 0001',
  addresses: [{ ...emptyAddress, street_1: '14 Quayside', city: 'Bristol', postcode: 'BS1 4DJ' }],
  contacts: [],
  initial_debt: 1_234_50,
  amount_outstanding: 1_000_05,
  last_invoice_date: '2024-02-29',
  debt_type: 'Goods supplied',
  department: '',
  debt_disputed: true,
  add_late_payment_interest: true,
  add_late_payment_compensation: false,
}
export const bodyOf = (changes: Partial<DebtEntry>) =>
  debtorBody(
    { ...entry, ...changes },
    { today: '2026-11-20', rules: 'portal', feeMode: 'Fixed Fee' },
  )
