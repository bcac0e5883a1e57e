import { snackbar } from '@/session/snackbar'
import { type ImportState, sendStateOf } from '../import-state'
import { rowsWithOutcome } from './send-state'

/** The success message of section 8 of the specification, letter for letter. */
export const thanks = 'Thank you. Our collection team will be in touch within 1 working day.'

/** Shows the outcome of a round of sending in a snackbar. */
export function notifyOutcome(state: ImportState): void {
  const sending = sendStateOf(state)
  if (sending?.phase === 'stopped' && sending.message) snackbar.error(sending.message)
  if (sending?.phase !== 'finished') return
  if (rowsWithOutcome(sending, 'created').length > 0) snackbar.success(thanks)
  else snackbar.error('No debts were added. The reasons are listed on the page.')
}
