import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { fieldPathLabel } from '@/rules/field-path'

/** The shape of a failed submission's error: a message, and messages of fields. */
interface SubmissionError {
  message: string
  fields: readonly { path: string; message: string }[]
}

/** Shown for errors without a text for users. */
const unexpectedErrorText = 'An unexpected error occurred. Please try again.'

const isSubmissionError = (thrown: unknown): thrown is SubmissionError =>
  thrown instanceof Error && 'fields' in thrown && Array.isArray(thrown.fields)

/** Sets the error on the fields it names; errors of other paths go to the form's root. */
export function applySubmissionError<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  thrown: unknown,
  serverField: ((path: string, message: string) => string | undefined) | undefined,
): void {
  const { message, fields } = isSubmissionError(thrown)
    ? thrown
    : { message: unexpectedErrorText, fields: [] }
  const values = form.getValues()
  const elsewhere: string[] = fields.length === 0 ? [message] : []
  const byField = new Map<string, Set<string>>()
  for (const { path, message } of fields) {
    const name = serverField ? (serverField(path, message) ?? '') : path
    const isFormField = name !== '' && get(values, name) !== undefined
    if (isFormField) byField.set(name, (byField.get(name) ?? new Set()).add(message))
    else elsewhere.push(path === '' ? message : `${fieldPathLabel(path)}: ${message}`)
  }
  for (const [name, messages] of byField) {
    form.setError(name as FieldPath<V>, { type: 'server', message: [...messages].join(' ') })
  }
  if (elsewhere.length > 0) {
    form.setError('root.server', { type: 'server', message: elsewhere.join('\n') })
  }
}
