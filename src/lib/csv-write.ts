type Cell = string | number

/**
 * What a spreadsheet would take for a formula: `= + - @` and their full-width forms, a tab, a line
 * break or NUL at the start, after spaces and quotation marks too. Apostrophes before it are the
 * guard itself.
 */
const formula = /^'*[\s\u200b"]*[=+\-@＝＋－＠\t\r\n\0]/

/**
 * The same inside a cell. A spreadsheet that splits at semicolons or tabs does not see the quotation
 * marks of a field that begins elsewhere: for it a new cell begins after each separator and line
 * break (https://owasp.org/www-community/attacks/CSV_Injection says so of separators and quotes).
 * Separators are no blanks here, so that the guard stands right before what it guards.
 */
const innerFormula = /([,;|\t\r\n])(?='*(?:["\u200b\0]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g
const guardedInside = /([,;|\t\r\n])'(?='*(?:["\u200b\0]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

function escapeFormulas(text: string): string {
  const inside = text.replace(innerFormula, "$1'")
  return formula.test(text) ? `'${inside}` : inside
}

/**
 * Takes back exactly the apostrophes that {@link writeCsv} put into a text: whether a place is
 * guarded does not depend on the apostrophes it has.
 */
export function unescapeFormulas(text: string): string {
  const inside = text.replace(guardedInside, '$1')
  return inside.startsWith("'") && formula.test(inside) ? inside.slice(1) : inside
}

function field(cell: Cell): string {
  // A number is a number: `-5` is no formula, and a spreadsheet should be able to sum it.
  if (typeof cell === 'number') return String(cell)
  const text = escapeFormulas(cell)
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function line(cells: readonly Cell[]): string {
  // A lone empty cell would be a blank line, which a reader skips.
  return cells.length === 1 && cells[0] === '' ? '""' : cells.map(field).join(',')
}

/**
 * RFC 4180 with CRLF, no byte order mark. No text in it runs as a formula in a spreadsheet, whether
 * it splits at commas, semicolons, tabs or bars.
 */
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
