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

/** Composed letters, trimmed, single spaces. */
export const tidyText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

export const tidy: Check = (text) => ({ ok: true, value: tidyText(text) })

/** As {@link tidy}, but keeps line breaks. */
export const tidyLines: Check = (text) => ({
  ok: true,
  value: text.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
})

/** Normalises a text, and refuses one that then does not match. */
export const matching =
  (normalise: (text: string) => string, pattern: RegExp, error: string): Check =>
  (text) => {
    const value = normalise(text)
    return pattern.test(value) ? { ok: true, value } : { ok: false, error }
  }

type Finding<T> = (value: T) => string | false

/** Adds an error or a warning to values that pass a check. */
export const refine =
  <T, A extends unknown[]>(
    check: (...input: A) => Checked<T>,
    { error, warning }: { error?: Finding<T>; warning?: Finding<T> },
  ) =>
  (...input: A): Checked<T> => {
    const checked = check(...input)
    if (!checked.ok) return checked
    const message = error?.(checked.value)
    if (message) return { ok: false, error: message }
    const advice = warning?.(checked.value)
    return advice ? { ...checked, warning: advice } : checked
  }
