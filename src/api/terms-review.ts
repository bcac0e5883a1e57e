import { http } from './http'
import { useWrite } from './write'

export const useRequestTermsReview = () =>
  useWrite({
    mutationFn: (email: string) =>
      http.postOnly('request_terms_review/', { json: { terms_email: email } }),
  })
