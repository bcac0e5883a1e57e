import { Flex } from '@chakra-ui/react'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { Button, IconButton } from '@/ui/Buttons'
import { importFields } from '../fields'
import { SheetGrid } from '../grid/SheetGrid'
import { formatCount } from '../labels'
import { RadioBar } from '../RadioChoice'
import { useImportSession } from '../useImportSession'
import type { Review, RowFilter } from './summary'

/** Which rows the grid shows, and where it begins. */
export interface ShownRows {
  filter: RowFilter
  /** Grows with every press that moves the focus to a cell; 0 before the first. */
  jump: number
  /** The column that receives the focus. */
  column: ImportColumn | null
}

const states = ['all', 'to-fix', 'ready', 'warned', 'left-out'] as const

const labels: Record<(typeof states)[number], string> = {
  all: 'All rows',
  'to-fix': 'To fix',
  ready: 'Ready',
  warned: 'To check',
  'left-out': 'Excluded',
}

/** The grid of rows with its filter, undo and redo. */
export const SheetPanel = memo(function SheetPanel({
  review,
  version,
  shown,
  onShow,
}: {
  review: Review
  version: number
  shown: ShownRows
  onShow: (shown: ShownRows) => void
}) {
  const importSession = useImportSession()
  const { jump, column } = shown
  const groupId = shown.filter.kind === 'issue' ? shown.filter.id : null
  const group = [...review.errors, ...review.warnings].find(({ id }) => id === groupId)
  // A group whose last issue was fixed shows all rows again.
  const filter: RowFilter = groupId !== null && !group ? { kind: 'all' } : shown.filter
  const options = states.map((kind) => ({
    value: kind as string,
    label: `${labels[kind]} (${review.counts[kind]})`,
  }))
  const groupName =
    group && `${group.column ? `${importFields[group.column].label}: ` : ''}${group.reason}`
  return (
    <>
      <Flex wrap="wrap" justify="space-between" align="center" gap="1" px="2" py="2">
        <RadioBar
          legend="Rows to show"
          options={groupName ? [...options, { value: 'issue', label: groupName }] : options}
          value={filter.kind}
          onChange={(kind) => {
            const state = states.find((name) => name === kind)
            if (state) onShow({ filter: { kind: state }, jump: 0, column: null })
          }}
        />
        <Flex gap="1" ms="auto">
          {review.excluded > 0 && (
            <Button
              variant="ghost"
              size="xs"
              onClick={() => void importSession.apply({ kind: 'restore-excluded' })}
            >
              <RotateCcw aria-hidden />
              Restore {formatCount(review.excluded, 'excluded row')}
            </Button>
          )}
          <IconButton
            label="Undo"
            icon={<Undo2 />}
            size="xs"
            aria-disabled={!review.canUndo || undefined}
            onClick={() => void importSession.apply({ kind: 'undo' })}
          />
          <IconButton
            label="Redo"
            icon={<Redo2 />}
            size="xs"
            aria-disabled={!review.canRedo || undefined}
            onClick={() => void importSession.apply({ kind: 'redo' })}
          />
        </Flex>
      </Flex>
      <SheetGrid
        key={`${jump} ${JSON.stringify(shown.filter)}`}
        importSession={importSession}
        version={version}
        fields={review.fields}
        filter={filter}
        startAt={jump > 0 ? column : undefined}
        label="Rows of the file"
      />
    </>
  )
})
