import { formatCount } from '@/lib/format-count'
import { fieldPathLabel } from '@/rules/field-path'
import type { ApiResponse, Call } from './request'

/** A server message about a field; `path` joins keys and list indexes with dots. */
export interface FieldMessage {
  path: string
  message: string
}

/**
 * The kind of failure, by what can be done about it.
 * `unknown-outcome`: a write without a usable response, which may have been carried out.
 * `conflict`: the record has changed since its form was opened.
 */
export type FailureKind =
  | 'logged-out'
  | 'refused'
  | 'forbidden'
  | 'not-found'
  | 'throttled'
  | 'server'
  | 'no-network'
  | 'invalid-response'
  | 'unknown-outcome'
  | 'conflict'

const uncertainWrite =
  'We got no clear response. This may not have been saved. Check before sending it again.'

type Details = { message?: string | undefined; cause?: unknown } & Partial<
  Pick<Failure, 'status' | 'fields' | 'retryAfter' | 'code'>
>

/** The only error of the API layer. Its `message` can be shown to the user (section 5). */
export class Failure extends Error {
  override readonly name = 'Failure'
  /** Null when no complete response came. */
  readonly status: number | null = null
  readonly fields: readonly FieldMessage[] = []
  /** For a throttled request: seconds until the next one is accepted, if the server sends them. */
  readonly retryAfter: number | null = null
  /** The API's word for the reason, beside its sentence. */
  readonly code: string | null = null
  readonly kind: FailureKind

  constructor(kind: FailureKind, { message, cause, ...details }: Details = {}) {
    const fallback = 'An unexpected error occurred. Please try again.'
    super(message ?? (kind === 'unknown-outcome' ? uncertainWrite : fallback), { cause })
    this.kind = kind
    Object.assign(this, details)
  }
}

/** Converts anything thrown to a {@link Failure}; an unknown error becomes `invalid-response`. */
export const toFailure = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure('invalid-response', { cause: thrown })

const kinds: Record<number, FailureKind> = { 401: 'logged-out', 403: 'forbidden', 404: 'not-found' }

/**
 * The one table of outcomes: null for a response that is done, else its failure. A page instead of JSON
 * comes from something in front of the API.
 */
export function failureOf(call: Call, response: ApiResponse): Failure | null {
  const { status, body, headers, bytes } = response
  const isRead = call.method === 'get'
  const isJson = body !== undefined
  const isEmpty = call.hasNoBody && bytes.byteLength === 0
  const isPage = !isJson && bytes.byteLength > 0
  if (status < 300 && (isRead || isJson || isEmpty)) return null
  const fields = fieldMessages(body)
  const message = linesOf(fields)
  if (status === 429) return throttledFailure(headers.get('retry-after'), message)
  if (status === 413)
    return new Failure('refused', { status, message: 'This is too large to send.' })
  // A gateway answers 408 and 499 while the server behind it may still be working.
  const isRefusal = isJson && status >= 400 && status < 500 && status !== 408 && status !== 499
  if (!isRead && !isRefusal && status !== 401)
    return new Failure('unknown-outcome', { status, message, code: isPage ? 'page' : null })
  if (status >= 500) return new Failure('server', { status, message })
  if (!isJson) return new Failure(status === 404 ? 'not-found' : 'invalid-response', { status })
  return new Failure(kinds[status] ?? 'refused', {
    status,
    message: message ?? 'An unknown error occurred.',
    fields,
    code: isRecord(body) && typeof body.code === 'string' ? body.code : null,
  })
}

/**
 * Across origins the header is not readable, so the seconds are also read from the message.
 * @param header Retry-After, in seconds
 */
function throttledFailure(header: string | null, text: string | undefined): Failure {
  const sent = /^\d{1,8}$/.exec(header ?? '') ?? /(?<=available in )\d{1,8}/.exec(text ?? '')
  const retryAfter = sent && Number(sent[0])
  const wait = retryAfter ? `in ${formatCount(retryAfter, 'second')}` : 'in a moment'
  const message = text ?? `Too many attempts. Try again ${wait}.`
  return new Failure('throttled', { status: 429, message, retryAfter })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maxMessageLength = 500

/**
 * All messages in an error body of Django REST Framework, with their paths. For a refused list it is a list as
 * long as the one sent (before 3.18) or an object keyed by index (since then), so the paths begin with the index.
 */
function fieldMessages(body: unknown, path = ''): FieldMessage[] {
  if (isRecord(body) || (Array.isArray(body) && body.some(isRecord))) {
    return Object.entries(body).flatMap(([key, value]) => {
      // Beside `detail` these describe a refused token, not a field.
      if ('detail' in body && (key === 'code' || key === 'messages')) return []
      const isOfRecord = key === 'detail' || key === 'non_field_errors'
      return fieldMessages(value, isOfRecord ? path : [path, key].filter(Boolean).join('.'))
    })
  }
  const text = [body].flat().join(' ').trim()
  const end = text.length > maxMessageLength ? '…' : ''
  return text === '' ? [] : [{ path, message: text.slice(0, maxMessageLength) + end }]
}

/** A longer message cannot be read while the snackbar shows; the fields show the rest. */
const maxLines = 20

/**
 * The server's own sentences, where a body has any (section 5): "Field: messages" for each field; a
 * record-level message has no label.
 */
function linesOf(fields: readonly FieldMessage[]): string | undefined {
  const lines = fields.map(({ path, message }) =>
    path === '' ? message : `${fieldPathLabel(path)}: ${message}`,
  )
  if (lines.length > maxLines) lines.splice(maxLines, lines.length, '…')
  return lines.join('\n') || undefined
}
