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

/** The attributes of all elements with a name in a part of a workbook. */
const attributesOf = (xml: string, name: string): Partial<Record<string, string>>[] =>
  (xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []).map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:]+)=(["'])(.*?)\2/g)].map(([, key, , value]) => [key, value]),
    ),
  )

/** The text beside the digits of a number format: € of `[$€-2] #,##0.00`, `#,##0.00\ "€"`. */
const besideDigits = (format: string) =>
  format
    .replaceAll('&quot;', '"')
    .replace(/&#(x?[\da-f]+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]|[_*]./g, '')
    .replace(/["\\#?]/g, '')

/** Finds the currency in a text of an amount; null for pounds, and where none is named. */
type CurrencyOf = (amount: string) => string | null

/** The currency that each style of cells shows beside a number, if any. */
function currenciesOfStyles(styles: string, currencyOf: CurrencyOf) {
  const [formats = '', cellStyles = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/)
  const currencies = new Map(
    attributesOf(formats, 'numFmt').map(({ numFmtId, formatCode = '' }) => {
      const sections = besideDigits(formatCode).split(';')
      return [numFmtId, sections.map(currencyOf).find(Boolean)]
    }),
  )
  return attributesOf(cellStyles, 'xf').map(({ numFmtId }) => currencies.get(numFmtId))
}

/** A cell with a value, up to the end of the value. */
const valueCell = /<(\w+:|)c\s[^>]*[^/]>(?:(?!<\/?\1c\b).)*<\1v>([^<]+)<\/\1v>/gs

/** The workbook with a text such as `€1200` for each number whose style shows a currency. */
function writeCurrencies(archive: Uint8Array, currencies: ReturnType<typeof currenciesOfStyles>) {
  const writeCell = (cell: string, prefix: string, stored: string) => {
    const [{ r, s, t = 'n' } = {}] = attributesOf(cell, 'c')
    const currency = t === 'n' && currencies[Number(s)]
    const text = `${currency}${numberText(stored)}`
    return currency ? `<${prefix}c r="${r}" t="str"><${prefix}v>${text}</${prefix}v>` : cell
  }
  const parts = Object.entries(unzipSync(archive)).map(([path, part]) => {
    const isSheet = /worksheets\/[^/]+\.xml$/.test(path)
    return [path, isSheet ? strToU8(strFromU8(part).replace(valueCell, writeCell)) : part]
  })
  return zipSync(Object.fromEntries(parts), { level: 0 }).buffer
}

/**
 * Reads a workbook; null for a zip that holds none that can be read. The reader gives numbers without
 * their formats, and does not tell which sheets are hidden.
 */
export async function readWorkbook(
  bytes: ArrayBuffer,
  currencyOf: CurrencyOf,
): Promise<Workbook | null> {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    const archive = new Uint8Array(bytes)
    const parts = unzipSync(archive, {
      filter: ({ name }) => name === 'xl/workbook.xml' || name === 'xl/styles.xml',
    })
    const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
    const states = attributesOf(textOf('xl/workbook.xml'), 'sheet').map(({ state }) => state)
    const currencies = currenciesOfStyles(textOf('xl/styles.xml'), currencyOf)
    const source = currencies.some(Boolean) ? writeCurrencies(archive, currencies) : bytes
    const sheets = await readXlsxFile(source, { parseNumber: numberText, trim: false })
    const rowsOf = (data: readonly (readonly unknown[])[] | undefined): TableRow[] =>
      (data ?? []).map((row, index) => ({
        ...{ number: index + 1, cells: row.map(cellText), problem: null },
      }))
    return new Map(
      sheets
        .filter((_, index) => !/hidden/i.test(states[index] ?? ''))
        // A sheet of a chart has no data.
        .map(({ sheet, data }) => [sheet, rowsOf(data)] as const)
        .filter(([, rows]) => rows.some(({ cells }) => cells.some(Boolean))),
    )
  } catch {
    return null
  }
}
