type Raw = Record<string, unknown>

/**
 * What a route's `validateSearch` needs to be. The router lays what is validated over what the
 * address says, so a key left out by the check would come through as it was typed.
 * @param check what of an address counts, of any values at all
 */
export const strictSearch =
  <T extends object>(check: (raw: Raw) => T) =>
  (raw: Raw): T => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...check(raw),
  })
