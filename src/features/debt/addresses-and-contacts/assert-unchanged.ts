import { Failure } from '@/api/http/errors'

const displayValue = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'ticked' : 'not ticked') : `“${String(value)}”`

/**
 * A save replaces the whole record, so a concurrent change would be lost without this check.
 * @param opened the record when the form was opened
 * @param now the record on the server
 * @throws {Failure} of kind `refused` with a message for each conflicting field
 */
export function assertUnchanged(opened: object, now: object, typed: object): void {
  const [before, after] = [new Map(Object.entries(opened)), new Map(Object.entries(now))]
  const fields = Object.entries(typed)
    .filter(([key, value]) => before.get(key) !== after.get(key) && value !== after.get(key))
    .map(([path]) => ({
      path,
      message: `Changed elsewhere meanwhile to ${displayValue(after.get(path))}. Save again to keep what stands here.`,
    }))
  if (fields.length > 0) {
    throw new Failure('refused', { fields, message: 'This was changed elsewhere meanwhile.' })
  }
}
