import { http } from './http/client'

/** @param recaptcha the token the script gave for this one attempt; it lives two minutes */
export const verifyCaptcha = (recaptcha: string) =>
  http.postOnly('verifycaptcha/', { form: { recaptcha }, isPublic: true })
