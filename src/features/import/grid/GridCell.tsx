import { Span } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'

/** More of a text is seen when its cell is opened. */
const shownCharacters = 500

/** One cell of the sheet, as text or, while it is being changed, as a box to type in. */
export function GridCell({
  cell,
  value,
  problem,
  isAmount,
  isActive,
  label,
  draft,
  onDraft,
  onChoose,
  onOpen,
  onWrite,
}: {
  /** Its row and column, to be found by. */
  cell: string
  value: string
  problem: { isError: boolean; text: string } | null
  isAmount: boolean
  isActive: boolean
  label: string
  /** What has been typed so far; null while it is not being changed. */
  draft: string | null
  onDraft: (text: string | null) => void
  onChoose: () => void
  onOpen: () => void
  /** @param onward the key that says where to go next */
  onWrite: (value: string, onward?: 'ArrowDown' | 'ArrowRight') => void
}) {
  const tone = problem && (problem.isError ? 'wrong' : 'odd')
  const Mark = problem?.isError ? CircleAlert : TriangleAlert
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to move to and change
      role="gridcell"
      data-cell={cell}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={problem?.isError || undefined}
      className={`cell ${tone ?? ''} ${isAmount ? 'amount' : ''}`}
      title={draft === null ? problem?.text : undefined}
      onClick={({ nativeEvent }) => {
        if (draft !== null) return
        // A touch screen has no keys to open the cell with: a second tap does.
        const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
        if (isTouch && isActive) onOpen()
        else onChoose()
      }}
      onDoubleClick={onOpen}
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
          // biome-ignore lint/a11y/noAutofocus: the person has just opened the cell
          autoFocus
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onBlur={() => onWrite(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDraft(null)
            else if (event.key === 'Enter') onWrite(draft, 'ArrowDown')
            else if (event.key === 'Tab' && !event.shiftKey) onWrite(draft, 'ArrowRight')
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      )}
    </td>
  )
}
