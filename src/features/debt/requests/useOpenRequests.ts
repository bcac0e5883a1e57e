import { useQuery } from '@tanstack/react-query'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { currentUserQuery } from '@/api/user'
import { type OpenRequest, openRequests } from '@/rules/open-requests'
import { isEnded } from '@/rules/status-family'
import { useToday } from '@/session/today'

/** The requests in the notes of a debt that are not answered; none of a settled or closed debt. */
export function useOpenRequests(debt: Debt): OpenRequest[] {
  const { data: user } = useQuery(currentUserQuery)
  const today = useToday()
  if (isSettledDebt(debt) || isEnded(debt.status)) return []
  const names = user
    ? [user.email, `${user.first_name} ${user.last_name}`, String(user.id ?? '')]
    : []
  return openRequests(debt.debt_notes, names, today)
}
