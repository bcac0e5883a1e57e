import { Refusal } from './responses'

export type Parser =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'

/** The message of Python's JSON parser, for the two common errors. */
function jsonFault(text: string): string {
  const name = /^\s*\{\s*(?=[^"}\s])/.exec(text)?.[0]
  const index = name?.length ?? text.trimEnd().length
  const lines = text.slice(0, index).split('\n')
  const at = `line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1} (char ${index})`
  return name === undefined
    ? `Expecting value: ${at}`
    : `Expecting property name enclosed in double quotes: ${at}`
}

/** Duck-typed: the page, Node and jsdom each have a File class of their own. */
export const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value

async function parse(request: Request, allowed: readonly Parser[]): Promise<unknown> {
  const sent = request.headers.get('content-type')
  if (!sent) return {}
  const type = sent.split(';')[0]?.trim().toLowerCase() as Parser
  if (!allowed.includes(type)) {
    throw new Refusal(415, { detail: `Unsupported media type "${sent}" in request.` })
  }
  if (type === 'application/json') {
    const text = await request.text()
    try {
      return text === '' ? {} : JSON.parse(text)
    } catch {
      throw new Refusal(400, { detail: `JSON parse error - ${jsonFault(text)}` })
    }
  }
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    const detail = 'Multipart form parse error - Invalid boundary in multipart: None'
    throw new Refusal(400, { detail })
  }
}

/**
 * Parses the body. As in DRF, permissions are checked before the body is read, so parse errors are
 * thrown by the returned function when a view reads the data.
 */
export async function parseBody(request: Request, allowed: readonly Parser[]) {
  const [outcome] = await Promise.allSettled([parse(request, allowed)])
  return (): unknown => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
