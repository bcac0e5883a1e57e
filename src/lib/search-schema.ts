import * as z from 'zod/mini'

/** A parameter read by a function, which returns undefined for an invalid value and never throws. */
export const searchParameter = <T>(read: (value: unknown) => T | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)))

/**
 * The schema of a route's search. The router merges its output over the raw search, so an unknown key
 * that it removed would pass unvalidated; here it becomes undefined.
 * @param shape schemas that never fail: an invalid value becomes undefined
 */
export function searchSchema<S extends z.core.$ZodLooseShape>(shape: S) {
  type Search = z.output<z.ZodMiniObject<S, z.core.$strip>>
  const unknownKey = z.transform((): undefined => undefined)
  return z.catchall(z.object(shape), unknownKey) as unknown as z.ZodMiniType<Search, Search>
}
