/** Where the unsaved note of a debt is kept. */
export const noteDraftKey = (debtorId: number) => `note:${debtorId}`
