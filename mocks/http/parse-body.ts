import { Refusal } from './responses'

export type Parser = 'json' | 'form' | 'multipart'

const parsers: Record<string, Parser> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

const parseError = (format: string, fault: string) =>
  new Refusal(400, { detail: `${format} parse error - ${fault}` })

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

async function parse(parser: Parser, request: Request): Promise<unknown> {
  if (parser === 'json') {
    const text = await request.text()
    if (text === '') return {}
    try {
      return JSON.parse(text)
    } catch {
      throw parseError('JSON', jsonFault(text))
    }
  }
  try {
    const form = await request.formData()
    return Object.fromEntries(form)
  } catch {
    throw parseError('Multipart form', 'Invalid boundary in multipart: None')
  }
}

/**
 * Parses the body. As in DRF, permissions are checked before the body is read, so parse errors are
 * thrown by the returned function when a view reads the data.
 */
export async function parseBody(
  request: Request,
  allowed: readonly Parser[],
): Promise<() => unknown> {
  const sent = request.headers.get('content-type')
  const type = sent?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!sent) return () => ({})
  const parser = parsers[type]
  if (!parser || !allowed.includes(parser)) {
    const detail = `Unsupported media type "${sent}" in request.`
    return fail(new Refusal(415, { detail }))
  }
  try {
    const data = await parse(parser, request)
    return () => data
  } catch (error) {
    return fail(error)
  }
}

const fail = (error: unknown) => () => {
  throw error
}
