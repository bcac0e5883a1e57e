import { snackbar } from '@/session/snackbar'
import type { WorkState } from './work-state'

/** Section 8, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

/** The outcome of a round of sending, beside what the page shows; thanks only for something. */
export function announce({ dispatch }: WorkState): void {
  if (dispatch?.phase === 'stopped' && dispatch.message) snackbar.error(dispatch.message)
  if (dispatch?.phase !== 'finished') return
  if ([...dispatch.fates.values()].includes('created')) snackbar.success(thanks)
  else snackbar.error('No debts were added: the server refused every row.')
}
