import { type Json, missing, replacements } from './replace-field'

export type JsonRecord = { [key: string]: Json }

/** Yields copies of a record with one value replaced, at every depth. */
function* mutants(value: Json, put: (changed: Json) => JsonRecord): Generator<JsonRecord> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const withPart = (changed: Json | typeof missing): JsonRecord => {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as JsonRecord
      if (changed === missing) delete copy[key]
      else copy[key] = changed
      return put(copy)
    }
    for (const other of replacements) yield withPart(other)
    yield* mutants(part, withPart)
  }
}
export const mutantsOf = (record: JsonRecord) => mutants(record, (changed) => changed as JsonRecord)
