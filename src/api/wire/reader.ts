import * as z from 'zod/mini'

/** The result for a value that cannot be read. */
export const unread = Symbol('unread')

export type Reader<T> = (value: unknown) => T | typeof unread

type Read = Reader<unknown>
type AnyType = z.core.$ZodType

/**
 * Compiles a schema to a function that reads valid values faster than zod, and leaves all others to
 * zod. Measured with 10,000 debtors: plain zod takes 2.1 times as long under the content security
 * policy (without `eval`), 2.4 times with it.
 */
export function readerOf<T>(schema: z.ZodMiniType<T>): Reader<T> {
  const quick = compile(schema) as Reader<T>
  const whole = zodReader(schema) as Reader<T>
  return (value) => {
    const read = quick(value)
    return read === unread ? whole(value) : read
  }
}

const zodReader =
  (schema: AnyType): Read =>
  (value) => {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : unread
  }

function compile(schema: AnyType): Read {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'number') return numberReader(def) ?? zodReader(schema)
  if (def.checks?.length) return zodReader(schema)
  switch (def.type) {
    case 'unknown':
      return (value) => value
    case 'string':
      return def.coerce
        ? zodReader(schema)
        : (value) => (typeof value === 'string' ? value : unread)
    case 'boolean':
      return def.coerce
        ? zodReader(schema)
        : (value) => (typeof value === 'boolean' ? value : unread)
    case 'nullable': {
      const inner = compile(def.innerType)
      return (value) => (value === null ? null : inner(value))
    }
    case 'optional': {
      if (def.innerType._zod.optin === 'defaulted') return zodReader(schema)
      const inner = compile(def.innerType)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'union':
      return def.inclusive === false ? zodReader(schema) : unionReader(def.options.map(compile))
    case 'array':
      return arrayReader(compile(def.element))
    case 'transform':
      return transformReader(def)
    case 'pipe': {
      if ('reverseTransform' in def) return zodReader(schema)
      const [first, then] = [compile(def.in), compile(def.out)]
      return (value) => {
        const read = first(value)
        return read === unread ? unread : then(read)
      }
    }
    case 'object':
      return objectReader(def) ?? zodReader(schema)
    default:
      return zodReader(schema)
  }
}

/** Reads numbers with lower bounds or none; null for any other check. */
function numberReader(def: z.core.$ZodNumberDef & { format?: string }): Read | null {
  const bounds = (def.checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckGreaterThanDef)
  const isPlain = def.format === undefined || def.format === 'safeint'
  if (def.coerce || !isPlain || bounds.some(({ check }) => check !== 'greater_than')) return null
  const isNumber = def.format ? Number.isSafeInteger : Number.isFinite
  return (value) =>
    isNumber(value) &&
    bounds.every((bound) =>
      bound.inclusive
        ? (value as number) >= Number(bound.value)
        : (value as number) > Number(bound.value),
    )
      ? value
      : unread
}

function unionReader(options: readonly Read[]): Read {
  return (value) => {
    for (const option of options) {
      const read = option(value)
      if (read !== unread) return read
    }
    return unread
  }
}

/** Shared, because most lists of a debt are empty. */
const emptyList: readonly unknown[] = Object.freeze([])

function arrayReader(item: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) return unread
    if (value.length === 0) return emptyList
    // Preallocated: an array that grows by push reserves room for 16 more entries.
    const items = new Array<unknown>(value.length)
    for (let index = 0; index < value.length; index += 1) {
      const read = item(value[index])
      if (read === unread) return unread
      items[index] = read
    }
    return items
  }
}

/** Runs a transform; any issue it reports makes the value unreadable. */
function transformReader({ transform }: z.core.$ZodTransformDef): Read {
  const context = { value: undefined as unknown, issues: [] as unknown[] }
  return (value) => {
    context.value = value
    const result = transform(value, context as never)
    if (context.issues.length === 0) return result
    context.issues = []
    return unread
  }
}

interface Field {
  key: string
  read: Read
  isNeeded: boolean
  /** An optional key that is missing stays missing. */
  staysMissing: boolean
}

/** Reads a loose object, which keeps unknown keys; null for a strict one. */
function objectReader({ shape, catchall }: z.core.$ZodObjectDef): Read | null {
  if (catchall?._zod.def.type !== 'unknown') return null
  if (Object.values(shape).some(({ _zod }) => _zod.optin === 'defaulted')) return null
  const fields: Field[] = Object.entries(shape).map(([key, type]) => ({
    key,
    read: compile(type),
    isNeeded: type._zod.optin === undefined,
    staysMissing: type._zod.optout === 'optional',
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unread
    const record = value as Record<string, unknown>
    if (Object.hasOwn(record, '__proto__')) return unread
    // Most values are unchanged, so copying the whole record is faster than key by key.
    const result = { ...record }
    for (const { key, read, isNeeded, staysMissing } of fields) {
      const given = record[key]
      if (given === undefined && !(key in record)) {
        if (isNeeded) return unread
        if (staysMissing) continue
      }
      const field = read(given)
      if (field === unread) return unread
      if (field !== given) result[key] = field
    }
    return result
  }
}

/** Reads the readable entries of a list; empty for anything but a list. */
export function readableOf<T>(item: z.ZodMiniType<T>): (value: unknown) => T[] {
  let reader: Reader<T> | undefined
  return (value) => {
    if (!Array.isArray(value)) return []
    reader ??= readerOf(item)
    const entries: (T | typeof unread)[] = value.map(reader)
    return entries.filter((entry): entry is T => entry !== unread)
  }
}
