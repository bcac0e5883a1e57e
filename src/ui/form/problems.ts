import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import type { SummaryEntry } from './ErrorSummary'

/** What a failed submission says, whoever threw it: a message, and messages of single fields. */
interface Problem {
  message: string
  fields: readonly { path: string; message: string }[]
}

const isProblem = (thrown: unknown): thrown is Problem =>
  thrown instanceof Error && 'fields' in thrown && Array.isArray(thrown.fields)

/** The errors of a form in the order of its fields on the page. */
export function summaryOf(errors: FieldErrors): SummaryEntry[] {
  const found: (SummaryEntry & { element: Element | null })[] = []
  const walk = (node: unknown, path: string) => {
    if (!node || typeof node !== 'object') return
    if ('message' in node && typeof node.message === 'string' && node.message) {
      const ref = 'ref' in node && node.ref instanceof Element ? node.ref : null
      const whole = path === 'root' || path.startsWith('root.') || path.endsWith('.root')
      found.push({ name: whole ? '' : path, message: node.message, element: ref })
      return
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'ref') walk(child, path ? `${path}.${key}` : key)
    }
  }
  walk(errors, '')
  found.sort((a, b) => {
    if (!a.element || !b.element) return Number(Boolean(a.element)) - Number(Boolean(b.element))
    return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  return found.map(({ name, message }) => ({ name, message }))
}

/** Puts a refusal on the fields it names; what no field of the form answers to speaks of the whole. */
export function placeProblem<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  thrown: unknown,
  serverField: ((path: string) => string | undefined) | undefined,
): void {
  const fallback = thrown instanceof Error ? thrown.message : String(thrown)
  if (!isProblem(thrown) || thrown.fields.length === 0) {
    form.setError('root.server', { type: 'server', message: fallback })
    return
  }
  const values = form.getValues()
  const elsewhere: string[] = []
  for (const { path, message } of thrown.fields) {
    const name = serverField ? (serverField(path) ?? '') : path
    const known = name !== '' && get(values, name) !== undefined
    if (known) form.setError(name as FieldPath<V>, { type: 'server', message })
    else elsewhere.push(path === '' ? message : `${inWords(path)}: ${message}`)
  }
  if (elsewhere.length > 0) {
    form.setError('root.server', { type: 'server', message: elsewhere.join('\n') })
  }
}

const inWords = (path: string) => {
  const words = path.replaceAll('_', ' ').replaceAll('.', ' › ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
