import { HStack } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { Choice } from './Choice'
import { importFields } from './fields'
import type { Review, RowFilter } from './review'
import { SheetGrid } from './SheetGrid'
import { counted } from './words'
import type { Work } from './work'

const states = ['all', 'to-fix', 'ready', 'warned', 'left-out'] as const

const words: Record<(typeof states)[number], string> = {
  all: 'All rows',
  'to-fix': 'To fix',
  ready: 'Ready',
  warned: 'Worth a look',
  'left-out': 'Left out',
}

/** The rows themselves, those that are looked for, and the way back from every change. */
export function SheetPanel({
  work,
  review,
  version,
  filter,
  onFilter,
}: {
  work: Work
  review: Review
  version: number
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}) {
  const options = states.map((kind) => ({
    value: kind as string,
    label: `${words[kind]} (${review.counts[kind]})`,
  }))
  const group =
    filter.kind === 'issue'
      ? [...review.errors, ...review.warnings].find(({ id }) => id === filter.id)
      : undefined
  const about =
    group && `${group.column ? `${importFields[group.column].label}: ` : ''}${group.reason}`
  return (
    <>
      <Choice
        legend="Rows to show"
        options={about ? [...options, { value: 'issue', label: about }] : options}
        value={filter.kind === 'issue' && !group ? 'all' : filter.kind}
        onChange={(kind) => {
          const state = states.find((name) => name === kind)
          if (state) onFilter({ kind: state })
        }}
      />
      <HStack my="3" gap="2" flexWrap="wrap">
        <Button
          variant="outline"
          aria-disabled={!review.canUndo || undefined}
          onClick={() => void work.undo()}
        >
          Undo
        </Button>
        <Button
          variant="outline"
          aria-disabled={!review.canRedo || undefined}
          onClick={() => void work.redo()}
        >
          Redo
        </Button>
        {review.skipped > 0 && (
          <Button variant="outline" onClick={() => void work.takeInAgain()}>
            Take the {counted(review.skipped, 'row')} you left out in again
          </Button>
        )}
      </HStack>
      <SheetGrid
        key={JSON.stringify(filter)}
        work={work}
        version={version}
        fields={review.fields}
        filter={filter.kind === 'issue' && !group ? { kind: 'all' } : filter}
        label="Rows of the file"
      />
    </>
  )
}
