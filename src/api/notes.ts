import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtResource } from './cache'
import { type Note, note } from './debtor/debt-records'
import { http } from './http/client'
import { ownedList } from './http/fetch-all-pages'
import type { CreatableList } from './write/create'
import { useCreate } from './write/useCreate'

const { listQuery, fetchList } = ownedList('debt_notes', note, 'debt_id', ({ debt }) => debt)

/** By the id of the `debtor_debt`, not of the debtor. */
export const noteListQuery = listQuery

/** The notes of a debt. @param debtId the id of the `debtor_debt`, not of the debtor */
export const noteList = (debtId: number): CreatableList<{ text: string }, Note> => ({
  listKey: noteListQuery(debtId).queryKey,
  noun: 'note',
  send: async ([item]) => [
    await http.post('debt_notes/', z.unknown(), { json: { debt: debtId, note: item?.text } }),
  ],
  fetchList: (signal) => fetchList(debtId, signal),
  read: (answer) => note.safeParse(answer).data ?? null,
  identity: ({ text }) => ({ debt: debtId, note: text }),
  invalidate: (queryClient) => invalidateDebtResource(queryClient, 'debt_notes', debtId),
})

export const useCreateNote = (debtId: number, options?: { isSilent?: boolean }) =>
  useCreate(noteList(debtId), options)

export function useDeleteNote(debtId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (noteId: number) => http.delete(`debt_notes/${noteId}/`),
    onSettled: () => invalidateDebtResource(queryClient, 'debt_notes', debtId),
  })
}
