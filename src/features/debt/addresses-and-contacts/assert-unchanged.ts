import { Failure } from '@/api/http/errors'

const displayValue = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'ticked' : 'not ticked') : `“${String(value)}”`

/**
 * A save replaces the whole record: what somebody else has changed of it since it was opened is
 * told on its field, beside what stands there, and the person decides.
 * @param opened as the form was begun on it
 * @param now as it is on the server
 * @throws Failure naming each field of the form that differs
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
