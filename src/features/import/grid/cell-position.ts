import type { SheetRow } from '../review/summary'

export interface CellPosition {
  row: number
  column: number
}

/** The position a key moves to; null if the key does not move. */
export function movedPosition(
  { key, ctrlKey = false, metaKey = false }: { key: string; ctrlKey?: boolean; metaKey?: boolean },
  { row, column }: CellPosition,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): CellPosition | null {
  const isToEdge = ctrlKey || metaKey
  const clamped = (toRow: number, toColumn: number) => ({
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  })
  switch (key) {
    case 'ArrowDown':
      return clamped(isToEdge ? rows : row + 1, column)
    case 'ArrowUp':
      return clamped(isToEdge ? 0 : row - 1, column)
    case 'ArrowRight':
      return clamped(row, isToEdge ? columns : column + 1)
    case 'ArrowLeft':
      return clamped(row, isToEdge ? 0 : column - 1)
    case 'PageDown':
      return clamped(row + page, column)
    case 'PageUp':
      return clamped(row - page, column)
    case 'Home':
      return clamped(isToEdge ? 0 : row, 0)
    case 'End':
      return clamped(isToEdge ? rows : row, columns)
    default:
      return null
  }
}

/** How many positions up and down a moved row is searched for. */
const maxDistance = 50

/** The current position of a row. A fixed row leaves the filter "To fix", and the rows below move up. */
export function currentIndexOf(
  rowAt: (index: number) => SheetRow | undefined,
  rowIndex: number | undefined,
  index: number,
): number {
  if (rowIndex === undefined) return index
  for (let distance = 0; distance <= maxDistance; distance += 1) {
    if (rowAt(index - distance)?.rowIndex === rowIndex) return index - distance
    if (rowAt(index + distance)?.rowIndex === rowIndex) return index + distance
  }
  return index
}

/** The position of the cell that was pressed; null beside the cells. */
export function pressedCell(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
