import { useMutation } from '@tanstack/react-query'
import { http } from './http'

export const useRequestTermsReview = () =>
  useMutation({
    mutationFn: (email: string) =>
      http.postOnly('request_terms_review/', { json: { terms_email: email } }),
  })
