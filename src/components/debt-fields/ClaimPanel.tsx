import { Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { ClaimArithmetic } from '@/components/claim/ClaimArithmetic'
import { Glossary } from '@/components/claim/Glossary'
import { config } from '@/config'
import type { ClaimInput } from '@/rules/claim'
import { claimBasis } from '@/rules/claim-text'
import { feeRuleText } from '@/rules/fee'
import { claimTerms, feeTerms } from '@/rules/glossary'
import { FormSection } from './FormSection'

type ArithmeticProps = ComponentProps<typeof ClaimArithmetic>

/** The claim on the typed debt, by the rules of the saved one. */
export function ClaimPanel({
  heading,
  input,
  feeType = '',
  fallback = 'Enter the original amount and the last invoice date to see an estimate.',
  ...saved
}: {
  heading: string
  /** Null if the claim cannot be computed. */
  input: ClaimInput | null
  /** The fee type that saving will set. */
  feeType?: string
  /** Shown instead of a claim that cannot be computed. */
  fallback?: ReactNode
} & Pick<ArithmeticProps, 'paid' | 'recorded'>) {
  return (
    <FormSection heading={heading}>
      {input ? (
        <ClaimArithmetic
          {...claimBasis(input)}
          {...saved}
          fee={{ type: feeType, threshold: feeRuleText('Fixed Fee') }}
        />
      ) : (
        <Text as="div" color="fg.muted">
          {fallback}
        </Text>
      )}
      <Glossary terms={[...claimTerms, ...feeTerms]} feeTermsUrl={config.feeTermsUrl} />
    </FormSection>
  )
}
