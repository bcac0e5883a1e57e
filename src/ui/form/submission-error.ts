import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import { fieldPathLabel } from '@/rules/field-path'

export interface SummaryEntry {
  /** The field's form path; empty for an error of the whole form. */
  name: string
  message: string
}

/** The shape of a failed submission's error: a message, and messages of fields. */
interface SubmissionError {
  message: string
  fields: readonly { path: string; message: string }[]
}

/** Shown for errors without a text for users. */
const unexpectedErrorText = 'An unexpected error occurred. Please try again.'

const isSubmissionError = (thrown: unknown): thrown is SubmissionError =>
  thrown instanceof Error && 'fields' in thrown && Array.isArray(thrown.fields)

/** A form's errors in page order; errors of the whole form first. */
export function errorSummaryEntries(
  errors: FieldErrors,
  page: HTMLFormElement | null,
): SummaryEntry[] {
  const names = Array.from(page?.elements ?? [], (element) => element.getAttribute('name'))
  const found: SummaryEntry[] = []
  const walk = (node: unknown, path: string) => {
    if (!node || typeof node !== 'object') return
    if ('message' in node && typeof node.message === 'string' && node.message) {
      const whole = path === 'root' || path.startsWith('root.') || path.endsWith('.root')
      found.push({ name: whole ? '' : path, message: node.message })
      return
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'ref') walk(child, path ? `${path}.${key}` : key)
    }
  }
  walk(errors, '')
  return found.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

/** Sets the error on the fields it names; errors of other paths go to the form's root. */
export function applySubmissionError<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  thrown: unknown,
  serverField: ((path: string, message: string) => string | undefined) | undefined,
): void {
  const fallback = isSubmissionError(thrown) ? thrown.message : unexpectedErrorText
  if (!isSubmissionError(thrown) || thrown.fields.length === 0) {
    form.setError('root.server', { type: 'server', message: fallback })
    return
  }
  const values = form.getValues()
  const elsewhere: string[] = []
  for (const { path, message } of thrown.fields) {
    const name = serverField ? (serverField(path, message) ?? '') : path
    const isFormField = name !== '' && get(values, name) !== undefined
    if (isFormField) form.setError(name as FieldPath<V>, { type: 'server', message })
    else elsewhere.push(path === '' ? message : `${fieldPathLabel(path)}: ${message}`)
  }
  if (elsewhere.length > 0) {
    form.setError('root.server', { type: 'server', message: elsewhere.join('\n') })
  }
}
