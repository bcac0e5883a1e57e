import { Box, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import {
  type ClaimBasis,
  compensationText,
  interestText,
  nextDayIncreaseText,
} from '@/rules/claim-text'
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
  paid?: Pence
  /** The fee type and its threshold as text. */
  fee?: { type: string; threshold?: string }
}) {
  const { claim, initialDebt, rules, today } = basis
  const rest = initialDebt - paid
  return (
    <>
      <Tag tone="info">{claim.isSettled ? 'Settled' : 'Estimate'}</Tag>
      <Box as="dl" mt="2">
        {paid !== 0 && (
          <>
            <Line term="Original amount" value={formatMoney(initialDebt)} />
            <Line term="Less payments" value={formatMoney(-paid)} />
          </>
        )}
        <Line
          term="Outstanding"
          value={formatMoney(claim.outstanding)}
          explanation={
            paid !== 0 &&
            rest !== claim.outstanding &&
            `As recorded; the original amount less payments is ${formatMoney(rest)}`
          }
        />
        <Line
          term="Late payment interest"
          value={formatMoney(claim.interest)}
          explanation={interestText(basis)}
        />
        <Line
          term="Late payment compensation"
          value={formatMoney(claim.compensation)}
          explanation={compensationText(basis)}
        />
        <Line
          term="Total"
          isStrong
          value={formatMoney(claim.total)}
          explanation={nextDayIncreaseText(basis)}
        />
        {fee && <Line term="Fee type" value={fee.type} explanation={fee.threshold} />}
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

function Line({
  term,
  value,
  explanation,
  isStrong = false,
}: {
  term: string
  value: string
  explanation?: ReactNode
  isStrong?: boolean
}) {
  return (
    <Grid
      templateColumns="minmax(min-content, 1fr) auto"
      columnGap="3"
      alignItems="baseline"
      py="2"
      borderTopWidth="1px"
      borderColor={isStrong ? 'border.emphasized' : 'border'}
      fontWeight={isStrong ? 'semibold' : undefined}
    >
      <Box as="dt" fontSize="sm" color={isStrong ? undefined : 'fg.muted'}>
        {term}
      </Box>
      <Box
        as="dd"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        fontSize={isStrong ? '2xl' : undefined}
        whiteSpace="nowrap"
        // Twelve digits exceed a column of the narrowest phone.
        css={{ '@media (max-width: 22rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
      >
        {value}
      </Box>
      {explanation && (
        <Text as="dd" gridColumn="1 / -1" fontSize="0.8125rem" fontWeight="normal" color="fg.muted">
          {explanation}
        </Text>
      )}
    </Grid>
  )
}
