import { http } from './http/client'

/** @param recaptcha a single-use reCAPTCHA token, valid for two minutes */
export const verifyCaptcha = (recaptcha: string) =>
  http.postOnly('verifycaptcha/', { form: { recaptcha }, isPublic: true })
