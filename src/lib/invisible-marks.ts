/**
 * Marks that nobody sees: controls except tab and line breaks, direction marks and isolates, soft
 * hyphens, zero-width letters, variation selectors, byte order marks and tags.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself
  /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu

/** Most texts are printable ASCII and line breaks alone, which is quick to see. */
const maybeInvisible = /[^\t\n\r -~]/

/** A text without marks that nobody sees. */
export const withoutInvisible = (text: string): string =>
  maybeInvisible.test(text) ? text.replace(invisible, '') : text
