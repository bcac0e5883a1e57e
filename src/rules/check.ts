/** The result of a check: the normalised value, with a warning if any, or an error. */
export type Checked<T> = { ok: true; value: T; warning?: string } | { ok: false; error: string }

export type Check<T = string> = (text: string) => Checked<T>

const isBlank = (text: string) => text.trim() === ''

/** @param message the error for a blank text */
export const required =
  <T>(message: string, check: Check<T>): Check<T> =>
  (text) =>
    isBlank(text) ? { ok: false, error: message } : check(text)

/** Accepts a blank text. */
export const optional =
  <T>(check: Check<T>): Check<T | ''> =>
  (text) =>
    isBlank(text) ? { ok: true, value: '' } : check(text)

/** Normalises a text: composed letters, trimmed, single spaces. */
export const tidy: Check = (text) => ({
  ok: true,
  value: text.normalize('NFC').trim().replace(/\s+/g, ' '),
})

/** As {@link tidy}, but keeps line breaks. */
export const tidyLines: Check = (text) => ({
  ok: true,
  value: text.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
})
