import type { World } from './db'
import { unauthorised } from './http/responses'
import type { UserRow } from './rows'
import { readToken, type TokenFault } from './tokens'

/**
 * `never`: login and refresh ignore the header.
 * `if-sent`: public, but a stale header is refused before permissions are checked.
 * `always`: the request needs a user.
 */
export type Access = 'never' | 'if-sent' | 'always'

const faultMessages: Record<TokenFault, string> = {
  invalid: 'Token is invalid or expired',
  'wrong type': 'Token has wrong type',
  blacklisted: 'Token is blacklisted',
}

const tokenNotValid = (fault: TokenFault) =>
  unauthorised({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: faultMessages[fault] }],
  })

/** The refresh call responds with a shorter body. */
export const refreshRefused = (fault: TokenFault) =>
  unauthorised({ detail: faultMessages[fault], code: 'token_not_valid' })

/**
 * The user of a request; null for a visitor. Schemes other than `JWT`, `jwt` included, are ignored.
 * @throws Refusal with status 401
 */
export function authenticate(request: Request, world: World, access: Access): UserRow | null {
  if (access === 'never') return null
  const [scheme, token, ...rest] = (request.headers.get('authorization') ?? '').trim().split(/\s+/)
  if (scheme !== 'JWT') {
    if (access === 'if-sent') return null
    throw unauthorised({ detail: 'Authentication credentials were not provided.' })
  }
  if (token === undefined || rest.length > 0) {
    throw unauthorised({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    })
  }
  const claims = readToken(world, 'access', token)
  if (typeof claims === 'string') throw tokenNotValid(claims)
  const user = world.users.get(claims.user_id)
  if (!user) throw unauthorised({ detail: 'User not found', code: 'user_not_found' })
  if (!user.is_active) throw unauthorised({ detail: 'User is inactive', code: 'user_inactive' })
  return user
}
