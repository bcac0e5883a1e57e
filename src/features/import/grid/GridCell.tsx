import { Span } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'

/** Longer text is truncated until its cell is edited. */
const shownCharacters = 500

/** One cell of the sheet: text, or an input while it is edited. */
export function GridCell({
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
