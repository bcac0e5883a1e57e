import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { withoutInvisible } from './invisible-marks'

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
  // A typed date has no time zone: its UTC parts are what the spreadsheet shows.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return withoutInvisible(String(value ?? '')).replace(/\r\n?/g, '\n')
}

const isHidden =
  'A filter or a person has hidden this row. Show it in the workbook, or leave it out'

const tableRow = (cells: readonly unknown[], number: number, hidden?: ReadonlySet<number>) => ({
  ...{ number, cells: cells.map(cellText) },
  problem: hidden?.has(number) ? isHidden : null,
})

/** The tags with a name in a part of a workbook, each without its `<`. */
const tagsOf = (xml: string, name: string): string[] =>
  xml.split(/<(?:\w+:)?/).filter((tag) => /^\w+/.exec(tag)?.[0] === name)

const attributesOf = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/\s(?:\w+:)?(\w+)=(["'])(.*?)\2/gs)].map(([, name, , value]) => [name, value]),
  )

/** What a number format shows beside a number: `€ 0.00` of `[$€-2] #,##0.00;[Red]\-0`. */
const shownBy = (formatCode: string) =>
  formatCode
    .replaceAll('&quot;', '"')
    .replace(/&#(x?[\da-f]+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/;.*/s, '')
    .replace(/\[(\$?)([^\][]*)\]/g, (_, dollar, inside) => dollar && inside.split('-', 1)[0])
    .replace(/[_*].|General|["\\#?]/g, '')

/** Finds the currency in what a number format shows, or the Cr of a credit; null for neither. */
type FindUnit = (shown: string) => string | null

/** A function that writes a number as its format shows it: `€1200`, `INV-0042`; undefined for a plain format. */
function createWriter(formatCode: string, unitOf: FindUnit) {
  const shown = shownBy(formatCode)
  const unit = unitOf(shown)
  if (unit) return (stored: string) => unit + numberText(stored)
  const [, prefix = '', zeros] = /^(\D*)(0[0 ]{2,})$/.exec(shown) ?? []
  const digits = zeros?.replaceAll(' ', '').length
  return digits && ((stored: string) => prefix + numberText(stored).padStart(digits, '0'))
}

/** The writer of each style of cells; undefined for a style whose numbers the reader gives as they are shown. */
function writersOfStyles(styles: string, unitOf: FindUnit) {
  const [formats = '', cellStyles = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/)
  const writers = new Map(
    tagsOf(formats, 'numFmt').map((tag) => {
      const { numFmtId, formatCode = '' } = attributesOf(tag)
      return [numFmtId, createWriter(formatCode, unitOf)]
    }),
  )
  return tagsOf(cellStyles, 'xf').map((tag) => writers.get(attributesOf(tag).numFmtId))
}

const errorType = /\st=["']e["']/

/**
 * A sheet with texts for what the reader loses: `€1200` for a number whose style shows a currency, and
 * errors such as `#VALUE!`.
 */
function writeTexts(sheet: string, writers: ReturnType<typeof writersOfStyles>): string {
  if (!writers.some(Boolean) && !errorType.test(sheet)) return sheet
  const writeCell = (cell: string) => {
    const { s: style, t: type = 'n' } = attributesOf(cell.split('>', 1).join())
    const write = type === 'n' && writers[Number(style)]
    if (type !== 'e' && !write) return cell
    return cell
      .replace(/\st=["'][en]["']/, '')
      .replace(/^\S+/, '$& t="str"')
      .replace(
        /(<(?:\w+:)?v>)([^<]+)/,
        (_, start, stored) => start + (write ? write(stored) : stored),
      )
  }
  return sheet
    .split(/(?=<(?:\w+:)?c\s)/)
    .map(writeCell)
    .join('')
}

/** The numbers of hidden rows, but for those of a group that is collapsed below its total. */
const hiddenRows = (sheet: string) =>
  new Set(
    (sheet.match(/<(?:\w+:)?row\s[^>]*>/g) ?? [])
      .filter((tag) => /\shidden=["'](?:1|true)/.test(tag) && !tag.includes(' outlineLevel='))
      .map(attributesOf)
      .map(({ r }) => Number(r)),
  )

/**
 * Reads the rows of a workbook's visible sheets that hold cells, by their names; null for a zip that holds no
 * workbook that can be read. The reader gives numbers without their formats, and does not tell which sheets are
 * hidden.
 */
export async function readWorkbook(bytes: Uint8Array, unitOf: FindUnit) {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    const parts = unzipSync(bytes)
    const textsOf = (path: RegExp) =>
      Object.entries(parts).flatMap(([name, part]) => (path.test(name) ? [strFromU8(part)] : []))
    const writers = writersOfStyles(textsOf(/styles[^/]*\.xml$/i).join(''), unitOf)
    const hiddenByPath = new Map<string, ReadonlySet<number>>()
    for (const [path, part] of Object.entries(parts)) {
      if (!/(?:sheet[^.]*|workbook)\.xml$/i.test(path)) continue
      const xml = strFromU8(part)
      hiddenByPath.set(path, hiddenRows(xml))
      // The reader knows this only as "1", and would take days for those of four years before.
      const known = writeTexts(xml.replace(/ date1904=["']true["']/, ' date1904="1"'), writers)
      if (known !== xml) parts[path] = strToU8(known)
    }
    // The reader takes a zip alone; without compression it need not unpack the parts once more.
    const { buffer } = zipSync(parts, { level: 0 })
    const sheets = await readXlsxFile(buffer, { parseNumber: numberText, trim: false })
    const attributesIn = (path: RegExp, name: string) =>
      tagsOf(textsOf(path).join(''), name).map(attributesOf)
    const relations = attributesIn(/^xl\/_rels\/workbook\.xml\.rels$/, 'Relationship')
    const facts = attributesIn(/^xl\/workbook\.xml$/, 'sheet')
    const visible = sheets.flatMap(({ sheet, data }, index) => {
      const { id, state = '' } = facts[index] ?? {}
      if (/hidden/i.test(state)) return []
      const { Target = '' } = relations.find(({ Id }) => Id === id) ?? {}
      const hidden = hiddenByPath.get(Target.replace(/^\/?(?:xl\/)?/, 'xl/'))
      // A sheet of a chart has no data.
      return [[sheet, (data ?? []).map((cells, at) => tableRow(cells, at + 1, hidden))] as const]
    })
    return new Map(visible.filter(([, rows]) => rows.some(({ cells }) => cells.some(Boolean))))
  } catch {
    return null
  }
}
