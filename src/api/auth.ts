import { useMutation } from '@tanstack/react-query'
import { session } from '@/session/session'
import { http, tokenPair } from './http/client'
import { Failure, isRecord } from './http/errors'

export interface Registration {
  first_name: string
  last_name: string
  phone: string
  email: string
  password: string
  re_password: string
  terms_agreed: boolean
}

const needsStorage =
  'Your browser does not let the portal store anything. Allow site data for this site, then log in again.'

/** Logs in and starts the session with the tokens. Silent: the screen reports failures itself. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      const { status, body } = await http.post('auth/jwt/create/', {
        json: { grant_type: 'password', ...credentials },
        isPublic: true,
        refreshOn401: false,
      })
      const { success, data } = tokenPair.safeParse(body)
      if (!success) throw new Failure('unknown-outcome', { status })
      await session.start(data).catch((cause) => {
        throw new Failure('refused', { message: needsStorage, cause })
      })
    },
    meta: { silent: true },
  })

/**
 * A call that needs no login, and whose response has no specified body. Silent: the screen reports the
 * failure itself, since some responses would reveal whether an address is known.
 */
const usePublicPost = <Values>(
  path: string,
  bodyOf: (values: Values) => { json: object } | { form: Record<string, string> },
  meta = { silent: true },
) =>
  useMutation({
    mutationFn: (values: Values) =>
      http.post(path, { ...bodyOf(values), isPublic: true, hasNoBody: true }),
    meta,
  })

export const useRegister = () =>
  usePublicPost('auth/users/', (json: Registration) => ({ json }), { silent: false })

export const useActivate = () =>
  usePublicPost('auth/users/activation/', (form: { uid: string; token: string }) => ({ form }))

export const useResendActivation = () =>
  usePublicPost('auth/users/resend_activation/', (email: string) => ({ form: { email } }))

export const useRequestPasswordReset = () =>
  usePublicPost('auth/users/reset_password/', (email: string) => ({ form: { email } }))

type NewPassword = { new_password: string; re_new_password: string; uid: string; token: string }

export const useResetPassword = () =>
  usePublicPost('auth/users/reset_password_confirm/', (form: NewPassword) => ({ form }))

/**
 * @param recaptcha a single-use reCAPTCHA token, valid for two minutes
 * @throws {Failure} also where the response is Google's own with `success: false`
 */
export async function verifyCaptcha(recaptcha: string): Promise<void> {
  const options = { form: { recaptcha }, isPublic: true, hasNoBody: true } as const
  const { body } = await http.post('verifycaptcha/', options)
  const message = 'We could not verify that you are a person. Please try again.'
  if (isRecord(body) && body.success === false) throw new Failure('refused', { message })
}
