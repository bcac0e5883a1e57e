import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { isToken } from '@/session/tokens'
import { http } from './http/client'
import { Failure } from './http/errors'

const tokenPair = z.looseObject({
  access: z.custom<string>(isToken),
  refresh: z.custom<string>(isToken),
})

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
      const { access, refresh } = await http.post('auth/jwt/create/', tokenPair, {
        json: { grant_type: 'password', ...credentials },
        isPublic: true,
        refreshOn401: false,
      })
      await session.start({ access, refresh }).catch((cause) => {
        throw new Failure('refused', { message: needsStorage, cause })
      })
    },
    meta: { silent: true },
  })

export const useRegister = () =>
  useMutation({
    mutationFn: (user: Registration) =>
      http.postOnly('auth/users/', { json: user, isPublic: true }),
  })

export const useActivate = () =>
  useMutation({
    mutationFn: (link: { uid: string; token: string }) =>
      http.postOnly('auth/users/activation/', { form: link, isPublic: true }),
    meta: { silent: true },
  })

export const useResendActivation = () =>
  useMutation({
    mutationFn: (email: string) =>
      http.postOnly('auth/users/resend_activation/', { form: { email }, isPublic: true }),
    // An unknown address is answered with an empty 400, which the screen must not reveal.
    meta: { silent: true },
  })

export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (email: string) =>
      http.postOnly('auth/users/reset_password/', { form: { email }, isPublic: true }),
    // Some servers answer 400 when there is no account, which the screen must not reveal.
    meta: { silent: true },
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (form: {
      new_password: string
      re_new_password: string
      uid: string
      token: string
    }) => http.postOnly('auth/users/reset_password_confirm/', { form, isPublic: true }),
    meta: { silent: true },
  })

/** @param recaptcha a single-use reCAPTCHA token, valid for two minutes */
export const verifyCaptcha = (recaptcha: string) =>
  http.postOnly('verifycaptcha/', { form: { recaptcha }, isPublic: true })
