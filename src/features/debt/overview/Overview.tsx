import { Box, Grid } from '@chakra-ui/react'
import { timeLimitOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { longDate } from '@/rules/written-date'
import { useToday } from '@/session/today'
import { Notice } from '@/ui/Notice'
import { DebtFacts, DebtorFacts } from './Facts'
import { StatusPanel } from './StatusPanel'
import { Timeline } from './Timeline'

export const Overview = ({ debtor }: { debtor: Debtor }) => (
  <>
    <TimeLimitNotice debtor={debtor} />
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}
      columnGap="4"
      alignItems="start"
    >
      <Box minW="0">
        <StatusPanel debtor={debtor} />
        <Timeline debt={debtor.debtor_debt} />
      </Box>
      <Box minW="0">
        <DebtFacts debtor={debtor} />
        <DebtorFacts debtor={debtor} />
      </Box>
    </Grid>
  </>
)

/** Warns that the court time limit is near or has passed. */
function TimeLimitNotice({ debtor }: { debtor: Debtor }) {
  const limit = timeLimitOf(debtor, useToday())
  if (!limit) return null
  const [jurisdiction, years] =
    limit.years === 5 ? ['In Scotland', 'five'] : ['Outside Scotland', 'six']
  return (
    <Notice
      tone="warning"
      heading={`Court time limit ${limit.state === 'near' ? 'ends' : 'passed'} on ${longDate(limit.date)}`}
    >
      {`${jurisdiction}, the time limit for a claim on a contract is generally ${years} years, counted here from the last invoice. A part payment or a written acknowledgement usually restarts it. If there has been one, tell us in a note.`}
    </Notice>
  )
}
