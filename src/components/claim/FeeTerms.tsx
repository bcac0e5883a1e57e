import { ExternalLink } from '@/ui/Buttons'

/**
 * The link to the fees.
 * @param url the fee terms; blank or undefined if the portal has none
 */
export const FeeTerms = ({ url }: { url?: string | undefined }) =>
  url ? (
    <>
      Fees are set out in our{' '}
      <ExternalLink href={url} newTab>
        terms and conditions
      </ExternalLink>
      .
    </>
  ) : (
    'Fees are as agreed in your terms.'
  )
