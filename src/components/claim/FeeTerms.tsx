import { ExternalLink } from '@/ui/Buttons'

/**
 * Where the amounts of the fees are.
 * @param url the address of the terms; blank or missing where the portal has none
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
