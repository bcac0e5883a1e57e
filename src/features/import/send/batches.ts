/** Servers reject large bodies (Django: 2.5 MB), and smaller batches report progress sooner. */
export const batchLimits = { rows: 100, bytes: 1_000_000 }

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** Splits a list, in order, into batches whose JSON stays within the limits. No batch is empty. */
export function splitIntoBatches<T>(
  items: readonly T[],
  body: (item: T) => unknown,
  limits = batchLimits,
): T[][] {
  const batches: T[][] = []
  let current: T[] = []
  let size = 2
  for (const item of items) {
    const bytes = bytesOf(body(item)) + 1
    if (current.length > 0 && (current.length === limits.rows || size + bytes > limits.bytes)) {
      batches.push(current)
      current = []
      size = 2
    }
    current.push(item)
    size += bytes
  }
  return current.length > 0 ? [...batches, current] : batches
}
