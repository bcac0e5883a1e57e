import { useCreateNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'

/** Adds a note. A request without a response is verified before it is repeated. */
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
