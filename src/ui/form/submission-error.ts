import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import { fieldPathLabel } from '@/rules/field-path'
import type { SummaryEntry } from './ErrorSummary'

/** What a failed submission says, whoever threw it: a message, and messages of single fields. */
interface SubmissionError {
  message: string
  fields: readonly { path: string; message: string }[]
}

/** An error nobody worded for a reader. */
const unexpectedErrorText = 'An unexpected error occurred. Please try again.'

const isSubmissionError = (thrown: unknown): thrown is SubmissionError =>
  thrown instanceof Error && 'fields' in thrown && Array.isArray(thrown.fields)

/** The errors of a form: those of the whole, then those of its fields as they stand on the page. */
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

/** Puts a refusal on the fields it names; what no field of the form answers to speaks of the whole. */
export function applySubmissionError<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  thrown: unknown,
  serverField: ((path: string) => string | undefined) | undefined,
): void {
  const fallback = isSubmissionError(thrown) ? thrown.message : unexpectedErrorText
  if (!isSubmissionError(thrown) || thrown.fields.length === 0) {
    form.setError('root.server', { type: 'server', message: fallback })
    return
  }
  const values = form.getValues()
  const elsewhere: string[] = []
  for (const { path, message } of thrown.fields) {
    const name = serverField ? (serverField(path) ?? '') : path
    const isFormField = name !== '' && get(values, name) !== undefined
    if (isFormField) form.setError(name as FieldPath<V>, { type: 'server', message })
    else elsewhere.push(path === '' ? message : `${fieldPathLabel(path)}: ${message}`)
  }
  if (elsewhere.length > 0) {
    form.setError('root.server', { type: 'server', message: elsewhere.join('\n') })
  }
}
