import { HttpResponse, type JsonBodyType } from 'msw'

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

export const noContent = () => new HttpResponse(null, { status: 204 })

export const notFound = () => new Refusal(404, { detail: 'Not found.' })

export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new Refusal(403, { detail })

export const unauthorised = (body: object) =>
  new Refusal(401, body, { 'WWW-Authenticate': 'JWT realm="api"' })

const page = (status: number, title: string, text = '') =>
  new HttpResponse(
    `\n<!doctype html>\n<html lang="en">\n<head>\n  <title>${title}</title>\n</head>\n<body>\n  <h1>${title}</h1><p>${text}</p>\n</body>\n</html>\n`,
    { status, headers: { 'Content-Type': 'text/html' } },
  )

export const pageNotFound = () =>
  page(404, 'Not Found', 'The requested resource was not found on this server.')

export const serverError = () => page(500, 'Server Error (500)')

/** A captive portal or proxy responds 200 with its own page. */
export const foreignPage = () => page(200, 'Welcome', 'Please sign in to use this network.')

const nginxPage = (status: number, title: string) =>
  new HttpResponse(
    `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n<hr><center>nginx/1.22.1</center>\n</body>\n</html>\n`,
    { status, headers: { 'Content-Type': 'text/html' } },
  )

/** A proxy timed out while the server is still working. */
export const gatewayTimeout = () => nginxPage(504, '504 Gateway Time-out')

export const tooLarge = () => nginxPage(413, '413 Request Entity Too Large')

export const throttled = () =>
  json({ detail: 'Request was throttled. Expected available in 60 seconds.' }, 429, {
    'Retry-After': '60',
  })

/** Breaks the connection before a response. */
export const dropped = () => HttpResponse.error()
