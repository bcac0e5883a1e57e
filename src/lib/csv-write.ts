type Cell = string | number

/** A text that a spreadsheet may run as a formula, also after blanks and quotation marks, or our apostrophes. */
const formula = /^'*[\s\u200b"]*[=+\-@＝＋－＠\t\r\n\0]/

/**
 * The same inside a cell. A spreadsheet that splits at another separator ignores the quotation marks, so
 * a cell may begin after any separator or line break
 * (https://owasp.org/www-community/attacks/CSV_Injection). Separators do not count as blanks, so that
 * the escape stands directly before the formula.
 */
const innerFormula = /([,;|\t\r\n])(?='*(?:["\u200b\0]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g
const guardedInside = /([,;|\t\r\n])'(?='*(?:["\u200b\0]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

function escapeFormulas(text: string): string {
  const inside = text.replace(innerFormula, "$1'")
  return formula.test(text) ? `'${inside}` : inside
}

/** Removes exactly the apostrophes that {@link writeRows} added to a text. */
export function unescapeFormulas(text: string): string {
  const inside = text.replace(guardedInside, '$1')
  return inside.startsWith("'") && formula.test(inside) ? inside.slice(1) : inside
}

function field(cell: Cell): string {
  // A number such as `-5` is no formula, and must stay a number for sums.
  if (typeof cell === 'number') return String(cell)
  const text = escapeFormulas(cell)
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes CSV by RFC 4180, with CRLF. No text runs as a formula, whichever separator the spreadsheet splits at. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  // A single empty cell would be a blank line, which readers skip.
  return rows.map((cells) => `${cells.map(field).join(',') || '""'}\r\n`).join('')
}
