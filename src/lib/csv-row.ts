/** The ASCII unit separator joins the cells of a packed row; no spreadsheet writes it. */
const separator = '\u001f'

/** Removes the invisible separator from input, where it would split a cell. */
export const withoutSeparator = (text: string) =>
  text.includes(separator) ? text.replaceAll(separator, '') : text

/**
 * One row of a file. The cells are stored as one string and split on access, because millions of short
 * strings would fill the memory.
 */
export class CsvRow {
  private packed: string

  constructor(
    /** The spreadsheet's row number: from 1, blank lines included. */
    readonly row: number,
    cells: readonly string[],
    /** Why the row is malformed; null if it is not. */
    public problem: string | null = null,
  ) {
    this.packed = ''
    this.cells = cells
  }

  /** A row without cells has one empty cell. */
  get cells(): readonly string[] {
    return this.packed.split(separator)
  }

  set cells(cells: readonly string[]) {
    this.packed = cells.join(separator)
  }

  /** Returns one cell without splitting the others. */
  cellAt(index: number): string {
    let start = 0
    for (let passed = 0; passed < index; passed += 1) {
      const end = this.packed.indexOf(separator, start)
      if (end === -1) return ''
      start = end + 1
    }
    const end = this.packed.indexOf(separator, start)
    return this.packed.slice(start, end === -1 ? undefined : end)
  }

  setCell(index: number, value: string): void {
    this.cells = this.cells.with(index, withoutSeparator(value))
  }
}
