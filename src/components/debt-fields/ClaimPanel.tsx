import { Text } from '@chakra-ui/react'
import { ClaimArithmetic } from '@/components/claim/ClaimArithmetic'
import type { ClaimInput } from '@/rules/claim'
import { claimBasis } from '@/rules/claim-text'
import type { Pence } from '@/rules/money'
import { Panel } from '@/ui/Panel'

/** The claim on the typed debt, by the rules of the saved one. */
export const ClaimPanel = ({
  heading,
  input,
  ...saved
}: {
  heading: string
  /** Null if the claim cannot be computed. */
  input: ClaimInput | null
  /** The fee type that saving will set. */
  fee?: string
  paid?: Pence | undefined
}) => (
  <Panel isCompact heading={heading}>
    {input ? (
      <ClaimArithmetic {...claimBasis(input)} {...saved} />
    ) : (
      <Text color="fg.muted" mb="3">
        Enter the original amount and the last invoice date to see an estimate.
      </Text>
    )}
  </Panel>
)
