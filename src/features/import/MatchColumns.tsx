import { HStack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { ControlSelect } from '@/ui/form/control'
import { Notice } from '@/ui/Notice'
import { Table } from '@/ui/Table'
import { importFields } from './fields'
import { type MatchedBy, missingColumns } from './match-columns'
import type { FileSummary } from './sheet-service'
import { columnNames, unmatchedColumns } from './unmatched-columns'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** The second step: which column of the file is which. What a person chooses here stands. */
export function MatchColumns({
  work,
  state,
  summary,
}: {
  work: Work
  state: WorkState
  summary: FileSummary
}) {
  const missing = missingColumns(state.matches)
  const unmatched = unmatchedColumns(summary, state.matches)
  const leavesOut = missing.length === 0 && unmatched.length > 0
  const id = useId()
  const undecided = summary.auto.contested.filter((field) => !state.matches.includes(field))
  return (
    <>
      {undecided.length > 0 && (
        <Notice tone="warning" heading="More than one column fits">
          Choose which column is {undecided.map((field) => importFields[field].label).join(', ')}.
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warning" heading="Something every debt needs is not matched yet">
          <ul>
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Table label="Columns in your file">
        <thead>
          <tr>
            <th scope="col">Column in your file</th>
            <th scope="col">First values</th>
            <th scope="col">Means</th>
            <th scope="col">Told by</th>
          </tr>
        </thead>
        <tbody>
          {columnNames(summary.header).map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places do not change
            <tr key={column}>
              <th scope="row">{name}</th>
              <td>{summary.samples[column]?.join(', ')}</td>
              <td>
                <FieldSelect
                  label={`Meaning of ${name}`}
                  value={state.matches[column] ?? null}
                  onChange={(field) => void work.match(column, field)}
                />
              </td>
              <td>{toldBy(state, summary, column)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {leavesOut && (
        <Text id={id} mt="6" overflowWrap="anywhere">
          Not imported: {unmatched.map(({ name }) => name).join(', ')}.
        </Text>
      )}
      <HStack flexWrap="wrap" gap="3" mt={leavesOut ? '3' : '6'}>
        <Button
          aria-describedby={leavesOut ? id : undefined}
          busy={state.busy !== null}
          aria-disabled={missing.length > 0 || state.busy !== null || undefined}
          onClick={() => missing.length === 0 && work.goTo('review')}
        >
          Review
        </Button>
        <Button variant="ghost" onClick={work.startAgain}>
          Start again
        </Button>
      </HStack>
    </>
  )
}

const grounds: Record<MatchedBy, string> = {
  name: 'Its name',
  alias: 'Another name for it',
  similar: 'A similar name',
  contents: 'Its contents: please check',
}

/** Why the portal thinks so, or that the person has said so. */
function toldBy({ matches }: WorkState, { auto }: FileSummary, column: number): string {
  const match = matches[column] ?? null
  if (match !== (auto.matches[column] ?? null)) return 'Your choice'
  const ground = auto.by[column]
  return match && ground ? grounds[ground] : ''
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
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(importColumns.find((column) => column === target.value) ?? null)
      }
      minW="12rem"
    >
      <option value="">Left out</option>
      {importColumns.map((column) => (
        <option key={column} value={column}>
          {importFields[column].label}
        </option>
      ))}
    </ControlSelect>
  )
}
