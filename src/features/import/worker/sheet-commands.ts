import type { CellEdit, Review } from '../review/summary'
import type { RemoteSheet } from './sheet-service'

/**
 * The commands that edit the rows of a file.
 * @param updateReview applies a command to the sheet and stores the review it returns
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
  applySuggestions: (id: string) => updateReview((sheet) => sheet.applySuggestions(id)),
  acceptRows: (id: string) => updateReview((sheet) => sheet.acceptRows(id)),
  excludeGroup: (id: string) => updateReview((sheet) => sheet.excludeGroup(id)),
})
