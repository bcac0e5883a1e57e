/** A text without case, spaces and punctuation, which a server may change. */
export const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
