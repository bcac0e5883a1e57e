import { Box, Span } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import type { EditValues } from '../edit/edit-values'
import type { Fact } from './facts'

/** Short values fit beside their terms, on a phone too. */
const beside = { gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr' }
/** In two columns the term is above its value, which takes the full width. */
const besideOnPhones = { ...beside, md: { gridTemplateColumns: '1fr', alignContent: 'start' } }

/** The fields of a record; one line names the empty ones, with a button to add them. */
export function FactsPanel({
  heading,
  facts,
  columns = 1,
  addRef,
  onAdd,
}: {
  heading: string
  facts: readonly Fact[]
  columns?: 1 | 2
  addRef: Ref<HTMLButtonElement>
  onAdd: (first: keyof EditValues) => void
}) {
  const missing = facts.flatMap(({ term, value, field }) =>
    value || !field ? [] : [{ term, field }],
  )
  const [first] = missing
  return (
    <Panel heading={heading}>
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
        <Button ref={addRef} variant="ghost" size="sm" ms="-3" onClick={() => onAdd(first.field)}>
          <span>
            Add what is missing<Span srOnly>: {heading.toLowerCase()}</Span>
          </span>
        </Button>
      )}
    </Panel>
  )
}
