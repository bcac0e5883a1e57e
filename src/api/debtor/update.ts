import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toWire } from '@/rules/money'
import { invalidateDebtor } from '../cache'
import { http } from '../http/client'
import { readPence } from '../wire/amounts'
import { useWrite } from '../write/useWrite'
import { type Debtor, debtor } from './debtor'
import type { DebtorBody } from './request-body'

const anything = z.looseObject({})
const rawDebtor = z.looseObject({
  debtor_contacts: z.nullish(z.array(anything)),
  debtor_debt: anything,
})

/** A debtor with its raw record, which includes the fields this portal does not read. */
export interface FreshDebtor {
  record: Debtor
  raw: z.output<typeof rawDebtor>
}

const freshDebtor = z.pipe(
  rawDebtor,
  z.transform((raw, context): FreshDebtor => {
    const read = debtor.safeParse(raw)
    if (read.success) return { record: read.data, raw }
    context.issues.push({ code: 'custom', message: 'not a debt', input: raw })
    return z.NEVER
  }),
)

/** Fetched just before a save, never from the cache. */
export const freshDebtorQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_to_change', debtorId],
    queryFn: ({ signal }) => http.get(`debtor/${debtorId}`, freshDebtor, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

type Entered = Omit<DebtorBody, 'debtor_addresses' | 'debtor_contacts' | 'debtor_debt'>
type EnteredDebt = Omit<DebtorBody['debtor_debt'], 'status' | 'fee_type'>

/** The changed fields of a debtor; amounts in pounds with at most two decimals. */
export type DebtorChanges = Partial<Entered> & {
  /** The raw contacts, with the changed ones replaced. */
  debtor_contacts?: readonly object[]
  debtor_debt: Partial<EnteredDebt> & { fee_type?: string }
}

/** The amount as a number, in pounds; a value that is no amount is returned unchanged. */
function toNumericAmount(value: unknown): unknown {
  const pence = readPence(value)
  return pence === undefined ? value : toWire(pence)
}

const withNumericAmount = (payment: unknown): unknown => {
  const { data } = anything.safeParse(payment)
  return data ? { ...data, amount: toNumericAmount(data.amount) } : payment
}

/** The raw record with the changes, because a PUT replaces the whole record. */
export function updateBody({ raw }: FreshDebtor, { debtor_debt, ...changes }: DebtorChanges) {
  const { total_payments, debt_payments } = raw.debtor_debt
  return {
    ...raw,
    ...changes,
    debtor_debt: {
      ...raw.debtor_debt,
      total_payments: toNumericAmount(total_payments),
      debt_payments: Array.isArray(debt_payments)
        ? debt_payments.map(withNumericAmount)
        : debt_payments,
      ...debtor_debt,
    },
  }
}

export function useUpdateDebtor(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ saved, changes }: { saved: FreshDebtor; changes: DebtorChanges }) =>
      http.put(`debtor/${debtorId}/`, z.optional(debtor), { json: updateBody(saved, changes) }),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}
