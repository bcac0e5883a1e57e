export interface CellPosition {
  row: number
  column: number
}

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function moved(
  { key, ctrlKey = false, metaKey = false }: { key: string; ctrlKey?: boolean; metaKey?: boolean },
  { row, column }: CellPosition,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): CellPosition | null {
  const far = ctrlKey || metaKey
  const at = (toRow: number, toColumn: number) => ({
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  })
  switch (key) {
    case 'ArrowDown':
      return at(far ? rows : row + 1, column)
    case 'ArrowUp':
      return at(far ? 0 : row - 1, column)
    case 'ArrowRight':
      return at(row, far ? columns : column + 1)
    case 'ArrowLeft':
      return at(row, far ? 0 : column - 1)
    case 'PageDown':
      return at(row + page, column)
    case 'PageUp':
      return at(row - page, column)
    case 'Home':
      return at(far ? 0 : row, 0)
    case 'End':
      return at(far ? rows : row, columns)
    default:
      return null
  }
}
