import { Box } from '@chakra-ui/react'
import { sheetFieldNames, sheetFields } from '@/rules/sheet-fields'
import { Select } from '@/ui/Input'
import { Table } from '@/ui/Table'
import { Tag } from '@/ui/Tag'
import { useSheet } from '../import-draft'
import type { SheetColumn } from '../sheet/protocol'

/** The columns of the file, each with its first value and the field it is imported as. */
export function ColumnsTable() {
  const { draft, summary } = useSheet()
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
          {summary.columns.map(({ index, name, sample, field, matchedBy }) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td className="sample">{sample}</td>
              <td className="import-as">
                <Select
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
                </Select>
              </td>
              <td>
                {matchedBy && (
                  <Tag tone={matchedBy === 'contents' ? 'warning' : 'neutral'}>
                    {matchLabels[matchedBy]}
                  </Tag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

const matchLabels: Record<NonNullable<SheetColumn['matchedBy']>, string> = {
  name: 'Exact name',
  'similar-name': 'Similar name',
  contents: 'Contents: please check',
  person: 'Your choice',
}

/** On a phone each column of the file is a card. */
const tableStyle = {
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', verticalAlign: 'middle' },
  '& :is(tbody th, .sample)': { overflowWrap: 'anywhere', minWidth: '7rem' },
  '& .sample': { color: 'fg.muted' },
  '@media (width < 48rem)': {
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'block', paddingBlock: '2', borderBottomWidth: '1px' },
    '& tbody :is(th, td)': { display: 'block', borderWidth: '0', paddingBlock: '1' },
    '& td:empty': { display: 'none' },
  },
} as const
