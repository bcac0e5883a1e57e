import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Debtor } from '@/api/debtors'
import { TextLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import type { DebtParts } from '../useDebtParts'
import { type Need, standingOf } from './standing'

/** Where the debt stands, what happens next, and what is wanted of the client. */
export function StandingPanel({ debtor, parts }: { debtor: Debtor; parts: DebtParts }) {
  const { status, status_detail } = debtor.debtor_debt
  const { next, needs } = standingOf(debtor, parts)
  return (
    <Panel heading="Where it stands">
      <Grid
        as="dl"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
      >
        <Part term="Now">
          {status && <Box fontWeight="medium">{status}</Box>} {status_detail}
          {!status && !status_detail && 'Not provided'}
        </Part>
        <Part term="What happens next">{next}</Part>
        <Part term="What we need from you" isWanted={needs.length > 0}>
          {needs.length === 0 ? 'Nothing at the moment.' : <Needs needs={needs} />}
        </Part>
      </Grid>
    </Panel>
  )
}

/** What is wanted stands out, by its colour and its edge. */
const Part = ({
  term,
  isWanted = false,
  children,
}: {
  term: string
  isWanted?: boolean
  children: ReactNode
}) => (
  <Box
    ps="4"
    pe={isWanted ? '3' : undefined}
    py={isWanted ? '2' : undefined}
    borderInlineStartWidth={isWanted ? '4px' : '2px'}
    borderColor={isWanted ? 'fg.warning' : 'border.emphasized'}
    bg={isWanted ? 'bg.warning' : undefined}
    borderEndRadius="md"
    minW="0"
    overflowWrap="anywhere"
  >
    <Box as="dt" fontSize="sm" color={isWanted ? 'fg' : 'fg.muted'}>
      {term}
    </Box>
    <Box as="dd" mt="1">
      {children}
    </Box>
  </Box>
)

const Needs = ({ needs }: { needs: readonly Need[] }) => (
  <Box as="ul" listStyleType="none" display="grid" gap="2">
    {needs.map(({ words, tab }) => (
      <li key={words}>
        {tab === 'overview' ? (
          words
        ) : (
          <TextLink to="." search={{ tab } as never} state resetScroll={false}>
            {words}
          </TextLink>
        )}
      </li>
    ))}
  </Box>
)
