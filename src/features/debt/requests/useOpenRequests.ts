import { useQuery } from '@tanstack/react-query'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { currentUserQuery } from '@/api/user'
import { statusGuide } from '@/rules/debt-status'
import { useToday } from '@/session/today'
import { debtLists } from '../debt-lists'
import { type OpenRequest, openRequests } from './note-requests'

/** The client's open requests; empty for a settled or closed debt. */
export function useOpenRequests(debtor: Debtor): OpenRequest[] {
  const { debtor_debt: debt } = debtor
  const { data: user } = useQuery(currentUserQuery)
  const { notes } = debtLists(debtor)
  const today = useToday()
  const guide = statusGuide(debt.status, { isIndividual: debtor.is_individual })
  if (!user || guide?.isFinal || isSettledDebt(debt)) return []
  return openRequests(notes, user, { isPaused: guide?.isPaused ?? false, today })
}
