import { type EditValues, editFields, editLabels } from './edit-values'

/** A field that somebody else has changed meanwhile. */
export interface Change {
  field: keyof EditValues
  label: string
  before: string
  now: string
  /** The person at this keyboard has changed it as well: their words stay in the form. */
  isChangedHere: boolean
}

const displayValue = (value: string | boolean) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || 'nothing'

/** What was changed elsewhere since the form was opened. */
export const remoteChanges = (opened: EditValues, typed: EditValues, saved: EditValues): Change[] =>
  editFields
    .filter((field) => opened[field] !== saved[field])
    .map((field) => ({
      field,
      label: editLabels[field],
      before: displayValue(opened[field]),
      now: displayValue(saved[field]),
      isChangedHere: typed[field] !== opened[field],
    }))

/** What was typed here over what is saved now; what was not touched here follows what is saved. */
export function mergeChanges(opened: EditValues, typed: EditValues, saved: EditValues): EditValues {
  const touched = editFields.filter((field) => typed[field] !== opened[field])
  return { ...saved, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) }
}
