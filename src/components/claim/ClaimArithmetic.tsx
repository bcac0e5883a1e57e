import { Box, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ClaimAdditions } from '@/rules/claim'
import {
  type ClaimBasis,
  compensationText,
  interestText,
  nextDayIncreaseText,
} from '@/rules/claim-text'
import { statutoryRatesAreStale } from '@/rules/interest'
import { formatMoney, type Pence } from '@/rules/money'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Tag } from '@/ui/Tag'

/** The arithmetic of a claim on one day, tagged as estimate or settled. */
export function ClaimArithmetic({
  fee,
  paid = 0,
  recorded,
  ...basis
}: ClaimBasis & {
  /** Payments in pence; undefined while unknown. */
  paid?: Pence | undefined
  /** Saved figures in pence, shown where they differ from today's; null if unknown. */
  recorded?: { [K in keyof ClaimAdditions]: Pence | null }
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
            <Line term="Original amount" value={<Money pence={initialDebt} />} />
            <Line term="Less payments" value={<Money pence={-paid} />} />
          </>
        )}
        <Line
          term="Outstanding"
          value={<Money pence={claim.outstanding} />}
          explanation={
            paid !== 0 &&
            rest !== claim.outstanding &&
            `As recorded; the original amount less payments is ${formatMoney(rest)}`
          }
        />
        <Line
          term="Late payment interest"
          value={<Money pence={claim.interest} />}
          explanation={interestText(basis)}
          note={recordedNote(recorded?.interest, claim.interest)}
        />
        <Line
          term="Late payment compensation"
          value={<Money pence={claim.compensation} />}
          explanation={compensationText(basis)}
          note={recordedNote(recorded?.compensation, claim.compensation)}
        />
        <Line
          term="Total"
          strong
          value={<Money pence={claim.total} />}
          explanation={nextDayIncreaseText(basis)}
        />
        {fee && <Line term="Fee type" value={fee.type} explanation={fee.threshold} />}
      </Box>
      {rules === 'statutory' && statutoryRatesAreStale(today) && (
        <Notice tone="warning">
          The newest statutory rate known here is over six months old. Interest may be out of date.
        </Notice>
      )}
    </>
  )
}

/** A note with the saved figure if it differs from today's. */
const recordedNote = (recorded: Pence | null = 0, today: Pence) =>
  recorded !== 0 &&
  recorded !== today &&
  `Last saved figure: ${recorded === null ? 'unknown' : formatMoney(recorded)}`

function Line({
  term,
  value,
  explanation,
  note,
  strong = false,
}: {
  term: string
  value: ReactNode
  explanation?: ReactNode
  note?: ReactNode
  strong?: boolean
}) {
  return (
    <Grid
      templateColumns="minmax(min-content, 1fr) auto"
      columnGap="3"
      alignItems="baseline"
      py="2"
      borderTopWidth="1px"
      borderColor={strong ? 'border.emphasized' : 'border'}
      fontWeight={strong ? 'semibold' : undefined}
    >
      <Box as="dt" fontSize="sm" color={strong ? undefined : 'fg.muted'}>
        {term}
      </Box>
      <Box
        as="dd"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        fontSize={strong ? '2xl' : undefined}
      >
        {value}
      </Box>
      {(explanation || note) && (
        <Text as="dd" gridColumn="1 / -1" fontSize="0.8125rem" fontWeight="normal" color="fg.muted">
          {explanation}
          {note && (
            <>
              <br />
              {note}
            </>
          )}
        </Text>
      )}
    </Grid>
  )
}
