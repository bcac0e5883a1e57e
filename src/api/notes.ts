import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from './http'
import { readAll } from './read-all'
import { id, text } from './wire'

export const note = z.looseObject({ id, debt: id, note: text, created_by: text, created_at: text })
export type Note = z.output<typeof note>

/** @param debtId the id of the `debtor_debt`, not of the debtor */
export const noteList = (debtId: number) =>
  queryOptions({
    queryKey: ['debt_notes', debtId],
    queryFn: ({ signal }) => readAll('debt_notes/', note, { query: { debt_id: debtId }, signal }),
  })

export function useAddNote(debtId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (words: string) =>
      http.post('debt_notes/', z.optional(note), { json: { debt: debtId, note: words } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noteList(debtId).queryKey }),
  })
}

export function useDeleteNote(debtId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (noteId: number) => http.delete(`debt_notes/${noteId}/`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noteList(debtId).queryKey }),
  })
}
