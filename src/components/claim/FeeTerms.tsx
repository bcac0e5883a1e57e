import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

/** The link to the fees; in a portal without one, that they are agreed. */
export const FeeTerms = () =>
  config.feeTermsUrl ? (
    <>
      Fees are set out in our{' '}
      <ExternalLink href={config.feeTermsUrl} newTab>
        terms and conditions
      </ExternalLink>
      .
    </>
  ) : (
    'Fees are as agreed in your terms.'
  )
