import { fieldPathLabel } from '@/rules/field-path'

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

const unexpectedError = 'An unexpected error occurred. Please try again.'
const uncertainWrite =
  'We got no clear response. This may not have been saved. Check before sending it again.'

interface FailureDetails {
  message?: string | undefined
  status?: number | null
  fields?: readonly FieldMessage[]
  rows?: Failure['rows']
  retryAfter?: number | null
  code?: string | null
  cause?: unknown
}

/** The only error of the API layer. Its `message` can be shown to the user (section 5). */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  /** Null when no complete response came. */
  readonly status: number | null
  readonly fields: readonly FieldMessage[]
  /** For a refused list: the messages by index in the request body. */
  readonly rows: ReadonlyMap<number, readonly FieldMessage[]> | null
  /** For a throttled request: seconds until the next one is accepted, if the server sends them. */
  readonly retryAfter: number | null
  /** The API's word for the reason, beside its sentence. */
  readonly code: string | null

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    const fallback = kind === 'unknown-outcome' ? uncertainWrite : unexpectedError
    super(details.message ?? fallback, { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? null
    this.fields = details.fields ?? []
    this.rows = details.rows ?? null
    this.retryAfter = details.retryAfter ?? null
    this.code = details.code ?? null
  }
}

/** Converts anything thrown to a {@link Failure}; an unknown error becomes `invalid-response`. */
export const toFailure = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure('invalid-response', { cause: thrown })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isObject = (value: unknown) => typeof value === 'object' && value !== null

const maxMessageLength = 500
const truncate = (text: string) =>
  text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text

/** Keys whose messages concern the whole record instead of a field. */
const recordLevelKeys = ['detail', 'non_field_errors']

/** All messages in an error body of Django REST Framework, with their paths. */
function fieldMessages(body: unknown, path = ''): FieldMessage[] {
  if (isRecord(body) || (Array.isArray(body) && body.some(isObject))) {
    // Beside `detail` these describe a refused token, not a field.
    const ignored = 'detail' in body ? ['code', 'messages'] : []
    return Object.entries(body).flatMap(([key, value]) => {
      if (ignored.includes(key)) return []
      const isOfRecord = recordLevelKeys.includes(key)
      return fieldMessages(value, isOfRecord ? path : [path, key].filter(Boolean).join('.'))
    })
  }
  const texts = [body].flat().filter((text) => text !== null && text !== undefined)
  const message = texts.join(' ').trim()
  return message === '' ? [] : [{ path, message: truncate(message) }]
}

/** A longer message cannot be read while the snackbar shows; the fields show the rest. */
const maxLines = 20

/**
 * The server's own sentences, where a body has any (section 5): "Field: messages" for each field; a
 * record-level message has no label.
 */
export function serverMessage(body: unknown): string | undefined {
  const lines = fieldMessages(body).map(({ path, message }) =>
    path === '' ? message : `${fieldPathLabel(path)}: ${message}`,
  )
  if (lines.length === 0) return undefined
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['…'] : [])].join('\n')
}

/**
 * The messages of a refused list, by index. DRF answers with a list as long as the one sent (before
 * 3.18) or with an object keyed by index (since then). Null for any other shape.
 */
function rowMessages(body: unknown, rowsSent: number): Failure['rows'] {
  if (!Array.isArray(body) && !isRecord(body)) return null
  const entries = Object.entries(body)
  const isWhole = Array.isArray(body) ? entries.length === rowsSent : entries.length > 0
  const isRow = ([key, row]: [string, unknown]) =>
    /^\d+$/.test(key) && Number(key) < rowsSent && isRecord(row)
  if (!isWhole || !entries.every(isRow)) return null
  const rows = entries.map(([key, row]) => [Number(key), fieldMessages(row)] as const)
  return new Map(rows.filter(([, messages]) => messages.length > 0))
}

const kinds: Record<number, FailureKind> = { 401: 'logged-out', 403: 'forbidden', 404: 'not-found' }

/**
 * The failure of a request that the API refused with JSON.
 * @param rowsSent the length of a posted list; null for a single record
 */
export const refusedFailure = (status: number, body: unknown, rowsSent: number | null): Failure =>
  new Failure(kinds[status] ?? 'refused', {
    status,
    fields: fieldMessages(body),
    rows: rowsSent === null ? null : rowMessages(body, rowsSent),
    message: serverMessage(body) ?? 'An unknown error occurred.',
    code: isRecord(body) && typeof body.code === 'string' ? body.code : null,
  })

/** A waiting time such as "2 minutes", rounded up so that a retry after it is accepted. */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/**
 * The failure of a throttled request (429). Across origins the header is not readable, so the seconds
 * are also read from the message.
 * @param header Retry-After, in seconds
 */
export function throttledFailure(header: string | null, body: unknown): Failure {
  const text = serverMessage(body)
  const sent = /^\d{1,8}$/.exec(header ?? '')?.[0]
  const seconds = sent ?? /available in (\d{1,8}) seconds?/.exec(text ?? '')?.[1]
  const wait = sent ? `Try again in ${formatWait(Number(sent))}.` : 'Wait a moment and try again.'
  const message = text ?? `Too many attempts. ${wait}`
  const retryAfter = seconds === undefined ? null : Number(seconds)
  return new Failure('throttled', { status: 429, message, retryAfter })
}
