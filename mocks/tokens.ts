import { checksum } from './checksum'
import type { UserRow, World } from './db'
import { unauthorised } from './http/responses'

type TokenType = 'access' | 'refresh'

interface Claims {
  token_type: TokenType
  exp: number
  /** Seconds since 1970, with a fraction, so that tokens can be expired up to an exact time. */
  iat: number
  jti: string
  user_id: number
}

const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

const header = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
const sign = (signed: string) => encode(checksum(`mocked-api.${signed}`))

let serial = 0

/** A token with the shape of SimpleJWT's. */
export function issueToken(world: World, type: TokenType, userId: number): string {
  const { accessExpiredUpTo, accessLifetimeMs, refreshLifetimeMs } = world.behaviour
  const now = Math.max(Date.now(), accessExpiredUpTo + 1)
  const lifetime = type === 'access' ? accessLifetimeMs : refreshLifetimeMs
  serial += 1
  const claims: Claims = {
    token_type: type,
    exp: Math.floor((now + lifetime) / 1000),
    iat: now / 1000,
    jti: checksum(`${now}.${serial}.${Math.random()}`),
    user_id: userId,
  }
  const signed = `${header}.${encode(JSON.stringify(claims))}`
  return `${signed}.${sign(signed)}`
}

/** SimpleJWT's message for an invalid token; expired and forged ones get the same. */
type TokenFault = 'Token is invalid or expired' | 'Token has wrong type' | 'Token is blacklisted'

/** A token's claims, or its fault. */
export function readToken(world: World, type: TokenType, token: string): Claims | TokenFault {
  const [head = '', payload = '', signature] = token.split('.')
  if (signature !== sign(`${head}.${payload}`)) return 'Token is invalid or expired'
  const claims: Claims = JSON.parse(decode(payload))
  const { accessExpiredUpTo } = world.behaviour
  if (claims.exp * 1000 <= Date.now()) return 'Token is invalid or expired'
  if (claims.token_type !== type) return 'Token has wrong type'
  if (type === 'access' && Math.round(claims.iat * 1000) <= accessExpiredUpTo)
    return 'Token is invalid or expired'
  const isRetired = world.retiredTokens.find(({ jti }) => jti === claims.jti)
  return isRetired ? 'Token is blacklisted' : claims
}

/**
 * The user of a request; null for a visitor. Schemes other than `JWT`, `jwt` included, are ignored.
 * @throws Refusal with status 401
 */
export function authenticate(request: Request, world: World, needsUser: boolean): UserRow | null {
  const [scheme, token, ...rest] = (request.headers.get('authorization') ?? '').trim().split(/\s+/)
  if (scheme !== 'JWT') {
    if (!needsUser) return null
    throw unauthorised({ detail: 'Authentication credentials were not provided.' })
  }
  if (token === undefined || rest.length > 0) {
    throw unauthorised({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    })
  }
  const claims = readToken(world, 'access', token)
  if (typeof claims === 'string') {
    throw unauthorised({
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: claims }],
    })
  }
  const user = world.users.get(claims.user_id)
  if (!user) throw unauthorised({ detail: 'User not found', code: 'user_not_found' })
  if (!user.is_active) throw unauthorised({ detail: 'User is inactive', code: 'user_inactive' })
  return user
}
