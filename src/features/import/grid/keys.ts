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
