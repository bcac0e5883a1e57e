import { useQuery } from '@tanstack/react-query'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { currentUserQuery } from '@/api/user'
import { debtLists } from '../debt-lists'
import { type ReportedPayment, reportedPayments } from './note-requests'

/** The payments the client reported, oldest first; empty until the user is loaded. */
export function useReportedPayments(debtor: Debtor): ReportedPayment[] {
  const { data: user } = useQuery(currentUserQuery)
  const { notes, payments } = debtLists(debtor)
  if (!user) return []
  return reportedPayments(notes, user, {
    payments,
    isSettled: isSettledDebt(debtor.debtor_debt),
  })
}
