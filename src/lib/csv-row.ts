/** Between the cells of a packed row: the sign made for it, which no spreadsheet writes. */
const separator = '\u001f'

/** It cannot be seen, and must not make two cells of one. */
export const withoutSeparator = (text: string) =>
  text.includes(separator) ? text.replaceAll(separator, '') : text

/**
 * One row of a file. Its cells are kept as one text and cut when they are asked for: millions of
 * small texts would fill the memory, and going through them again and again would take the time.
 */
export class CsvRow {
  private packed: string

  constructor(
    /** As a spreadsheet numbers it: from one, blank lines counted. */
    readonly row: number,
    cells: readonly string[],
    /** What is wrong with the row as a row, in words. */
    public problem: string | null = null,
  ) {
    this.packed = ''
    this.cells = cells
  }

  /** As they were given; of a row without any, one empty cell. */
  get cells(): readonly string[] {
    return this.packed.split(separator)
  }

  set cells(cells: readonly string[]) {
    this.packed = cells.join(separator)
  }

  /** One cell, without cutting the others. */
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
