import type { CellEdit, Review } from '../review/summary'
import type { RemoteSheet } from './sheet-service'

/**
 * What a person can do to the rows of a file.
 * @param updateReview makes one change of the sheet and takes over what is then to be known of it
 */
export const sheetCommands = (
  updateReview: (change: (sheet: RemoteSheet) => Promise<Review>) => Promise<void>,
) => ({
  edit: (edits: readonly CellEdit[]) => updateReview((sheet) => sheet.edit(edits)),
  undo: () => updateReview((sheet) => sheet.undo()),
  redo: () => updateReview((sheet) => sheet.redo()),
  restoreExcluded: () => updateReview((sheet) => sheet.restoreExcluded()),
  replaceInGroup: (id: string, value: string | null, replacement: string) =>
    updateReview((sheet) => sheet.replaceInGroup(id, value, replacement)),
  takeSuggestions: (id: string) => updateReview((sheet) => sheet.takeSuggestions(id)),
  acceptShape: (id: string) => updateReview((sheet) => sheet.acceptShape(id)),
  leaveOutGroup: (id: string) => updateReview((sheet) => sheet.leaveOutGroup(id)),
})
