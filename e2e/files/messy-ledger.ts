import { strToU8, zipSync } from 'fflate'

const header = [
  'Customer',
  'Invoice No',
  'Invoice date',
  'Invoice total',
  'Amount due',
  'Sales rep',
  'Email',
  'Address',
  'Town',
  'Postcode',
]

const customers = [
  'Alder Joinery Ltd',
  'Birch & Sons Ltd',
  'Cedar Scaffolding LLP',
  'Dogwood Haulage Limited',
  'Elm Catering PLC',
  'Fir Café Ltd',
  'Garrowby Hire Ltd',
  "O'Halloran Builders Ltd",
]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** One of two forms; the thirty-first has no such day. */
function dateOf(index: number): string {
  if (index === 30) return '31.02.25'
  const day = String(1 + ((index * 5) % 28)).padStart(2, '0')
  const month = (index * 3) % 12
  return index % 2 === 0
    ? `${day} ${months[month]} 2025`
    : `${day}.${String(month + 1).padStart(2, '0')}.25`
}

function debtRow(index: number): string[] {
  const amount = `£${(120 + index * 137).toLocaleString('en-GB')}.50`
  return [
    customers[index % customers.length] ?? '',
    index === 17 ? '' : `INV-${1000 + index}`,
    dateOf(index),
    amount,
    amount,
    ['Asha', 'Ben'][index % 2] ?? '',
    `accounts${index}@debtor.example`,
    `${index + 1} Mill Lane`,
    'Leeds',
    'LS1 4AP',
  ]
}

/**
 * A ledger as people send it: sixty debts, two of them repeated, in two forms of dates, with one
 * impossible date, one missing reference, a column the portal does not know and a line of totals.
 */
function messyRows(): string[][] {
  const debts = Array.from({ length: 60 }, (_, index) => debtRow(index))
  const repeated = [debts[4], debts[8]].filter((row) => row !== undefined)
  const total = header.map((_, column) => ['Total', '', '', '£249,720.00'][column] ?? '')
  return [header, ...debts, ...repeated, total]
}

export const messyCsv = (): Buffer =>
  Buffer.from(
    messyRows()
      .map((cells) => `${cells.join(';')}\r\n`)
      .join(''),
  )

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const formats = 'http://schemas.openxmlformats.org'

/**
 * The same rows as a workbook with one sheet of text cells, and 5,000 blank ones, so that most readers of zips
 * would start a worker for it.
 */
export function messyWorkbook(): Buffer {
  const cell = (text: string, column: number, row: number) =>
    `<c r="${'ABCDEFGHIJ'[column]}${row}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`
  const blank = header.map(() => ' ')
  const rows = [...messyRows(), ...Array.from({ length: 5_000 }, () => blank)].map(
    (cells, index) =>
      `<row r="${index + 1}">${cells.map((text, column) => cell(text, column, index + 1)).join('')}</row>`,
  )
  const main = `${formats}/spreadsheetml/2006/main`
  const relations = `${formats}/officeDocument/2006/relationships`
  const files = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Ledger" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  }
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(parts)))
}
