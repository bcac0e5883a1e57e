import { fieldPathLabel } from '@/rules/field-path'

/** One message of the server about one field; `path` in dots, list places as numbers. */
export interface FieldMessage {
  path: string
  message: string
}

/**
 * What went wrong, told by what can be done about it.
 * `unknown-outcome`: a write whose answer never came or made no sense: it may have been carried out.
 */
export type FailureKind =
  | 'signed-out'
  | 'other-user'
  | 'refused'
  | 'forbidden'
  | 'not-found'
  | 'throttled'
  | 'server'
  | 'no-network'
  | 'bad-answer'
  | 'unknown-outcome'

const unknownError = 'An unknown error occurred.'
const unexpectedError = 'An unexpected error occurred. Please try again.'

/** The one error the API layer throws. `message` is fit to be shown (section 5). */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly status: number | null
  readonly fields: readonly FieldMessage[]
  /** For a list that was refused: the messages by place in the list sent. */
  readonly rows: ReadonlyMap<number, readonly FieldMessage[]> | null
  /** Of a call that was one too many: seconds until the next may be made, where the server says. */
  readonly retryAfter: number | null

  constructor(
    kind: FailureKind,
    details: {
      message?: string
      status?: number
      fields?: readonly FieldMessage[]
      rows?: ReadonlyMap<number, readonly FieldMessage[]> | null
      retryAfter?: number | null
      cause?: unknown
    } = {},
  ) {
    super(details.message ?? unexpectedError, { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? null
    this.fields = details.fields ?? []
    this.rows = details.rows ?? null
    this.retryAfter = details.retryAfter ?? null
  }
}

/** Anything thrown, as one typed failure. */
export function toFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('bad-answer', { cause: thrown })
}

const maxMessageLength = 500
const truncate = (text: string) =>
  text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Messages that speak of the whole rather than of a field. */
const recordLevelKeys = new Set(['detail', 'non_field_errors'])

/** Deeper than any record of this portal; a body that is meant to exhaust the stack is not followed. */
const maxDepth = 20

/** Every message in an error body of Django REST Framework, with its path. */
export function fieldMessages(body: unknown, path = '', depth = 0): FieldMessage[] {
  if (body === null || body === undefined || body === '' || depth > maxDepth) return []
  if (Array.isArray(body)) {
    // Null among the messages is none.
    if (body.every((item) => item === null || typeof item !== 'object')) {
      const words = body.filter((item) => item !== null).join(' ')
      return words.trim() === '' ? [] : [{ path, message: truncate(words) }]
    }
    return body.flatMap((item, place) =>
      fieldMessages(item, joinPath(path, String(place)), depth + 1),
    )
  }
  if (isRecord(body)) {
    return Object.entries(body).flatMap(([key, value]) => {
      // Beside `detail` these name the machinery of a refused token, not a fault of the person.
      if ('detail' in body && (key === 'code' || key === 'messages')) return []
      return fieldMessages(value, recordLevelKeys.has(key) ? path : joinPath(path, key), depth + 1)
    })
  }
  return [{ path, message: truncate(String(body)) }]
}

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** What can be read before it is gone; the fields themselves have all of it. */
const maxLines = 20

/** Section 5: "Field: messages" for each field; a message of the whole stands by itself. */
export function messageText(messages: readonly FieldMessage[]): string {
  if (messages.length === 0) return unknownError
  const lines = messages
    .slice(0, maxLines)
    .map(({ path, message }) => (path === '' ? message : `${fieldPathLabel(path)}: ${message}`))
  return [...lines, ...(messages.length > maxLines ? ['…'] : [])].join('\n')
}

/**
 * The messages of a refused list by place. DRF answers with a list as long as the one sent
 * (before 3.18) or with an object keyed by place (since); both are understood, anything else is not.
 */
export function rowMessages(
  body: unknown,
  rowsSent: number,
): ReadonlyMap<number, readonly FieldMessage[]> | null {
  if (Array.isArray(body)) {
    if (body.length !== rowsSent || !body.every(isRecord)) return null
    return new Map(
      body
        .map((row, index) => [index, fieldMessages(row)] as const)
        .filter(([, m]) => m.length > 0),
    )
  }
  if (!isRecord(body)) return null
  const entries = Object.entries(body)
  const keyed = entries.every(([key]) => /^\d+$/.test(key) && Number(key) < rowsSent)
  if (entries.length === 0 || !keyed) return null
  return new Map(entries.map(([key, row]) => [Number(key), fieldMessages(row)]))
}
