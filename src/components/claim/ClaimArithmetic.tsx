import { Box, Grid, Text } from '@chakra-ui/react'
import {
  type ClaimBasis,
  compensationText,
  interestText,
  nextDayIncreaseText,
} from '@/rules/claim-text'
import { feeRuleText, feeType } from '@/rules/fee'
import { statutoryRatesAreStale } from '@/rules/interest'
import { formatMoney, type Pence } from '@/rules/money'
import { Notice } from '@/ui/Notice'
import { Tag } from '@/ui/Tag'

/** The arithmetic of a claim on one day, tagged as estimate or settled. */
export function ClaimArithmetic({
  fee,
  paid = 0,
  ...basis
}: ClaimBasis & {
  /** Payments in pence. */
  paid?: Pence | undefined
  fee?: string | undefined
}) {
  const { claim, initialDebt, rules, today } = basis
  const rest = initialDebt - paid
  const isOtherRest = paid !== 0 && rest !== claim.outstanding
  return (
    <>
      <Tag colorPalette="accent">{claim.isSettled ? 'Settled' : 'Estimate'}</Tag>
      <Box as="dl" mt="2">
        {paid !== 0 && (
          <>
            <Line term="Original amount" value={initialDebt} />
            <Line term="Less payments" value={-paid} />
          </>
        )}
        <Line
          term="Outstanding"
          value={claim.outstanding}
          explanation={
            isOtherRest && `As recorded; the original amount less payments is ${formatMoney(rest)}`
          }
        />
        <Line
          term="Late payment interest"
          value={claim.interest}
          explanation={interestText(basis)}
        />
        <Line
          term="Late payment compensation"
          value={claim.compensation}
          explanation={compensationText(basis)}
        />
        <Line term="Total" isStrong value={claim.total} explanation={nextDayIncreaseText(basis)} />
        {fee !== undefined && (
          <Line
            term="Fee type"
            value={fee}
            // An import may have decided by another rule.
            explanation={fee === feeType(initialDebt) && feeRuleText('Fixed Fee')}
          />
        )}
      </Box>
      {rules === 'statutory' && statutoryRatesAreStale(today) && (
        <Notice tone="warning">
          The latest statutory rate we have is over six months old. The interest shown may be out of
          date.
        </Notice>
      )}
    </>
  )
}

const Line = ({
  term,
  value,
  explanation,
  isStrong = false,
}: {
  term: string
  value: Pence | string
  explanation?: string | false | null | undefined
  isStrong?: boolean
}) => (
  <Grid
    templateColumns="minmax(min-content, 1fr) auto"
    columnGap="3"
    alignItems="baseline"
    py="2"
    borderTopWidth="1px"
    fontVariantNumeric="tabular-nums"
    {...(isStrong && { borderColor: 'border.emphasized', fontWeight: 'semibold' })}
  >
    <Box as="dt" fontSize="sm" color={isStrong ? 'fg' : 'fg.muted'}>
      {term}
    </Box>
    {/* Twelve digits exceed a column of the narrowest phone. */}
    <Box as="dd" textAlign="end" overflowWrap="anywhere" {...(isStrong && { fontSize: '2xl' })}>
      {typeof value === 'string' ? value : formatMoney(value)}
    </Box>
    {explanation && (
      <Text as="dd" gridColumn="1 / -1" fontSize="0.8125rem" fontWeight="normal" color="fg.muted">
        {explanation}
      </Text>
    )}
  </Grid>
)
