/** Splits tags at commas; blanks and duplicates are dropped. */
export const parseTags = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)
