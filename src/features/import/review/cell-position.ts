/** A cell by its row's number and its place among the fields. */
export interface CellPosition {
  rowNumber: number
  column: number
}

/** The value of a cell's `data-cell` attribute. */
export const cellKey = ({ rowNumber, column }: CellPosition) => `${rowNumber}:${column}`

/** The cell that holds an element; null outside the cells. */
export function cellPositionOf(element: EventTarget): CellPosition | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null
  const [rowNumber, column] = cell?.dataset.cell?.split(':') ?? []
  return rowNumber && column ? { rowNumber: Number(rowNumber), column: Number(column) } : null
}

export const focusCell = (table: HTMLElement | null, position: CellPosition) =>
  table?.querySelector<HTMLElement>(`[data-cell="${cellKey(position)}"]`)?.focus()
