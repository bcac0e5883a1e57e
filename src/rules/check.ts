/** What a rule makes of a text: its normalised value, perhaps with a warning, or why it is refused. */
export type Checked<T> = { ok: true; value: T; warning?: string } | { ok: false; error: string }

export type Check<T = string> = (text: string) => Checked<T>

const isBlank = (text: string) => text.trim() === ''

/** @param message what a blank text is refused with */
export const required =
  <T>(message: string, check: Check<T>): Check<T> =>
  (text) =>
    isBlank(text) ? { ok: false, error: message } : check(text)

/** Blank is fine and stays blank. */
export const optional =
  <T>(check: Check<T>): Check<T | ''> =>
  (text) =>
    isBlank(text) ? { ok: true, value: '' } : check(text)

/** Harmless differences go silently: composed letters, no spaces around, single ones inside. */
export const tidy: Check = (text) => ({
  ok: true,
  value: text.normalize('NFC').trim().replace(/\s+/g, ' '),
})

/** As {@link tidy}, but line breaks are kept. */
export const tidyLines: Check = (text) => ({
  ok: true,
  value: text.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
})
