import { Badge, Box } from '@chakra-ui/react'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { Table } from '@/ui/Table'
import { importFields } from '../fields'
import type { FileState } from '../import-state'
import { useImportSession } from '../useImportSession'
import { type MatchedBy, type Matches, namesOfColumns } from './match-columns'

/** The columns of the file, each with its first values and the field it is imported as. */
export function ColumnsTable({
  file: { summary, rememberedMatches },
  matches,
}: {
  file: FileState['file']
  matches: Matches
}) {
  const importSession = useImportSession()
  return (
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
          {namesOfColumns(summary.header, matches).map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
            <tr key={index}>
              <th scope="row">{column}</th>
              <td className="samples">{summary.samples[index]?.join(', ')}</td>
              <td className="import-as">
                <ControlSelect
                  size="sm"
                  minW="12.5rem"
                  maxW={{ md: '20rem' }}
                  aria-label={`Import ${column} as`}
                  color={matches[index] ? 'fg' : 'fg.muted'}
                  value={matches[index] ?? ''}
                  onChange={({ target }) => {
                    const field = importColumns.find((name) => name === target.value)
                    void importSession.matchColumn(index, field ?? null)
                  }}
                >
                  <option value="">Don’t import</option>
                  {importColumns.map((field) => (
                    <option key={field} value={field}>
                      {importFields[field].label}
                    </option>
                  ))}
                </ControlSelect>
              </td>
              <td className="matched-by">
                <MatchBadge
                  match={matches[index] ?? null}
                  remembered={rememberedMatches?.get(index)}
                  automatic={summary.auto.matches[index] ?? null}
                  matchedBy={summary.auto.matchedBy[index]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
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
  automatic,
  matchedBy,
}: {
  match: ImportColumn | null
  remembered: ImportColumn | null | undefined
  automatic: ImportColumn | null
  matchedBy: MatchedBy | null | undefined
}) {
  if (match === remembered) return <Badge colorPalette="accent">As last time</Badge>
  if (match !== automatic) return <Badge colorPalette="accent">Your choice</Badge>
  if (!match || !matchedBy) return null
  return (
    <Badge colorPalette={matchedBy === 'contents' ? 'amber' : 'gray'}>
      {matchLabels[matchedBy]}
    </Badge>
  )
}
