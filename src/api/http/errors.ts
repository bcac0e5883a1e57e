import { fieldPathLabel } from '@/rules/field-path'
import { UserChanged } from '@/session/session'

/** A server message about a field; `path` joins keys and list indexes with dots. */
export interface FieldMessage {
  path: string
  message: string
}

/**
 * The kind of failure, by what can be done about it.
 * `unknown-outcome`: a write without a usable response, which may have been carried out.
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

/** The only error of the API layer that is shown. Its `message` can be shown to the user (section 5). */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly status: number | null
  readonly fields: readonly FieldMessage[]
  /** For a refused list: the messages by index in the request body. */
  readonly rows: ReadonlyMap<number, readonly FieldMessage[]> | null
  /** For a throttled request: seconds until the next one is accepted, if the server sends them. */
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

/** Whether to show or report an error. {@link UserChanged} only ends the work of a previous user. */
export const isReportable = (thrown: unknown) => !(thrown instanceof UserChanged)

/**
 * Converts anything thrown to a {@link Failure}; an unknown error becomes `bad-answer`.
 * @throws {UserChanged} rethrown, so that the work of the previous user ends
 */
export function toFailure(thrown: unknown): Failure {
  if (!isReportable(thrown)) throw thrown
  return thrown instanceof Failure ? thrown : new Failure('bad-answer', { cause: thrown })
}

/** A catch handler that handles failures but rethrows a change of user. */
export const onFailure =
  <T>(handle: (failure: Failure) => T) =>
  (thrown: unknown): T =>
    handle(toFailure(thrown))

const maxMessageLength = 500
const truncate = (text: string) =>
  text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys whose messages concern the whole record instead of a field. */
const recordLevelKeys = new Set(['detail', 'non_field_errors'])

/** Deeper than any record; limits a body that is meant to exhaust the stack. */
const maxDepth = 20

/** All messages in an error body of Django REST Framework, with their paths. */
export function fieldMessages(body: unknown, path = '', depth = 0): FieldMessage[] {
  if (body === null || body === undefined || body === '' || depth > maxDepth) return []
  if (Array.isArray(body)) {
    if (body.every((item) => item === null || typeof item !== 'object')) {
      const text = body.filter((item) => item !== null).join(' ')
      return text.trim() === '' ? [] : [{ path, message: truncate(text) }]
    }
    return body.flatMap((item, index) =>
      fieldMessages(item, joinPath(path, String(index)), depth + 1),
    )
  }
  if (isRecord(body)) {
    return Object.entries(body).flatMap(([key, value]) => {
      // Beside `detail` these describe a refused token, not a field.
      if ('detail' in body && (key === 'code' || key === 'messages')) return []
      return fieldMessages(value, recordLevelKeys.has(key) ? path : joinPath(path, key), depth + 1)
    })
  }
  return [{ path, message: truncate(String(body)) }]
}

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** A longer message cannot be read while the snackbar shows; the fields show the rest. */
const maxLines = 20

/** Section 5: "Field: messages" for each field; a record-level message has no label. */
export function messageText(messages: readonly FieldMessage[]): string {
  if (messages.length === 0) return unknownError
  const lines = messages
    .slice(0, maxLines)
    .map(({ path, message }) => (path === '' ? message : `${fieldPathLabel(path)}: ${message}`))
  return [...lines, ...(messages.length > maxLines ? ['…'] : [])].join('\n')
}

/**
 * The messages of a refused list, by index. DRF responds with a list as long as the one sent (before
 * 3.18) or with an object keyed by index (since then). Null for any other shape.
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

const kinds: Record<number, FailureKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
}

/**
 * The failure of a refused request.
 * @param rowsSent the length of a posted list; null for a single record
 */
export function refusedFailure(status: number, body: unknown, rowsSent: number | null): Failure {
  const fields = fieldMessages(body)
  const rows = rowsSent === null ? null : rowMessages(body, rowsSent)
  return new Failure(kinds[status] ?? 'refused', {
    status,
    fields,
    rows,
    message: messageText(fields),
  })
}

/** The seconds of a Retry-After, given as seconds or as a date; null for any other text. */
function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,8}$/.test(header)) return Number(header)
  const isHttpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header)
  return isHttpDate ? Math.max(0, Math.ceil((Date.parse(header) - now) / 1000)) : null
}

const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A waiting time such as "2 minutes", rounded up so that a retry after it is accepted. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.max(1, seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return formatCount(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.ceil(hours / 24), 'day')
}

/**
 * The failure of a throttled request (429). Across origins the header is not readable, so the seconds
 * are also read from the message.
 * @param header the Retry-After header: seconds or an HTTP date
 * @param now epoch milliseconds
 */
export function throttledFailure(header: string | null, body: unknown, now = Date.now()): Failure {
  const fields = fieldMessages(body)
  const sentence = fields.length > 0 ? messageText(fields) : ''
  const secondsMatch = /available in (\d{1,8}) seconds?/.exec(sentence)
  const headerSeconds = parseRetryAfter(header, now)
  const message =
    headerSeconds === null
      ? sentence || 'Too many attempts. Wait a little and try again.'
      : `Too many attempts. Try again in ${formatWait(headerSeconds)}.`
  const retryAfter = headerSeconds ?? (secondsMatch ? Number(secondsMatch[1]) : null)
  return new Failure('throttled', { status: 429, fields, message, retryAfter })
}
