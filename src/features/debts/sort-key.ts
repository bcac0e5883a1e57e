/** Numbers inside words count as numbers: INV-9 stands before INV-10. */
export const inWords = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** The order of each plain character, as the collator has it: one character for all that are equal. */
function orders(): string[] {
  const plain = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place))
  const found: string[] = []
  let order = 0
  let before = ''
  for (const one of plain.toSorted(inWords.compare)) {
    if (inWords.compare(before, one) !== 0) order += 1
    found[one.charCodeAt(0)] = String.fromCharCode(order)
    before = one
  }
  return found
}

let known: string[] | undefined

/**
 * A text that compares as the collator would compare `text`, character by character and many times
 * faster; null for what is not plain English letters, digits and signs.
 */
export function sortKey(text: string): string | null {
  known ??= orders()
  if (!/^[ -~]*$/.test(text) || /\d{99}/.test(text)) return null
  let key = ''
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code < 48 || code > 57) {
      key += known[code]
      continue
    }
    let end = place
    while (text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1
    const digits = text.slice(place, end).replace(/^0+/, '')
    // Among numbers the longer one is the larger.
    key += `${known[48]}${String.fromCharCode(digits.length)}${digits}`
    place = end - 1
  }
  return key
}
