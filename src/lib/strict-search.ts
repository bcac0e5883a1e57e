type Raw = Record<string, unknown>

/**
 * Wraps a route's `validateSearch`. The router merges the validated search over the raw one, so a key
 * that `check` leaves out would pass unvalidated; here it becomes undefined.
 */
export const strictSearch =
  <T extends object>(check: (raw: Raw) => T) =>
  (raw: Raw): T => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...check(raw),
  })
