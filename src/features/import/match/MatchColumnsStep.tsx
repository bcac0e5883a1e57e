import { Badge, Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { Table } from '@/ui/Table'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { ImportSettings } from '../choose/ImportSettings'
import { importFields } from '../fields'
import type { ReviewState } from '../import-state'
import { formatCount } from '../labels'
import { useImportSession } from '../useImportSession'
import type { FileSummary } from '../worker/sheet-service'
import {
  type MatchedBy,
  missingColumns,
  namesOfColumns,
  type UnmatchedColumn,
  unmatchedColumns,
} from './match-columns'

/** The second step: match the columns of the file to fields. The user's choices are kept. */
export function MatchColumnsStep({ state }: { state: ReviewState }) {
  const importSession = useImportSession()
  const { name, summary, rememberedMatches } = state.file
  const missing = missingColumns(state.matches)
  const unmatched = unmatchedColumns(summary, state.matches)
  const hasUnmatched = missing.length === 0 && unmatched.length > 0
  const id = useId()
  const undecided = summary.auto.contested.filter((field) => !state.matches.includes(field))
  return (
    <>
      <Box
        ref={restoreFocusOnRemoval}
        role="group"
        aria-label="Columns to match"
        tabIndex={-1}
        outline="none"
      >
        {rememberedMatches && (
          <Notice
            tone="info"
            heading="Matched as last time"
            actions={
              <Button variant="outline" onClick={() => void importSession.forgetMatches()}>
                Forget these matches
              </Button>
            }
          >
            You matched a file with the same column names before. Check the matches, then review the
            rows.
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice tone="warning" heading="Something every debt needs is not matched yet">
            <ul>
              {missing.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Notice>
        )}
        {undecided.length > 0 && (
          <Notice tone="warning" heading="More than one column fits">
            Choose which column is {undecided.map((field) => importFields[field].label).join(', ')}.
          </Notice>
        )}
        <UnmatchedNotice unmatched={unmatched} canLeaveOut={missing.length === 0} />
        <Panel label="Columns">
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {name}: {formatCount(summary.rowCount, 'row')}
          </Text>
          <Box css={tableStyle}>
            <Table label="Columns in your file">
              <thead>
                <tr>
                  <th scope="col">Column in your file</th>
                  <th scope="col">First values</th>
                  <th scope="col">Import as</th>
                  <th scope="col">Matched by</th>
                </tr>
              </thead>
              <tbody>
                {namesOfColumns(summary.header, state.matches).map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <tr key={index}>
                    <th scope="row">{column}</th>
                    <td className="samples">{summary.samples[index]?.join(', ')}</td>
                    <td className="import-as">
                      <FieldSelect
                        label={`Import ${column} as`}
                        value={state.matches[index] ?? null}
                        onChange={(field) => void importSession.matchColumn(index, field)}
                      />
                    </td>
                    <td className="matched-by">
                      <MatchBadge
                        match={state.matches[index] ?? null}
                        remembered={rememberedMatches?.get(index)}
                        summary={summary}
                        column={index}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Box>
        </Panel>
      </Box>
      <Panel label="Fees">
        <ImportSettings state={state} />
      </Panel>
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          hasUnmatched && (
            <Text id={id} fontSize="sm" color="fg.muted" overflowWrap="anywhere" maxW="40rem">
              Not imported: {unmatched.map((column) => column.name).join(', ')}.
            </Text>
          )
        }
      >
        <Button
          aria-describedby={hasUnmatched ? id : undefined}
          busy={state.busy !== null}
          aria-disabled={missing.length > 0 || state.busy !== null || undefined}
          onClick={() => missing.length === 0 && importSession.goToStep('review')}
        >
          Review
        </Button>
      </ActionBar>
    </>
  )
}

const mostShown = 12

/** Warns of columns whose values would not be imported. */
function UnmatchedNotice({
  unmatched,
  canLeaveOut,
}: {
  unmatched: readonly UnmatchedColumn[]
  canLeaveOut: boolean
}) {
  const importSession = useImportSession()
  if (unmatched.length === 0) return null
  const columns = formatCount(unmatched.length, 'column')
  const isOne = unmatched.length === 1
  return (
    <Notice
      tone="warning"
      heading={`${columns} with values ${isOne ? 'is' : 'are'} not matched`}
      actions={
        canLeaveOut && (
          <Button variant="outline" onClick={() => importSession.goToStep('review')}>
            Leave out {columns}
          </Button>
        )
      }
    >
      <p>
        {isOne ? 'Its values are' : 'Their values are'} not imported unless you choose what to
        import {isOne ? 'it' : 'them'} as.
      </p>
      <ul>
        {unmatched.slice(0, mostShown).map(({ column, name, samples }) => (
          <li key={column}>
            <strong>{name}</strong>
            {samples.length > 0 && `: ${samples.join(', ')}`}
          </li>
        ))}
      </ul>
      {unmatched.length > mostShown && (
        <p>And {unmatched.length - mostShown} more in the table below.</p>
      )}
    </Notice>
  )
}

/**
 * On a phone each column of the file is a card: its name, the field it is imported as, and its
 * first values.
 */
const tableStyle = {
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere', minWidth: '10rem' },
  '& .samples': { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '7rem' },
  '@media (width < 48rem)': {
    '& thead': { srOnly: true },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& tbody :is(th, td)': { borderWidth: '0', paddingBlock: '1', minWidth: '0' },
    '& .samples': { gridArea: '3 / 1 / auto / -1', fontSize: 'sm', _empty: { display: 'none' } },
    '& .import-as': { gridArea: '2 / 1 / auto / -1' },
    '& .matched-by': { gridArea: '1 / 2' },
  },
} as const

const matchLabels: Record<MatchedBy, string> = {
  name: 'Exact name',
  alias: 'Similar name',
  similar: 'Similar name',
  contents: 'Contents: please check',
}

/** Shows how a column was matched, or that the user chose the field now or last time. */
function MatchBadge({
  match,
  remembered,
  summary: { auto },
  column,
}: {
  match: ImportColumn | null
  remembered: ImportColumn | null | undefined
  summary: FileSummary
  column: number
}) {
  if (match === remembered) return <Badge colorPalette="accent">As last time</Badge>
  if (match !== (auto.matches[column] ?? null)) {
    return <Badge colorPalette="accent">Your choice</Badge>
  }
  const matchedBy = auto.matchedBy[column]
  if (!match || !matchedBy) return null
  return (
    <Badge colorPalette={matchedBy === 'contents' ? 'amber' : 'gray'}>
      {matchLabels[matchedBy]}
    </Badge>
  )
}

function FieldSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: ImportColumn | null
  onChange: (field: ImportColumn | null) => void
}) {
  return (
    <ControlSelect
      size="sm"
      minW="12.5rem"
      maxW={{ md: '20rem' }}
      aria-label={label}
      color={value ? 'fg' : 'fg.muted'}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(importColumns.find((column) => column === target.value) ?? null)
      }
    >
      <option value="">Don’t import</option>
      {importColumns.map((column) => (
        <option key={column} value={column}>
          {importFields[column].label}
        </option>
      ))}
    </ControlSelect>
  )
}
