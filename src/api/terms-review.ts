import { http } from './http/client'
import { useWrite } from './write/useWrite'

export const useRequestTermsReview = () =>
  useWrite({
    mutationFn: (email: string) =>
      http.postOnly('request_terms_review/', { json: { terms_email: email } }),
  })
