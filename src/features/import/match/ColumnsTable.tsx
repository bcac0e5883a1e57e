import { Badge, Box } from '@chakra-ui/react'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { Table } from '@/ui/Table'
import { useImport } from '../import-draft'
import type { SheetColumn } from '../sheet/protocol'
import { sheetFieldNames, sheetFields } from '../sheet/sheet-fields'

/** The columns of the file, each with its first value and the field it is imported as. */
export function ColumnsTable({ columns }: { columns: readonly SheetColumn[] }) {
  const draft = useImport()
  return (
    <Box css={tableStyle}>
      <Table label="Columns in your file">
        <thead>
          <tr>
            <th scope="col">Column in your file</th>
            <th scope="col">First value</th>
            <th scope="col">Import as</th>
            <th scope="col">Matched by</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ index, name, sample, field, matchedBy }) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td className="sample">{sample}</td>
              <td className="import-as">
                <ControlSelect
                  size="sm"
                  minW="12.5rem"
                  maxW={{ md: '20rem' }}
                  aria-label={`Import ${name} as`}
                  color={field ? 'fg' : 'fg.muted'}
                  value={field ?? ''}
                  onChange={({ target }) => {
                    const chosen = sheetFieldNames.find((option) => option === target.value)
                    void draft.change('setMatch', index, chosen ?? null)
                  }}
                >
                  <option value="">Don’t import</option>
                  {sheetFieldNames.map((option) => (
                    <option key={option} value={option}>
                      {sheetFields[option].label}
                    </option>
                  ))}
                </ControlSelect>
              </td>
              <td className="matched-by">
                {matchedBy && (
                  <Badge colorPalette={matchColours[matchedBy]}>{matchLabels[matchedBy]}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

type MatchedBy = NonNullable<SheetColumn['matchedBy']>

const matchLabels: Record<MatchedBy, string> = {
  name: 'Exact name',
  'similar-name': 'Similar name',
  contents: 'Contents: please check',
  person: 'Your choice',
}

const matchColours: Record<MatchedBy, string> = {
  name: 'gray',
  'similar-name': 'gray',
  contents: 'amber',
  person: 'accent',
}

/**
 * On a phone each column of the file is a card: its name, the field it is imported as, and its
 * first value.
 */
const tableStyle = {
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere', minWidth: '10rem' },
  '& .sample': { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '7rem' },
  '@media (width < 48rem)': {
    '& thead': { srOnly: true },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& tbody :is(th, td)': { borderWidth: '0', paddingBlock: '1', minWidth: '0' },
    '& .sample': { gridArea: '3 / 1 / auto / -1', fontSize: 'sm', _empty: { display: 'none' } },
    '& .import-as': { gridArea: '2 / 1 / auto / -1' },
    '& .matched-by': { gridArea: '1 / 2' },
  },
} as const
