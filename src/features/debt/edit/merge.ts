import { type EditValues, editFields, editLabels } from './edit-values'

/** A field changed elsewhere while the form was open. */
export interface Change {
  field: keyof EditValues
  label: string
  before: string
  now: string
  /** The field was also changed in this form, which keeps the typed value. */
  isChangedHere: boolean
}

const displayValue = (value: string | boolean) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || 'nothing'

/** The fields changed on the server since the form was opened. */
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

/** The saved values, overridden by the fields edited in this form. */
export function mergeChanges(opened: EditValues, typed: EditValues, saved: EditValues): EditValues {
  const touched = editFields.filter((field) => typed[field] !== opened[field])
  return { ...saved, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) }
}
