import { Span } from '@chakra-ui/react'
import {
  Check,
  CheckCheck,
  CircleAlert,
  CircleMinus,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import { memo } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { issueMessage } from '../check/rows'
import { importFields } from '../fields'
import type { SheetRow } from '../review/summary'
import { isAmount, rowHeight } from './styles'

const labels: Record<SheetRow['status'], { icon: LucideIcon; label: string }> = {
  ready: { icon: Check, label: 'Ready' },
  'to-fix': { icon: CircleAlert, label: 'To fix' },
  'left-out': { icon: CircleMinus, label: 'Excluded' },
  added: { icon: CheckCheck, label: 'Added' },
}

/** The message of a cell. An issue of the whole row applies to each of its cells. */
export function cellMessage({ issues, warnings }: SheetRow, field: ImportColumn) {
  const issue = issues.find(({ column }) => column === field || column === null)
  if (issue) return { isError: true, text: issueMessage(issue) }
  const warning = warnings.find(({ column }) => column === field)
  return warning ? { isError: false, text: issueMessage(warning) } : null
}

/** Takes the height of rows that are not rendered. */
export const SpacerRow = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: `${rows * rowHeight}px` }}>
      <td />
    </tr>
  ) : null

function StatusLabel({ status }: { status: SheetRow['status'] }) {
  const { icon: Icon, label } = labels[status]
  return (
    <>
      <Icon aria-hidden size={14} />
      {label}
    </>
  )
}

/** One row of the sheet; its cells are blank until it is loaded. Memoised, for typing in another one. */
export const GridRow = memo(function GridRow({
  index,
  gap,
  row,
  fields,
  active,
  editing,
  onDraft,
  onWrite,
}: {
  index: number
  /** Rows before this one that are not rendered. */
  gap: number
  row: SheetRow | undefined
  fields: readonly ImportColumn[]
  /** The column with the focus; null if it is in another row. */
  active: number | null
  editing: string | null
  onDraft: (text: string | null) => void
  /** Of the row with the focus. */
  onWrite?: ((value: string, onward?: 'ArrowDown' | 'ArrowRight') => void) | undefined
}) {
  return (
    <>
      <SpacerRow rows={gap} />
      <tr aria-rowindex={index + 2}>
        <th scope="row" className="number">
          {row?.row ?? '…'}
        </th>
        <td className={`status ${row?.status ?? ''}`}>
          {row && <StatusLabel status={row.status} />}
        </td>
        {fields.map((field, column) => {
          const value = row?.values[column] ?? ''
          const isActive = column === active
          return (
            <GridCell
              key={field}
              cell={`${index} ${column}`}
              value={value}
              problem={row ? cellMessage(row, field) : null}
              isAmount={isAmount(field)}
              isActive={isActive}
              label={`${importFields[field].label}, row ${row?.row ?? ''}`}
              draft={isActive ? editing : null}
              onDraft={onDraft}
              onWrite={onWrite}
            />
          )
        })}
      </tr>
    </>
  )
})

/** Longer text is truncated until its cell is edited. */
const shownCharacters = 500

/** One cell of the sheet: text, or an input while it is edited. */
function GridCell({
  cell,
  value,
  problem,
  isAmount,
  isActive,
  label,
  draft,
  onDraft,
  onWrite,
}: {
  /** Row and column, the value of `data-cell`. */
  cell: string
  value: string
  problem: { isError: boolean; text: string } | null
  isAmount: boolean
  isActive: boolean
  label: string
  /** The text of the input; null while the cell is not edited. */
  draft: string | null
  onDraft: (text: string | null) => void
  /** @param onward the arrow key that moves the focus afterwards */
  onWrite?: ((value: string, onward?: 'ArrowDown' | 'ArrowRight') => void) | undefined
}) {
  const tone = problem && (problem.isError ? 'wrong' : 'odd')
  const Mark = problem?.isError ? CircleAlert : TriangleAlert
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to move to and change
      role="gridcell"
      data-cell={cell}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={problem?.isError || undefined}
      className={`cell ${tone ?? ''} ${isAmount ? 'amount' : ''}`}
      title={draft === null ? problem?.text : undefined}
    >
      {draft === null ? (
        <>
          {problem && <Mark aria-hidden size={14} />}
          {value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value}
          {problem && <Span srOnly>, {problem.text}</Span>}
        </>
      ) : (
        <input
          aria-label={label}
          // biome-ignore lint/a11y/noAutofocus: the user has just opened the cell
          autoFocus
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onBlur={() => onWrite?.(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDraft(null)
            else if (event.key === 'Enter') onWrite?.(draft, 'ArrowDown')
            else if (event.key === 'Tab' && !event.shiftKey) onWrite?.(draft, 'ArrowRight')
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      )}
    </td>
  )
}
