import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import type { TableRow } from './csv-read'
import { withoutInvisible } from './invisible-marks'

/** The rows of a workbook's visible sheets that hold cells, by their names. */
export type Workbook = ReadonlyMap<string, TableRow[]>

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

const attributesOf = (element: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...element.matchAll(/\s([\w:]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name, value, other]) => [
      name,
      value ?? other,
    ]),
  )

/** The elements with a name in a part of a workbook, each with what follows it. */
const elementsOf = (xml: string, name: string): string[] =>
  xml.split('<').filter((text) => /^(?:\w+:)?(\w+)/.exec(text)?.[1] === name)

/** What a number format shows: `€ 0.00` of `[$€-2] #,##0.00`, `Amount EUR 0.00` of `"Amount EUR "0.00`. */
const shownBy = (format: string) =>
  format
    .replaceAll('&quot;', '"')
    .replace(/&#(x?[\da-f]+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/\[(\$?)([^\][]*)\]/g, (_, dollar, inside) => dollar && inside.split('-', 1)[0])
    .replace(/[_*].|General/g, '')
    .replace(/["\\#?]/g, '')

/** Finds the currency in what a section of a number format shows, or the Cr of a credit; null for neither. */
type FindUnit = (shown: string, section: number) => string | null

/** The unit that each style of cells shows beside a number, if any. */
function unitsOfStyles(styles: string, unitOf: FindUnit) {
  const [formats = '', cellStyles = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/)
  const units = new Map(
    elementsOf(formats, 'numFmt').map((element) => {
      const { numFmtId, formatCode = '' } = attributesOf(element)
      // A condition may put the credits first.
      const first = /\[(?:[<>=]|&[lg]t;)/.test(formatCode) ? 1 : 0
      const units = shownBy(formatCode).split(';')
      return [numFmtId, units.map((unit, at) => unitOf(unit, at + first)).find(Boolean)]
    }),
  )
  return elementsOf(cellStyles, 'xf').map((xf) => units.get(attributesOf(xf).numFmtId))
}

const isSheet = (path: string) => /(?:sheet[^/]*|worksheets\/[^/]+)\.xml$/i.test(path)
const errorType = /\st=["']e["']/
const hasErrors = (archive: Uint8Array) =>
  Object.values(unzipSync(archive, { filter: ({ name }) => isSheet(name) })).some((part) =>
    errorType.test(strFromU8(part)),
  )

/**
 * The workbook with texts for what the reader loses: `€1200` for a number whose style shows a currency, and
 * errors such as `#VALUE!`.
 */
function writeTexts(archive: Uint8Array, units: ReturnType<typeof unitsOfStyles>) {
  const writeCell = (cell: string) => {
    const [start = ''] = cell.split('>', 1)
    const { s, t = 'n' } = attributesOf(start)
    if (t === 'e') return cell.replace(errorType, ' t="str"')
    const unit = t === 'n' && !start.endsWith('/') && units[Number(s)]
    if (!unit) return cell
    const content = cell
      .slice(start.length)
      .replace(/(?<=<(?:\w+:)?v>)[^<]+/, (stored) => `${unit}${numberText(stored)}`)
    return `${start.replace(/\st=["']n["']/, '')} t="str"${content}`
  }
  const parts = Object.entries(unzipSync(archive)).map(([path, part]) => {
    if (!isSheet(path)) return [path, part]
    const [head = '', ...cells] = strFromU8(part).split(/(?=<(?:\w+:)?c\s)/)
    return [path, strToU8([head, ...cells.map(writeCell)].join(''))]
  })
  return zipSync(Object.fromEntries(parts), { level: 0 }).buffer
}

/**
 * Reads a workbook; `hidden` if all its sheets are, null for a zip that holds none that can be read. The
 * reader gives numbers without their formats, and does not tell which sheets are hidden.
 */
export async function readWorkbook(
  bytes: ArrayBuffer,
  unitOf: FindUnit,
): Promise<Workbook | 'hidden' | null> {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    const archive = new Uint8Array(bytes)
    const isRead = /^xl\/(?:workbook|.*styles\w*)\.xml$/i
    const parts = unzipSync(archive, { filter: ({ name }) => isRead.test(name) })
    const { 'xl/workbook.xml': workbook = new Uint8Array(), ...styles } = parts
    const isHidden = elementsOf(strFromU8(workbook), 'sheet').map((element) =>
      /hidden/i.test(attributesOf(element).state ?? ''),
    )
    const styleSheets = Object.values(styles).map((part) => strFromU8(part))
    const units = unitsOfStyles(styleSheets.join(''), unitOf)
    const isChanged = units.some(Boolean) || hasErrors(archive)
    const source = isChanged ? writeTexts(archive, units) : bytes
    const sheets = await readXlsxFile(source, { parseNumber: numberText, trim: false })
    const rowsOf = (data: readonly (readonly unknown[])[] | undefined): TableRow[] =>
      (data ?? []).map((row, index) => ({
        ...{ number: index + 1, cells: row.map(cellText), problem: null },
      }))
    if (isHidden.every(Boolean) && isHidden.length > 0) return 'hidden'
    return new Map(
      sheets
        .filter((_, index) => !isHidden[index])
        // A sheet of a chart has no data.
        .map(({ sheet, data }) => [sheet, rowsOf(data)] as const)
        .filter(([, rows]) => rows.some(({ cells }) => cells.some(Boolean))),
    )
  } catch {
    return null
  }
}
