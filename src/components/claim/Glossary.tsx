import { Box } from '@chakra-ui/react'
import { type GlossaryTerm, glossary } from '@/rules/glossary'
import { ExternalLink } from '@/ui/Buttons'

interface GlossaryListProps {
  terms: readonly GlossaryTerm[]
  /** Link to the fees. */
  feeTermsUrl?: string
}

/** Definitions of terms. */
export const GlossaryList = ({ terms, feeTermsUrl }: GlossaryListProps) => (
  <Box as="dl" maxW="42rem">
    {terms.map((term) => (
      <Box key={term} mb="3">
        <Box as="dt" fontWeight="semibold">
          {term}
        </Box>
        <dd>
          {glossary[term]} {term === 'Fee type' && <FeeTerms url={feeTermsUrl} />}
        </dd>
      </Box>
    ))}
  </Box>
)

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
