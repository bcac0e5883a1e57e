/**
 * The text without the characters at its end that match a pattern of one character.
 * A loop, because `/x+$/` is tried again from every character of a run: quadratic time.
 */
export function trimEndMatching(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
