import { Box, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format-count'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Checkbox } from '@/ui/Checkbox'
import { Select } from '@/ui/Input'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { isAmountField, sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import { StartAgainButton } from '../ImportButtons'
import { decide, openStep, useSheet } from '../import-draft'
import type { SheetColumn, SheetField } from '../sheet/protocol'

/** Asks which column has a contested field, and names the columns of amounts where it is one. */
function questionOf(field: SheetField, columns: readonly SheetColumn[]): string {
  const amounts = columns.filter((column) => column.field === null && column.holdsAmounts)
  const names = isAmountField(field) ? amounts.map(({ name }) => `“${name}”`).join(', ') : ''
  return `Choose which column is ${sheetFields[field].label}${names && `: ${names}`}.`
}

/** The second step: match the columns of the file to fields. */
export function MatchColumnsStep() {
  const { isBusy, file, summary } = useSheet()
  const { columns, missing, contested, looksHeaderless, decisions } = summary
  const isMissing = missing.length > 0
  return (
    <>
      {looksHeaderless && (
        <Notice tone="warning" heading="The first line looks like a debt, not like column names">
          <Checkbox
            checked={decisions.firstLineIsDebt}
            onChange={(firstLineIsDebt) => void decide({ firstLineIsDebt })}
          >
            The first line is a debt
          </Checkbox>
        </Notice>
      )}
      {contested.map((field) => (
        <Notice
          key={field}
          tone="warning"
          heading="A column needs your choice"
          actions={
            <Button
              variant="outline"
              onClick={() => void decide({ choices: [...decisions.choices, [-1, field]] })}
            >
              None of them
            </Button>
          }
        >
          {questionOf(field, columns)}
        </Notice>
      ))}
      {isMissing && contested.length === 0 && (
        <Notice tone="warning" heading="Match the required columns">
          {missing.join('\n')}
        </Notice>
      )}
      <Panel label="Columns">
        <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
          {file.name}: {formatCount(file.rowCount + Number(decisions.firstLineIsDebt), 'row')}.
          Columns without a match are left out.
        </Text>
        <Box css={cardsOnPhone}>
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
              {columns.map((column) => (
                <ColumnRow key={column.index} {...column} />
              ))}
            </tbody>
          </Table>
        </Box>
      </Panel>
      <ActionBar>
        <StartAgainButton />
        <Button
          isBusy={isBusy}
          aria-disabled={isMissing || isBusy || undefined}
          onClick={() => !isMissing && openStep('review')}
        >
          Review
        </Button>
      </ActionBar>
    </>
  )
}

function ColumnRow({ index, name, sample, field, matchedBy }: SheetColumn) {
  const { summary, isBusy } = useSheet()
  const { choices } = summary.decisions
  const others = choices.filter(([column]) => column !== index)
  // A choice shows before the sheet has answered.
  const chosen = isBusy && choices.find(([column]) => column === index)
  return (
    <tr>
      <th scope="row" className="words">
        {name}
      </th>
      <td className="words">{sample}</td>
      <td>
        <Select
          size="sm"
          minW="12.5rem"
          maxW={{ md: '20rem' }}
          aria-label={`Import ${name} as`}
          value={(chosen ? chosen[1] : field) ?? ''}
          onChange={({ target }) =>
            void decide({
              choices: [...others, [index, (target.value || null) as SheetField | null]],
            })
          }
        >
          <option value="">Don’t import</option>
          {sheetFieldNames.map((option) => (
            <option key={option} value={option}>
              {sheetFields[option].label}
            </option>
          ))}
        </Select>
      </td>
      <td>{matchedBy && matchLabels[matchedBy]}</td>
    </tr>
  )
}

const matchLabels: Record<NonNullable<SheetColumn['matchedBy']>, string> = {
  name: 'Exact name',
  'similar-name': 'Similar name',
  contents: 'Contents: please check',
  person: 'Your choice',
}

const cardsOnPhone = {
  '& tbody :is(th, td)': { verticalAlign: 'middle' },
  '@media (width < 48rem)': {
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'block', paddingBlock: '2', borderBottomWidth: '1px' },
    '& tbody :is(th, td)': { display: 'block', borderWidth: '0', padding: '1' },
    '& td:empty': { display: 'none' },
  },
} as const
