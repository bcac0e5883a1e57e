// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addressListQuery, contactListQuery } from './debtor/addresses-and-contacts'
import { debtorDetailQuery, debtorListQuery } from './debtor/queries'
import { freshDebtorQuery } from './debtor/update'
import { invoiceListQuery } from './invoices/queries'
import { noteListQuery } from './notes'
import { recordCalls, respondTo } from './testing/wire'

recordCalls()

it.each<[string, (queryClient: QueryClient) => Promise<unknown>]>([
  ['the debtors', (queryClient) => queryClient.query(debtorListQuery)],
  ['a debtor', (queryClient) => queryClient.query(debtorDetailQuery(7))],
  ['a debtor to change', (queryClient) => queryClient.query(freshDebtorQuery(7))],
  ['the addresses', (queryClient) => queryClient.query(addressListQuery(7))],
  ['the contacts', (queryClient) => queryClient.query(contactListQuery(7))],
  ['the notes', (queryClient) => queryClient.query(noteListQuery(9))],
  ['the invoices', (queryClient) => queryClient.query(invoiceListQuery(9))],
])('a cancelled read of %s aborts its request', async (_, read) => {
  const queryClient = new QueryClient()
  let onArrival = (_request: Request) => {}
  const arriving = new Promise<Request>((resolve) => {
    onArrival = resolve
  })
  const never = new Promise<Response>(() => {})
  respondTo('get', '*', (request) => {
    onArrival(request)
    return never
  })
  const reading = read(queryClient).catch((thrown: unknown) => thrown)
  const { signal } = await arriving
  await queryClient.cancelQueries()
  expect(signal.aborted).toBe(true)
  await reading
})
