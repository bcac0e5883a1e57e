import { Box, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import { Button, IconButton, TextLink } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Pages, pageSize } from '@/ui/Pages'
import { RadioGroup } from '@/ui/RadioGroup'
import { Table } from '@/ui/Table'
import { sheetFields } from '../cells/sheet-fields'
import { changeSheet, runCommand, setImport, useSheet } from '../import-draft'
import type { ListedDebt, RowFilter, SheetField, SheetRow } from '../sheet/protocol'
import styles from './rows-table.module.css'

/** The table of rows with its filter, pages and undo. */
export function RowsPanel() {
  const { summary, shown } = useSheet()
  const { counts, problems, canUndo } = summary
  const problem = problems.find(({ id }) => shown.filter === `problem ${id}`)
  const filters: [value: RowFilter, name: string, total: number][] = [
    ['to-fix', 'To fix', counts.toFix],
    ['all', 'All rows', counts.all],
    ['ready', 'Ready', counts.ready],
    ['warned', 'To check', counts.warned],
    ['left-out', 'Left out', counts.leftOut],
    [shown.filter, problem?.message ?? '', problem?.rowCount ?? 0],
  ]
  const options = filters
    .filter(([, , total]) => total > 0)
    .map(([value, name, total]) => ({ value, total, label: `${name} (${formatInteger(total)})` }))
  // A choice without rows gives way to the rows to fix, then to all.
  const { value: filter = 'all', total = 0 } =
    options.find(({ value }) => value === shown.filter) ?? options[0] ?? {}
  const page = filter === shown.filter ? Math.min(shown.page, Math.ceil(total / pageSize)) : 1
  const show = (next: Omit<typeof shown, 'cell'>) => setImport({ shown: { ...next, cell: '' } })
  return (
    <Box flex="1" minW="0">
      <Card
        as="section"
        aria-label="Your rows"
        css={{ '& > section': { maxH: 'calc(100dvh - 13rem)', borderTopWidth: '1px' } }}
      >
        <Flex justify="space-between" align="flex-start" gap="1" px="3" pt="2">
          <RadioGroup
            legend="Rows to show"
            hint="Select a cell to change its value."
            isInline
            options={options}
            value={filter}
            onChange={(chosen) => show({ filter: chosen, page: 1 })}
          />
          <IconButton
            label="Undo"
            icon={<Undo2 />}
            size="xs"
            aria-disabled={!canUndo || undefined}
            onClick={() => canUndo && void changeSheet((sheet) => sheet.undo())}
          />
        </Flex>
        {/* Another choice of rows begins at the first column. */}
        <RowsTable key={`${shown.filter} ${shown.page}`} filter={filter} page={page} />
      </Card>
      <Pages
        label="Pages of rows"
        page={page}
        total={total}
        onOpen={(next) => show({ filter, page: next })}
      />
    </Box>
  )
}

