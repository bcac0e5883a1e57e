// @vitest-environment node
import { strToU8, zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { numberText } from '@/lib/read-workbook'
import { openFile } from './testing/open-sheet'

/** Text, a number, or the result of a formula with the attributes of its cell. */
type Cell = string | number | null | readonly [attributes: string, value: string | number]
const dateOf = (days: number) => ['s="1"', days] as const
const booleanOf = (digit: 0 | 1) => ['t="b"', digit] as const
const column = (index: number) => String.fromCharCode(65 + index)

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" ${cell[0]}><f>X1</f><v>${cell[1]}</v></c>`
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/**
 * A workbook of sheets, by their names; a row that is null is left out of the file.
 * @param money the number format of amounts, as XML
 * @param state the attribute of the first sheet
 */
function workbook(
  sheets: Record<string, (Cell[] | null)[]>,
  { money = '0.00', state = '', epoch = '' } = {},
): File {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${epoch}/><sheets>${names.map((name, index) => `<sheet name="${name}"${index === 0 ? state : ''} sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="parts/Styles2.xml"/></Relationships>`,
    'xl/parts/Styles2.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${money}"/></numFmts><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  }
  for (const [index, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map(
      (cells, row) =>
        cells &&
        `<row r="${row + 1}"${cells[0] === 'Hidden Ltd' ? ' hidden="1"' : ''}>${cells.map((cell, at) => cellXml(cell, `${column(at)}${row + 1}`)).join('')}</row>`,
    )
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
  }
  const entries = Object.entries(files).map(([path, xml]) => [path, strToU8(xml)] as const)
  return new File([zipSync(Object.fromEntries(entries))], 'debts.xlsx')
}

const header = ['Company name', 'Invoice no', 'Amount', 'Invoice date', 'Disputed']

describe('a workbook', () => {
  it('is read with typed dates, numbers and booleans, and text as a CSV’s', async () => {
    const { result, run } = await openFile(
      workbook({
        Debts: [
          ['Aged debtors'],
          null,
          header,
          ['A Ltd', 1042, 1234.5600000000002, dateOf(46_034), booleanOf(0)],
          ['B\u200b Ltd', '00042', '£1,000.00', '13/01/2026', booleanOf(1)],
          null,
          ['C Ltd', 7, 250, ['t="e"', '#VALUE!'], null],
          ['D Ltd', 8, 250, '46036', null],
          ['Total', null, 2734.56, null, null],
          ['Hidden Ltd', 9, 300, '46036', null],
        ],
        Notes: [],
      }),
    )
    expect(result).toMatchObject({
      file: { rowCount: 6, isTextGuessed: false },
      summary: { counts: { ready: 4, toFix: 1, leftOut: 1 } },
    })
    expect(run('rows', 'all', 1).map(({ rowNumber }) => rowNumber)).toEqual([4, 5, 7, 8, 9, 10])
    expect(run('rows', 'all', 1)[2]?.warnings.join()).toMatch(/This is not a date/)
    expect(run('batch', 'ready').map(({ body }) => body)).toMatchObject([
      {
        external_ref: '1042',
        debtor_debt: {
          ...{ initial_debt: 1234.56, last_invoice_date: '2026-01-12', debt_disputed: false },
        },
      },
      {
        ...{ company_name: 'B Ltd', external_ref: '00042' },
        debtor_debt: { initial_debt: 1000, last_invoice_date: '2026-01-13', debt_disputed: true },
      },
      { company_name: 'C Ltd', debtor_debt: { last_invoice_date: null } },
      { company_name: 'D Ltd', debtor_debt: { last_invoice_date: '2026-01-14' } },
    ])
  })

  it('of several visible sheets asks which, reads the one that was chosen, and needs a visible one', async () => {
    const sheets = { May: [header, ['A Ltd', 'R', 5]], June: [header, ['B Ltd', 'R', 6]] }
    const file = workbook(sheets)
    expect((await openFile(file)).result).toEqual({ workbook: { file, sheets: ['May', 'June'] } })
    const hidden = workbook(sheets, { state: ' state="veryHidden"' })
    for (const { run } of [await openFile(file, 'June'), await openFile(hidden)])
      expect(run('batch', 'ready')).toMatchObject([{ body: { company_name: 'B Ltd' } }])
    const { result } = await openFile(workbook({ May: sheets.May }, { state: ' state="hidden"' }))
    expect(result).toBe('The selected file is empty')
  })

  it('may count its days from 1904', async () => {
    const rows = [header, ['A Ltd', 'R', 5, dateOf(44_572)]]
    const { run } = await openFile(workbook({ May: rows }, { epoch: ' date1904="true"' }))
    expect(run('rows', 'all', 1)[0]?.cells[1]?.shown).toBe('12 Jan 2026')
  })

  it.each([
    ['[$€-2] #,##0.00', '€1234.56'],
    ['#,##0\\ &quot;kr&quot;;[Red]\\-0', 'kr1234.56'],
    ['_(&#x24;* 0.00_)', '$1234.56'],
    ['&quot;Amount EUR &quot;0.00', 'EUR1234.56'],
    ['General &quot;kr&quot;', 'kr1234.56'],
    ['0.00&quot;p&quot;', 'p1234.56'],
    ['&quot;£&quot;0.00;_-* 0\\ _€_-;0&quot; m&quot;', null],
    ['0.00&quot; Cr&quot;', 'Cr 1234.56'],
    ['0.00&quot; Dr&quot;;0.00&quot; Cr&quot;', null],
  ])('has the currency or side that the number format %s shows', async (format, shown) => {
    const money = ['s="2"', 1234.5600000000002] as const
    const rows = [header, ['A Ltd', 'R', money], ['B Ltd', 'S', 5], ['C Ltd', 'T', null, money]]
    const { run } = await openFile(workbook({ Debts: rows }, { money: format }))
    const [first, second] = run('rows', 'all', 1)
    expect(second?.status).toBe('ready')
    expect(first?.leftOut?.reason).toBe(shown && !/^Cr/.test(shown) ? 'currency' : undefined)
    expect(first?.cells.map((cell) => cell.shown)).toContain(shown ?? '£1,234.56')
  })

  it('keeps the leading zeros that a number format shows', async () => {
    const rows = [header, ['A Ltd', ['s="2"', 42] as const, 5]]
    const { run } = await openFile(workbook({ May: rows }, { money: '&quot;INV-&quot;00\\ 00' }))
    expect(run('batch', 'ready')).toMatchObject([{ body: { external_ref: 'INV-0042' } }])
  })

  it.each([
    ['is no workbook', zipSync({ 'readme.txt': strToU8('x') })],
    ['is cut short', new TextEncoder().encode('PK\u0003\u0004\u0014\u0000')],
  ])('is refused when it %s', async (_, bytes) => {
    const { result } = await openFile(new File([bytes as Uint8Array<ArrayBuffer>], 'debts.xlsx'))
    expect(result).toMatch(/^The selected file must be a CSV or an Excel workbook/)
  })
})

const numbers = `1042=1042, 1250=1250, 1250.5=1250.50, 0.1=0.10, 1234.5599999999999=1234.56, 0.30000000000000004=0.30,
  1.005=1.01, 8.345=8.35, 4.440892098500626e-16=0.00, -5.5=-5.50, 1E3=1000, 1e300=1e300`

it.each(numbers.split(/,\s+/).map((pair) => pair.split('=')))(
  'the typed number %s is %s',
  (stored = '', text) => expect(numberText(stored)).toBe(text),
)
