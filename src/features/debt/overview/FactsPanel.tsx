import { Span } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import type { EditValues } from '../edit/edit-values'
import type { Fact } from './facts'

/** What the record says; what it does not say is one line at the end, with the way to give it. */
export function FactsPanel({
  heading,
  facts,
  addRef,
  onAdd,
}: {
  heading: string
  facts: readonly Fact[]
  addRef: Ref<HTMLButtonElement>
  onAdd: (first: keyof EditValues) => void
}) {
  const missing = facts.flatMap(({ term, value, field }) =>
    value || !field ? [] : [{ term, field }],
  )
  const [first] = missing
  return (
    <Panel heading={heading}>
      <DefinitionList
        items={[
          ...facts.filter(({ value }) => value),
          ...(first
            ? [
                {
                  term: 'Not provided',
                  value: <Span color="fg.muted">{missing.map(({ term }) => term).join(', ')}</Span>,
                },
              ]
            : []),
        ]}
      />
      {first && (
        <Button
          ref={addRef}
          variant="ghost"
          minH="9"
          px="3"
          ms="-3"
          onClick={() => onAdd(first.field)}
        >
          <span>
            Add what is missing<Span srOnly>: {heading.toLowerCase()}</Span>
          </span>
        </Button>
      )}
    </Panel>
  )
}
