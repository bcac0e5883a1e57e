const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const allowedHeaders =
  'accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with'

/** Pages of this machine may read responses, without credentials; no header is exposed. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  return loopback.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}
}

export const preflight = () =>
  new Response(null, {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': '0',
      'access-control-allow-headers': allowedHeaders,
      'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
      'access-control-max-age': '86400',
    },
  })
