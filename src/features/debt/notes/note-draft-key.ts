/** Where the unsaved note of a debt is kept. */
export const noteDraft = (debtorId: number) => `note:${debtorId}`
