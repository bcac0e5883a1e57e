import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { withoutInvisible } from './invisible-marks'

/** The rows of a workbook's visible sheets that hold cells, by their names. */
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

const tagsOf = (xml: string, name: string) =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []
const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(["'])(.*?)\\1`).exec(tag)?.[2] ?? ''

/** The text beside the digits of a number format: € of `[$€-2] #,##0.00`, `#,##0.00\ "€"`. */
const besideDigits = (section: string) =>
  section
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]|[_*]./g, '')
    .replace(/["\\#?]/g, '')

/** Finds the currency in a text of an amount; null for pounds, and where none is named. */
type CurrencyOf = (amount: string) => string | null

/** The currency that each style of cells shows beside a number, if any. */
function currenciesOfStyles(styles: string, currencyOf: CurrencyOf) {
  const currencies = new Map(
    tagsOf(styles, 'numFmt').map((tag) => {
      const format = attributeOf(tag, 'formatCode')
        .replaceAll('&quot;', '"')
        .replace(/&#(x?[\da-f]+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
      const found = format.split(';').map((section) => currencyOf(besideDigits(section)))
      return [attributeOf(tag, 'numFmtId'), found.find(Boolean)] as const
    }),
  )
  const [, cellStyles = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/)
  return tagsOf(cellStyles, 'xf').map((tag) => currencies.get(attributeOf(tag, 'numFmtId')))
}

const numberCell = /<((?:\w+:)?c)\s[^>]*[^/]>(?:(?!<\/\1>).)*<\/\1>/gs

/** The workbook with a text such as `€1200` for each number whose style shows a currency. */
function writeCurrencies(archive: Uint8Array, currencies: readonly (string | null | undefined)[]) {
  const writeCell = (cell: string) => {
    const [tag = ''] = cell.split('>', 1)
    const currency = currencies[Number(attributeOf(tag, 's'))]
    if (!currency || !['', 'n'].includes(attributeOf(tag, 't'))) return cell
    const start = tag.replace(/\s[st]=(["']).*?\1/g, '')
    const value = (_: string, before: string, stored: string) =>
      `${before}${currency}${numberText(stored)}`
    return `${start} t="str"${cell.slice(tag.length).replace(/(<(?:\w+:)?v>)([^<]+)/, value)}`
  }
  const parts = Object.entries(unzipSync(archive)).map(([path, part]) => {
    const isSheet = /worksheets\/[^/]+\.xml$/.test(path)
    return [path, isSheet ? strToU8(strFromU8(part).replace(numberCell, writeCell)) : part]
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
    const { 'xl/workbook.xml': about, 'xl/styles.xml': styles } = unzipSync(archive, {
      filter: ({ name }) => /^xl\/(?:workbook|styles)\.xml$/.test(name),
    })
    const tags = about ? tagsOf(strFromU8(about), 'sheet') : []
    const currencies = styles ? currenciesOfStyles(strFromU8(styles), currencyOf) : []
    const source = currencies.some(Boolean) ? writeCurrencies(archive, currencies) : bytes
    const sheets = await readXlsxFile(source, { parseNumber: numberText, trim: false })
    return new Map(
      sheets
        .filter((_, index) => !/hidden/i.test(attributeOf(tags[index] ?? '', 'state')))
        .map(({ sheet, data }) => [sheet, data.map((row) => row.map(cellText))] as const)
        .filter(([, rows]) => rows.some((cells) => cells.some(Boolean))),
    )
  } catch {
    return null
  }
}
