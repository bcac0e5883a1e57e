import { useCreateNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'

/** Adds a note and says so; one without an answer is looked for before it is sent again. */
export function useSendNote(debtId: number) {
  const { create, isChecking, stopChecking } = useCreateNote()

  return {
    isChecking,
    stopChecking,
    async send(text: string) {
      await create({ debtId, text })
      snackbar.success('Note added successfully!')
    },
  }
}
