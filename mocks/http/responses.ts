import { HttpResponse, type JsonBodyType } from 'msw'
import { checksum } from '../checksum'

/** Thrown to end a request with an error response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(`refused with ${status}`)
  }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  HttpResponse.json(body as JsonBodyType, { status, headers })

/** As Django's ConditionalGetMiddleware: an ETag of the body, and 304 for the version the client has. */
export async function withETag(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (request.method !== 'GET' || !response.ok || !isJson) return response
  const etag = `"${checksum(await response.clone().text())}"`
  const cachedTags = request.headers.get('if-none-match')?.split(',') ?? []
  if (cachedTags.some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new HttpResponse(null, { status: 304, headers: { ETag: etag } })
  }
  response.headers.set('ETag', etag)
  return response
}

export const noContent = () => new HttpResponse(null, { status: 204 })

const html = (page: string, status: number) =>
  new HttpResponse(page, { status, headers: { 'Content-Type': 'text/html' } })

const page = (title: string, text: string) =>
  `\n<!doctype html>\n<html lang="en">\n<head>\n  <title>${title}</title>\n</head>\n<body>\n  <h1>${title}</h1><p>${text}</p>\n</body>\n</html>\n`

export const pageNotFound = () =>
  html(page('Not Found', 'The requested resource was not found on this server.'), 404)

export const serverError = () => html(page('Server Error (500)', ''), 500)

/** A proxy timed out while the server is still working. */
export const gatewayTimeout = () =>
  html(
    '<html>\n<head><title>504 Gateway Time-out</title></head>\n<body>\n<center><h1>504 Gateway Time-out</h1></center>\n<hr><center>nginx/1.22.1</center>\n</body>\n</html>\n',
    504,
  )

/** A captive portal or proxy responds 200 with its own page. */
export const foreignPage = () => html(page('Welcome', 'Please sign in to use this network.'), 200)

export const tooLarge = () =>
  html(
    '<html>\n<head><title>413 Request Entity Too Large</title></head>\n<body>\n<center><h1>413 Request Entity Too Large</h1></center>\n<hr><center>nginx/1.22.1</center>\n</body>\n</html>\n',
    413,
  )

export const notFound = () => new Refusal(404, { detail: 'Not found.' })

export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new Refusal(403, { detail })

export const unauthorised = (body: object) =>
  new Refusal(401, body, { 'WWW-Authenticate': 'JWT realm="api"' })

export const throttled = () =>
  json({ detail: 'Request was throttled. Expected available in 60 seconds.' }, 429, {
    'Retry-After': '60',
  })

/** Breaks the connection before a response. */
export const dropped = () => HttpResponse.error()
