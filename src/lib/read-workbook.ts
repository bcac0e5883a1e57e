import { withoutInvisible } from './invisible-marks'

/** The rows of a workbook's sheets that hold cells, by their names. */
export type Workbook = ReadonlyMap<string, string[][]>

/**
 * A typed number as text: a whole one as it is, so that identifiers stay whole; any other rounded to
 * pence as a spreadsheet shows it, which has 15 digits of a stored 1234.5599999999999 or 8.345.
 */
export function numberText(stored: string): string {
  const number = Number(stored)
  const pence = Math.round(Number((number * 100).toPrecision(15)))
  if (/^-?\d{1,15}$/.test(stored) || !Number.isSafeInteger(pence)) return stored
  return Number.isInteger(number) ? String(number) : (pence / 100).toFixed(2)
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  // A typed date has no time zone: its UTC parts are what the spreadsheet shows.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return withoutInvisible(String(value)).replace(/\r\n?/g, '\n')
}

/** Reads a workbook; null for a zip that holds none that can be read. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Workbook | null> {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    const sheets = await readXlsxFile(bytes, { parseNumber: numberText, trim: false })
    return new Map(
      sheets
        .map(({ sheet, data }) => [sheet, data.map((row) => row.map(cellText))] as const)
        .filter(([, rows]) => rows.some((cells) => cells.some(Boolean))),
    )
  } catch {
    return null
  }
}
