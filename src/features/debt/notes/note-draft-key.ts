/** The draft key of a debt's unsaved note. */
export const noteDraftKey = (debtorId: number) => `note:${debtorId}`
