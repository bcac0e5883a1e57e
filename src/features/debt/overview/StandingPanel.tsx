import { Box } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtors'
import { TextLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import type { DebtParts } from '../useDebtParts'
import { type Need, standingOf } from './standing'

/** Where the debt stands, what happens next, and what is wanted of the client. */
export function StandingPanel({ debtor, parts }: { debtor: Debtor; parts: DebtParts }) {
  const { status, status_detail } = debtor.debtor_debt
  const { next, needs } = standingOf(debtor, parts)
  return (
    <Panel heading="Where it stands">
      <DefinitionList
        items={[
          { term: 'Now', value: [status, status_detail].filter(Boolean).join('\n') },
          { term: 'What happens next', value: next },
          {
            term: 'What we need from you',
            value: needs.length === 0 ? 'Nothing at the moment.' : <Needs needs={needs} />,
          },
        ]}
      />
    </Panel>
  )
}

const Needs = ({ needs }: { needs: readonly Need[] }) => (
  <Box as="ul" listStylePosition="inside">
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
