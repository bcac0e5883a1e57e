import { Span } from '@chakra-ui/react'

/** More of a text is seen when its cell is opened. */
const shownCharacters = 500

/** One cell of the sheet, as text or, while it is being changed, as a box to type in. */
export function GridCell({
  cell,
  value,
  problem,
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to move to and change
      role="gridcell"
      data-cell={cell}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={problem?.isError || undefined}
      className={`cell ${problem ? (problem.isError ? 'wrong' : 'odd') : ''}`}
      title={draft === null ? problem?.text : undefined}
      onClick={() => {
        if (draft === null) onChoose()
      }}
      onDoubleClick={onOpen}
    >
      {draft === null ? (
        <>
          {problem && <span aria-hidden>{problem.isError ? '✕ ' : '! '}</span>}
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
