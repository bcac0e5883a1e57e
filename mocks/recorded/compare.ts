import { isRecord } from '../drf/field'
import type { Capture } from './captures'

/** The kind of a text whose value may differ: a token, a time, a date, an amount. */
function textKind(text: string): string {
  if (text === '<JWT>' || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return 'a token'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return 'a moment'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'a day'
  const decimals = /^-?\d+\.(\d+)$/.exec(text)?.[1]
  return decimals === undefined ? 'text' : `an amount with ${decimals.length} places`
}

/** The keys in order, with the kind of each value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (isRecord(value)) return Object.entries(value).map(([key, part]) => [key, shape(part)])
  return typeof value === 'string' ? textKind(value) : value === null ? 'null' : typeof value
}

/** The opening bracket and complete keys of a truncated body, in order. */
const openingKeys = (text: string) => [
  text.trimStart().slice(0, 2),
  ...[...text.matchAll(/"(\w+)":/g)].map(([, key]) => key),
]

export interface ActualResponse {
  status: number
  headers: Headers
  text: string
}

/** The recorded and the actual response, reduced to comparable values. */
export function sides(
  { answer }: Capture,
  given: ActualResponse,
): { recorded: unknown; given: unknown } {
  const names = Object.keys(answer.headers)
  const headers = Object.fromEntries(names.map((name) => [name, given.headers.get(name)]))
  const [recordedBody, givenBody] = bodies(answer, given.text)
  return {
    recorded: { status: answer.status, headers: answer.headers, body: recordedBody },
    given: { status: given.status, headers, body: givenBody },
  }
}

function bodies({ status, json, text, begins, holds = [] }: Capture['answer'], given: string) {
  if (json !== undefined) {
    const read: unknown = given.startsWith('<') ? given : JSON.parse(given || 'null')
    // Error messages are compared; the values of a record are not.
    return status >= 400 ? [json, read] : [shape(json), shape(read)]
  }
  if (text !== undefined) return [text.trim(), given.trim()]
  if (begins === undefined) return []
  const keys = openingKeys(begins)
  const found = holds.filter((part) => given.includes(part))
  return [
    { keys, holds },
    { keys: openingKeys(given).slice(0, keys.length), holds: found },
  ]
}
