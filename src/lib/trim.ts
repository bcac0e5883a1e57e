/**
 * Trims the characters at the end that match a single-character pattern. A loop, because `/x+$/` takes
 * quadratic time.
 */
export function trimEndMatching(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
