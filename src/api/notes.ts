import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidatePart } from './debtor-cache'
import { http } from './http'
import { readAll } from './read-all'
import { id, text } from './wire'
import { useWrite } from './write'

export const note = z.looseObject({ id, debt: id, note: text, created_by: text, created_at: text })
export type Note = z.output<typeof note>

/** @param debtId the id of the `debtor_debt`, not of the debtor */
export const noteList = (debtId: number) =>
  queryOptions({
    queryKey: ['debt_notes', debtId],
    queryFn: ({ signal }) => readAll('debt_notes/', note, { query: { debt_id: debtId }, signal }),
  })

const postNote = (debtId: number, words: string) =>
  http.post('debt_notes/', z.optional(note), { json: { debt: debtId, note: words } })

export function useAddNote(debtId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (words: string) => postNote(debtId, words),
    onSettled: () => invalidatePart(queryClient, 'debt_notes', debtId),
  })
}

/** The note that goes with a new debt. The screen that saves both tells its outcome itself. */
export function useAddFirstNote() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ debtId, words }: { debtId: number; words: string }) => postNote(debtId, words),
    meta: { silent: true },
    onSettled: (_data, _error, { debtId }) => invalidatePart(queryClient, 'debt_notes', debtId),
  })
}

export function useDeleteNote(debtId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (noteId: number) => http.delete(`debt_notes/${noteId}/`),
    onSettled: () => invalidatePart(queryClient, 'debt_notes', debtId),
  })
}
