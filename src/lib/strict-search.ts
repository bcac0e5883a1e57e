import * as z from 'zod/mini'

type Raw = Record<string, unknown>
type Schema = z.ZodMiniType<object> | ((raw: Raw) => object)
type Search<S> = S extends z.ZodMiniType<infer T> ? T : S extends (raw: Raw) => infer T ? T : never

/**
 * A parameter that becomes undefined unless it can be read. The router parses JSON in the URL; only
 * texts and numbers reach `read`, as converting an object can throw.
 */
export const searchValue = <T>(read: (value: string | number) => T | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) =>
        typeof value === 'string' || typeof value === 'number' ? read(value) : undefined,
      ),
    ),
  )

/**
 * The `validateSearch` of a route. The router merges the validated search over the raw one, so a key
 * that the schema removes would pass unvalidated; here it becomes undefined.
 * @param schema removes or replaces invalid values, and never fails
 */
export const strictSearch =
  <S extends Schema>(schema: S) =>
  (raw: Raw) =>
    ({
      ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
      ...(typeof schema === 'function' ? schema(raw) : schema.parse(raw)),
    }) as Search<S>
