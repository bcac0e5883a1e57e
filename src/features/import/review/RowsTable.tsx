import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import { Button, TextLink } from '@/ui/Buttons'
import { Table } from '@/ui/Table'
import { sheetFields } from '../cells/sheet-fields'
import { changeSheet, runCommand, useSheet } from '../import-draft'
import type { ListedDebt, RowFilter, SheetField, SheetRow } from '../sheet/protocol'
import styles from './rows-table.module.css'

/** A page of rows of the sheet; pages count from 1. */
export function useRows(filter: RowFilter, page = 1): readonly SheetRow[] {
  const { data } = useQuery({
    queryKey: ['import-rows', useSheet().summary.version, filter, page],
    queryFn: async () => {
      const outcome = await runCommand('rows', filter, page - 1)
      return outcome.ok ? outcome.value.rows : []
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return data ?? []
}

/** The errors of a row and of its cells, or their warnings: `Last invoice date: Enter a real date`. */
export const messagesOf = (
  row: SheetRow,
  fields: readonly SheetField[],
  kind: 'error' | 'warning',
) => [
  ...(kind === 'error' ? row.errors : []),
  ...fields.flatMap((field, column) => {
    const message = row.cells[column]?.[kind]
    return message ? [`${sheetFields[field].label}: ${message}`] : []
  }),
]

const amounts: SheetField[] = ['initial_debt', 'amount_outstanding', 'interestDue', 'compDue']
const isEditable = ({ status }: SheetRow) => status === 'ready' || status === 'to-fix'

/** Enter and the arrow keys lead from the cell that is edited to those around it; Escape resets it. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const { currentTarget: table, target: input, key } = event
  if (!(input instanceof HTMLInputElement)) return
  const cells = [...table.querySelectorAll<HTMLElement>('[data-cell]')]
  const index = cells.findIndex((cell) => cell.contains(input))
  const width = cells[index]?.parentElement?.querySelectorAll('[data-cell]').length ?? 0
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length
  const steps: Record<string, number> = {
    Enter: event.shiftKey ? -width : width,
    ArrowUp: -width,
    ArrowDown: width,
    ...(isWhole && { ArrowLeft: -1, ArrowRight: 1 }),
  }
  const step = steps[key]
  if (step !== undefined) (cells[index + step] ?? table.parentElement)?.focus()
  else if (key === 'Escape') {
    input.value = input.defaultValue
    input.select()
  } else return
  event.preventDefault()
}

/**
 * A page of rows, each with what is wrong with it. The cell with the focus shows what the file says, to
 * be changed.
 * @param firstCell is open at first
 */
export function RowsTable(shown: { filter: RowFilter; page: number; firstCell?: string }) {
  const { filter, page, firstCell = null } = shown
  const { fields } = useSheet().summary
  const rows = useRows(filter, page)
  const [openCell, setOpenCell] = useState(firstCell)
  const firstEditable = rows.find(isEditable)
  // Among all rows there may be many warnings, which would double the table.
  const hasWarnings = filter !== 'all' && filter !== 'ready'

  function renderCell(row: SheetRow, field: SheetField, column: number) {
    const { text = '', shown: value, error, warning } = row.cells[column] ?? {}
    const key = `${row.rowNumber}:${field}`
    const isTabStop = row === firstEditable && column === 0 && openCell === null
    return (
      <td
        key={field}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to change
        role="gridcell"
        className={amounts.includes(field) ? 'num' : undefined}
        data-tone={error ? 'error' : warning && 'warning'}
        aria-invalid={error !== undefined || undefined}
        title={error ?? warning}
        data-cell={isEditable(row) || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => isEditable(row) && setOpenCell(key)}
      >
        {key === openCell ? (
          <input
            aria-label={`${sheetFields[field].label}, row ${row.rowNumber}`}
            title={error ?? warning}
            // biome-ignore lint/a11y/noAutofocus: the person has just opened the cell
            autoFocus
            defaultValue={text}
            onFocus={({ target }) => target.select()}
            onBlur={({ target }) => {
              setOpenCell(null)
              if (target.value !== text)
                void changeSheet('edit', row.rowNumber, field, target.value)
            }}
          />
        ) : (
          value
        )}
      </td>
    )
  }

  return (
    <Table label="Rows of the file" role="grid" className={styles.rows} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {fields.map((field) => (
            <th key={field} scope="col" className={amounts.includes(field) ? 'num' : undefined}>
              {sheetFields[field].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {rows.flatMap((row) => [
          <tr key={row.rowNumber} data-status={row.status}>
            <th scope="row" aria-label={`${row.rowNumber}, ${row.status.replace('-', ' ')}`}>
              {row.rowNumber}
            </th>
            {fields.map((field, column) => renderCell(row, field, column))}
          </tr>,
          <RowNote
            key={`${row.rowNumber}-note`}
            row={row}
            messages={[
              ...messagesOf(row, fields, 'error'),
              ...(hasWarnings ? messagesOf(row, fields, 'warning') : []),
            ]}
          />,
        ])}
      </tbody>
    </Table>
  )
}

/** A debt of the list in one line. */
const debtLabel = ({ name, customerRef, externalRef, amount, date }: ListedDebt) =>
  [name, customerRef || externalRef, formatMoney(amount), date && shortDate(date)]
    .filter(Boolean)
    .join(', ')

/** Says below a row why it is wrong or left out, with the button that decides about the whole row. */
function RowNote({ row, messages }: { row: SheetRow; messages: readonly string[] }) {
  const { rowNumber, leftOut, cells } = row
  if (!leftOut && messages.length === 0) return null
  const isDecidable = leftOut ? leftOut.reason !== 'currency' : isEditable(row)
  const override = leftOut ? 'include' : 'leave-out'
  return (
    <tr className={styles.note}>
      <td />
      <td colSpan={cells.length}>
        <div>
          {leftOut ? `Left out: ${leftOut.text} ` : `${messages.join('. ')} `}
          {leftOut?.listed && (
            <TextLink to="/debt-detail/$id" params={{ id: leftOut.listed.id }} target="_blank">
              {debtLabel(leftOut.listed)}
            </TextLink>
          )}
          {isDecidable && (
            <Button
              variant="ghost"
              size="xs"
              onClick={() => void changeSheet('override', [rowNumber], override)}
            >
              {`${leftOut ? 'Import' : 'Leave out'} row ${rowNumber}`}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
