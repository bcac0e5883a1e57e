import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import { invalidateWithPending } from '../write/invalidate-with-pending'
import type { Debtor } from './debtor'

/** Invalidates the debtor list, the debtor and its addresses and contacts, which repeat each other. */
export const invalidateDebtor = (queryClient: QueryClient, debtorId: number) =>
  Promise.all([
    invalidateWithPending(queryClient, { queryKey: ['debtor'], exact: true }),
    ...['debtor', 'debtor_address', 'debtor_contact'].map((resource) =>
      invalidateWithPending(queryClient, { queryKey: [resource, debtorId] }),
    ),
  ])

/**
 * Invalidates a debt's notes or invoices, and the debtor that contains the debt. A debtor still being
 * fetched may be that one. The debtor list shows neither, so it stays fresh.
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
 * Invalidates all queries about debts when the page regains focus, because another tab or a colleague
 * may have changed them.
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
