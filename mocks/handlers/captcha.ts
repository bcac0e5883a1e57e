import { accept } from '../drf/accept'
import { record } from '../drf/record'
import { char } from '../drf/text'
import { json } from '../http/responses'
import { openRoute } from '../http/route'

const fields = record({ recaptcha: char() })

/** Accepts any token. */
export const captchaHandlers = openRoute('verifycaptcha/', {
  POST: ({ data }) => {
    accept(fields, data())
    return json({ success: true })
  },
})
