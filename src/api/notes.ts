import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtResource } from './cache'
import { type Note, note } from './debtor/debt-records'
import { http } from './http/client'
import { ownedList } from './http/fetch-all-pages'
import { lettersAndDigits } from './write/attempt'
import type { SingleResource } from './write/create-one'
import { useCreate } from './write/useCreate'
import { useWrite } from './write/useWrite'

const { listQuery, fetchList } = ownedList('debt_notes', note, 'debt_id')

/** By the id of the `debtor_debt`, not of the debtor. */
export const noteListQuery = listQuery

interface NoteToCreate {
  /** The id of the `debtor_debt`, not of the debtor. */
  debtId: number
  text: string
}

/** A text with LF line breaks, trimmed. */
const normalise = (text: string) => text.replaceAll('\r\n', '\n').trim()

export const noteResource = (debtId: number): SingleResource<NoteToCreate, Note> => ({
  key: `debt_notes:${debtId}`,
  noun: 'the note',
  listKey: noteListQuery(debtId).queryKey,
  identity: ({ text }) => normalise(text),
  post: ({ text }) =>
    http.post('debt_notes/', z.optional(note), { json: { debt: debtId, note: text } }),
  fetchList: (signal) => fetchList(debtId, signal),
  isMatch: ({ text }, record) => normalise(record.note) === normalise(text),
  isSimilar: ({ text }, record) => lettersAndDigits(record.note) === lettersAndDigits(text),
  invalidate: (queryClient) => invalidateDebtResource(queryClient, 'debt_notes', debtId),
})

export const useCreateNote = () => useCreate(({ debtId }: NoteToCreate) => noteResource(debtId))

/** Creates the one note saved with a new debt. Silent: the saving screen reports the outcome itself. */
export const useCreateFirstNote = () =>
  useCreate(({ debtId }: NoteToCreate) => ({ ...noteResource(debtId), onceKey: () => 'first' }), {
    isSilent: true,
  })

export function useDeleteNote(debtId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (noteId: number) => http.delete(`debt_notes/${noteId}/`),
    onSettled: () => invalidateDebtResource(queryClient, 'debt_notes', debtId),
  })
}
