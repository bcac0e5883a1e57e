import type { CellEdit, Review } from '../review/summary'
import type { RemoteSheet } from './sheet-service'

/**
 * What a person can do to the rows of a file.
 * @param renew makes one change of the sheet and takes over what is then to be known of it
 */
export const sheetChanges = (
  renew: (change: (sheet: RemoteSheet) => Promise<Review>) => Promise<void>,
) => ({
  edit: (edits: readonly CellEdit[]) => renew((sheet) => sheet.edit(edits)),
  undo: () => renew((sheet) => sheet.undo()),
  redo: () => renew((sheet) => sheet.redo()),
  restoreExcluded: () => renew((sheet) => sheet.restoreExcluded()),
  replaceInGroup: (id: string, value: string | null, replacement: string) =>
    renew((sheet) => sheet.replaceInGroup(id, value, replacement)),
  takeSuggestions: (id: string) => renew((sheet) => sheet.takeSuggestions(id)),
  acceptShape: (id: string) => renew((sheet) => sheet.acceptShape(id)),
  leaveOutGroup: (id: string) => renew((sheet) => sheet.leaveOutGroup(id)),
})
