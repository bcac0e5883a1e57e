import { Box, Span } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import type { Editing } from '../edit/useEditing'
import type { Fact } from './facts'

/** Short values fit beside their terms, on a phone too. */
const beside = { gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr' }
/** In two columns the term is above its value, which takes the full width. */
const besideOnPhones = { ...beside, md: { gridTemplateColumns: '1fr', alignContent: 'start' } }

/** The fields of a record with a button to change them; one line names the empty ones. */
export function FactsPanel({
  record,
  facts,
  columns = 1,
  editing: { openerRef, start },
}: {
  record: 'debt' | 'debtor'
  facts: readonly Fact[]
  columns?: 1 | 2
  editing: Editing
}) {
  const missing = facts.flatMap(({ term, value, field }) =>
    value || !field ? [] : [{ term, field }],
  )
  const [first] = missing
  const changeAt = facts.find(({ value, field }) => value && field)?.field ?? first?.field
  return (
    <Panel
      heading={`The ${record}`}
      actions={
        changeAt && (
          <Button
            ref={openerRef(`change ${record}`)}
            variant="ghost"
            size="sm"
            // Keeps the heading's line as high as that of a panel without a button.
            my="-1.5"
            me="-3"
            onClick={() => start(`change ${record}`, changeAt)}
          >
            <span>
              Change <Span srOnly>the {record}</Span>
            </span>
          </Button>
        )
      }
    >
      <Box fontSize="sm" css={{ '& dl > div': columns === 1 ? beside : besideOnPhones }}>
        <DefinitionList
          columns={columns}
          items={[
            ...facts.filter(({ value }) => value),
            ...(first
              ? [
                  {
                    term: 'Not provided',
                    value: (
                      <Span color="fg.muted">{missing.map(({ term }) => term).join(', ')}</Span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Box>
      {first && (
        <Button
          ref={openerRef(`add ${record}`)}
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => start(`add ${record}`, first.field)}
        >
          <span>
            Add what is missing<Span srOnly>: the {record}</Span>
          </span>
        </Button>
      )}
    </Panel>
  )
}
