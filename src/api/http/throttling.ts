import { Failure, fieldMessages, messageText } from './errors'

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The seconds of a Retry-After, given as seconds or as a date; null for any other text. */
function parseRetryAfter(header: string, now: number): number | null {
  if (/^\d{1,8}$/.test(header)) return Number(header)
  return httpDate.test(header) ? Math.max(0, Math.ceil((Date.parse(header) - now) / 1000)) : null
}

const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A time to wait in words, rounded up: who comes back then is not refused again. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.max(1, seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return formatCount(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.ceil(hours / 24), 'day')
}

/**
 * A call that was refused as one too many: seconds until the next may be made, where that is said,
 * and words for it. Across origins the header cannot be read, but the server's sentence has the time.
 * @param header the Retry-After
 */
export function throttledFailure(header: string | null, body: unknown, now: number): Failure {
  const fields = fieldMessages(body)
  const sentence = fields.length > 0 ? messageText(fields) : ''
  const secondsMatch = /available in (\d{1,8}) seconds?/.exec(sentence)
  const headerSeconds = parseRetryAfter(header?.trim() ?? '', now)
  const message =
    headerSeconds === null
      ? sentence || 'Too many attempts. Wait a little and try again.'
      : `Too many attempts. Try again in ${formatWait(headerSeconds)}.`
  const retryAfter = headerSeconds ?? (secondsMatch ? Number(secondsMatch[1]) : null)
  return new Failure('throttled', { status: 429, fields, message, retryAfter })
}
