import { checksum } from './checksum'
import type { World } from './db'
import type { UserRow } from './rows'

type TokenType = 'access' | 'refresh'

export interface Claims {
  token_type: TokenType
  exp: number
  /** Seconds since 1970, with a fraction, so that tokens can be expired up to an exact time. */
  iat: number
  jti: string
  user_id: number
}

const secret = 'mocked-api'

const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

const header = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
const sign = (signed: string) => encode(checksum(`${secret}.${signed}`))

let serial = 0

/** A token with the shape of SimpleJWT's. */
export function issueToken(world: World, type: TokenType, userId: UserRow['id']): string {
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

export type TokenFault = 'invalid' | 'wrong type' | 'blacklisted'

/** A token's claims, or its fault. SimpleJWT reports expired and forged tokens alike. */
export function readToken(world: World, type: TokenType, token: string): Claims | TokenFault {
  const [head = '', payload = '', signature] = token.split('.')
  if (signature !== sign(`${head}.${payload}`)) return 'invalid'
  const claims: Claims = JSON.parse(decode(payload))
  if (claims.exp * 1000 <= Date.now()) return 'invalid'
  if (claims.token_type !== type) return 'wrong type'
  if (type === 'access' && Math.round(claims.iat * 1000) <= world.behaviour.accessExpiredUpTo) {
    return 'invalid'
  }
  const retired = world.retiredTokens.find(({ jti }) => jti === claims.jti)
  return retired ? 'blacklisted' : claims
}
