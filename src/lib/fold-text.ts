/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * Text for a search that ignores case, marks on letters, the kind of quotes, dashes and spaces, and
 * characters that nobody sees: `Søren O’Brien` becomes `soren o'brien`.
 */
export function foldText(text: string): string {
  // Most texts are ASCII, which needs no normalisation.
  if (!/[^ -~\n]/.test(text)) return text.toLowerCase().replace(/`/g, "'")
  return text
    .replace(/[´‘’‚‛ʹʻʼʽʾʿ′‵＇]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıŧŋßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/`/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\S\n]/g, ' ')
}
