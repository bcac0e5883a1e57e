import { accept } from '../drf/accept'
import { record } from '../drf/record'
import { char } from '../drf/text'
import { json } from '../http/responses'
import { openRoute } from '../http/route'

const fields = record({ recaptcha: char() })

/** Any token is taken for a person's. */
export const captchaHandlers = openRoute('verifycaptcha/', {
  POST: ({ data }) => {
    accept(fields, data())
    return json({ success: true })
  },
})