/** A page of rows of the sheet; pages count from 1. */
export function useRows(filter: RowFilter, page = 1): readonly SheetRow[] {
  const { data } = useQuery({
    queryKey: ['import-rows', useSheet().summary.version, filter, page],
    queryFn: () => runCommand((sheet) => sheet.rows(filter, page)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data ?? []
}

const alignment = (field: SheetField) => (sheetFields[field].kind === 'amount' ? 'num' : undefined)
const isEditable = ({ status }: SheetRow) => status === 'ready' || status === 'to-fix'

/** Enter and the arrow keys lead to the same cell of the next row or the one before; Escape resets it. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const { currentTarget: table, target: input, key } = event
  const cell = input instanceof HTMLInputElement && input.closest<HTMLElement>('[data-cell]')
  if (!cell) return
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (step !== undefined) {
    const column = [...table.querySelectorAll<HTMLElement>(`[data-cell=${cell.dataset.cell}]`)]
    const next = column[column.indexOf(cell) + step]
    // Beyond the last row the focus waits at the table.
    ;(next ?? table.parentElement)?.focus()
  } else if (key === 'Escape') {
    input.value = input.defaultValue
    input.select()
  } else return
  event.preventDefault()
}

/**
 * A page of rows, each with what is wrong with it. The cell with the focus shows what the file says, to
 * be changed.
 */
function RowsTable({ filter, page }: { filter: RowFilter; page: number }) {
  const { summary, shown: chosen } = useSheet()
  const { fields } = summary
  const [openCell, setOpenCell] = useState('')
  useEffect(() => {
    if (chosen.cell === '') return
    setOpenCell(chosen.cell)
    // Once: it does not open again where this table is rendered anew, as after an import that failed.
    setImport({ shown: { ...chosen, cell: '' } })
  }, [chosen])
  const rows = useRows(filter, page)
  /** Edits, each shown until the sheet has checked it and the row is read anew. */
  const [edits, setEdits] = useState<{ of: SheetRow; field: SheetField; text: string }[]>([])
  // The Tab key leads through the cells of one row, and out of the table.
  const isOpen = ({ rowNumber }: SheetRow) => openCell.startsWith(`${rowNumber}:`)
  const openRow = (rows.find(isOpen) ?? rows.find(isEditable))?.rowNumber
  // Among all rows there may be many warnings, which would double the table.
  const hasWarnings = filter !== 'all' && filter !== 'ready'

  function renderCell(row: SheetRow, field: SheetField, column: number) {
    const { text: storedText = '', shown, error, warning } = row.cells[column] ?? {}
    const typed = edits.findLast((edit) => edit.of === row && edit.field === field)?.text
    const text = typed ?? storedText
    const key = `${row.rowNumber}:${field}`
    return (
      <td
        key={field}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to change
        role="gridcell"
        className={alignment(field)}
        aria-invalid={error !== undefined || undefined}
        title={error ?? warning}
        data-cell={isEditable(row) ? field : undefined}
        tabIndex={row.rowNumber === openRow && key !== openCell ? 0 : -1}
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
            onBlur={({ target: { value } }) => {
              setOpenCell('')
              if (value === text) return
              setEdits([...edits, { of: row, field, text: value }])
              void changeSheet((sheet) => sheet.edit(row.rowNumber, field, value))
            }}
          />
        ) : (
          (typed ?? shown)
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
            <th key={field} scope="col" className={alignment(field)}>
              {sheetFields[field].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map((row) => (
          <Fragment key={row.rowNumber}>
            <tr data-status={row.status}>
              <th scope="row" aria-label={`${row.rowNumber}, ${row.status.replace('-', ' ')}`}>
                {row.rowNumber}
              </th>
              {fields.map((field, column) => renderCell(row, field, column))}
            </tr>
            <RowNote {...row} warnings={hasWarnings ? row.warnings : []} />
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

const debtLabel = ({ name, customerRef, externalRef, amount, date }: ListedDebt) =>
  [name, customerRef || externalRef, formatMoney(amount), date && shortDate(date)]
    .filter(Boolean)
    .join(', ')

/** Says below a row why it is wrong or left out, with the button that decides about the whole row. */
function RowNote(row: SheetRow) {
  const { rowNumber, cells, leftOut, errors, warnings } = row
  const added = row.status === 'added' ? ['Added to your debts'] : []
  const text = leftOut ? `Left out: ${leftOut.text}` : [...added, ...errors, ...warnings].join('; ')
  if (text === '') return null
  const override = leftOut ? 'include' : 'leave-out'
  const isDecidable = leftOut ? leftOut.reason !== 'currency' : isEditable(row)
  return (
    <tr className={styles.note}>
      <td />
      <td colSpan={cells.length}>
        <div>
          {`${text} `}
          {leftOut?.listed && (
            <TextLink to="/debt-detail/$id" params={{ id: leftOut.listed.id }} target="_blank">
              {debtLabel(leftOut.listed)}
            </TextLink>
          )}
          {isDecidable && (
            <Button
              variant="ghost"
              size="xs"
              onClick={() => void changeSheet((sheet) => sheet.override([rowNumber], override))}
            >
              {`${leftOut ? 'Import' : 'Leave out'} row ${rowNumber}`}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
