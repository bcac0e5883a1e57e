import { Box, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Debtor } from '@/api/debtors'
import { isUnread } from '@/api/tolerant-record'
import { config } from '@/config'
import { TextLink } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { Panel } from '@/ui/Panel'
import type { DebtParts } from '../debt-parts'
import { OpenRequestNotice } from '../requests/OpenRequestNotice'
import { useOpenRequests } from '../requests/useOpenRequests'
import { type Need, standingOf } from './standing'

/** Where the debt stands, what happens next, and what is needed from the client. */
export function StandingPanel({ debtor, parts }: { debtor: Debtor; parts: DebtParts }) {
  const { debtor_debt: debt } = debtor
  const { status, status_detail } = debt
  const { meaning, next, needed, needs, isClientsTurn, isEnglishLaw } = standingOf(debtor, parts)
  return (
    <Panel heading="Where it stands">
      {useOpenRequests(debtor).map((open) => (
        <OpenRequestNotice key={open.note.id} open={open} />
      ))}
      <Grid
        as="dl"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(12rem, 1fr))' }}
        gap="4"
      >
        <Part term="Now">
          {status && <Box fontWeight="medium">{status}</Box>} {status_detail}
          {isUnread(debt, 'status') && 'The status could not be read.'}
          {isUnread(debt, 'status_detail') && ' The detail could not be read.'}
          {!status && !status_detail && !isUnread(debt, 'status') && 'No status is recorded.'}
          {meaning && <Box mt={status_detail ? '2' : undefined}>{meaning}</Box>}
        </Part>
        <Part term="What happens next">
          {next ?? (
            <>
              Our team can tell you:{' '}
              <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
            </>
          )}
        </Part>
        {(needed || needs.length > 0) && (
          <Part term="What we need from you" isWanted={isClientsTurn}>
            {needed}
            {needs.length > 0 && <Needs needs={needs} mt={needed ? '2' : undefined} />}
          </Part>
        )}
      </Grid>
      {isEnglishLaw && (
        <Text mt="4" fontSize="sm" color="fg.muted">
          Time limits here are those of England and Wales. Scotland and Northern Ireland have
          others.
        </Text>
      )}
    </Panel>
  )
}

/** One of the columns; the client's own step stands out by its colour and its edge. */
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

const Needs = ({ needs, mt }: { needs: readonly Need[]; mt?: string | undefined }) => (
  <Box as="ul" listStyleType="none" display="grid" gap="2" mt={mt}>
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
