import { accept, record } from '../drf/field'
import { char } from '../drf/values'
import { json, unauthorised } from '../http/responses'
import { openRoute } from '../http/route'
import { isPassword } from '../passwords'
import { issueToken, readToken } from '../tokens'

const credentials = record({ email: char(), password: char() })
const refreshToken = record({ refresh: char() })
const captcha = record({ recaptcha: char() })
const ignoresHeader = { ignoresHeader: true }

const login = openRoute(
  'auth/jwt/create/',
  {
    POST: ({ world, data }) => {
      const { email, password = '' } = accept(credentials, data())
      const user = world.users.find((row) => row.email === email)
      if (!user?.is_active || !isPassword(password, user.password)) {
        throw unauthorised({ detail: 'No active account found with the given credentials' })
      }
      return json({
        refresh: issueToken(world, 'refresh', user.id),
        access: issueToken(world, 'access', user.id),
      })
    },
  },
  ignoresHeader,
)

const refresh = openRoute(
  'auth/jwt/refresh/',
  {
    POST: ({ world, data }) => {
      const { refresh: token = '' } = accept(refreshToken, data())
      const claims = readToken(world, 'refresh', token)
      if (typeof claims === 'string') {
        throw unauthorised({ detail: claims, code: 'token_not_valid' })
      }
      const access = issueToken(world, 'access', claims.user_id)
      if (!world.behaviour.rotate) return json({ access })
      if (world.behaviour.blacklist) world.retiredTokens.add({ jti: claims.jti })
      return json({ access, refresh: issueToken(world, 'refresh', claims.user_id) })
    },
  },
  ignoresHeader,
)

/** Accepts any token. */
const verifyCaptcha = openRoute('verifycaptcha/', {
  POST: ({ data }) => {
    accept(captcha, data())
    return json({ success: true })
  },
})

export const authHandlers = [...login, ...refresh, ...verifyCaptcha]
