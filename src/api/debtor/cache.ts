import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import { invalidateWithPending } from '../write/invalidate-with-pending'
import type { Debtor } from './debtor'

/**
 * A debtor's addresses and contacts are read by themselves, with the debtor and with the list of
 * debts: when one of them has changed, none of the others may stay as it was.
 */
export const invalidateDebtor = (queryClient: QueryClient, debtorId: number) =>
  Promise.all([
    invalidateWithPending(queryClient, { queryKey: ['debtor'], exact: true }),
    ...['debtor', 'debtor_address', 'debtor_contact'].map((resource) =>
      invalidateWithPending(queryClient, { queryKey: [resource, debtorId] }),
    ),
  ])

/**
 * Notes and invoices know the debt alone, and its record holds them as well. A record that is still
 * on its way may be theirs. The list stays: no row of it shows them.
 */
export const invalidateDebtResource = (
  queryClient: QueryClient,
  resource: 'debt_notes' | 'invoice',
  debtId: number,
) =>
  Promise.all([
    invalidateWithPending(queryClient, { queryKey: [resource, debtId] }),
    invalidateWithPending(queryClient, {
      queryKey: ['debtor'],
      predicate: ({ queryKey, state }: Query) => {
        const record = state.data as Debtor | undefined
        return queryKey.length > 1 && (record?.debtor_debt.id ?? debtId) === debtId
      },
    }),
  ])

/**
 * Marks everything about debts as stale whenever the page is returned to: another tab, or another user
 * of the client, may have changed it meanwhile. What is on the screen is then read again at once.
 */
export const invalidateDebtsOnReturn = (queryClient: QueryClient): (() => void) =>
  focusManager.subscribe((isFocused) => {
    if (!isFocused) return
    for (const resource of [
      'debtor',
      'debtor_address',
      'debtor_contact',
      'debt_notes',
      'invoice',
    ]) {
      void queryClient.invalidateQueries({ queryKey: [resource] })
    }
  })
