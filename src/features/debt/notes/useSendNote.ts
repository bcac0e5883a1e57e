import { useQueryClient } from '@tanstack/react-query'
import { noteList, useAddNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'
import { sendOnce } from '../send-once'

/** Adds a note, and says so; where no answer comes it is looked for, never sent again. */
export function useSendNote(debtId: number) {
  const queryClient = useQueryClient()
  const { mutateAsync: add } = useAddNote(debtId)

  return async (note: string) => {
    const options = noteList(debtId)
    const before = new Set(queryClient.getQueryData(options.queryKey)?.items.map(({ id }) => id))
    await sendOnce(
      () => add(note),
      async () => {
        const { items } = await queryClient.query({ ...options, staleTime: 0 })
        return items.some((saved) => !before.has(saved.id) && saved.note.trim() === note)
      },
    )
    snackbar.success('Note added successfully!')
  }
}
