import { accept } from '../drf/accept'
import { record } from '../drf/record'
import { email } from '../drf/text'
import { noContent } from '../http/responses'
import { privateRoute } from '../http/route'

const fields = record({ terms_email: email() })

export const termsReviewHandlers = privateRoute('request_terms_review/', {
  POST: ({ data }) => {
    accept(fields, data())
    return noContent()
  },
})
