type Cell = string | number

/**
 * What a spreadsheet would take for a formula: `= + - @` and their full-width forms, a tab, a line
 * break or NUL at the start, after spaces too. Apostrophes before it are the guard itself.
 */
const formula = /^'*[\s\u200b\ufeff]*[=+\-@＝＋－＠\t\r\n\0]/

const guard = (text: string) => (formula.test(text) ? `'${text}` : text)

/** Takes back exactly the apostrophe that {@link writeCsv} put before a text. */
export function unguard(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

function field(cell: Cell): string {
  // A number is a number: `-5` is no formula, and a spreadsheet should be able to sum it.
  if (typeof cell === 'number') return String(cell)
  const text = guard(cell)
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function line(cells: readonly Cell[]): string {
  // A lone empty cell would be a blank line, which a reader skips.
  return cells.length === 1 && cells[0] === '' ? '""' : cells.map(field).join(',')
}

/** RFC 4180 with CRLF, no byte order mark; no cell of it runs as a formula in a spreadsheet. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${line(cells)}\r\n`).join('')
}

/** As {@link writeRows}: a header line, then each record's cells in the order of the columns. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
): string {
  return writeRows([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}
