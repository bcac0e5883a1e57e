// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { readTable } from './csv-read'

const known = new Set(['name', 'amount', 'date', '__proto__'])
const read = (text: string) => readTable(text, (header) => known.has(header.trim().toLowerCase()))
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells)

/** The rows below the header `name,amount`: `a|1 / b|2`. */
const shown = (text: string) =>
  cellsOf(text)
    .map((cells) => cells.join('|'))
    .join(' / ')

test.each([
  ['mixed line endings', 'a,1\nb,2\rc,3\r\n', 'a|1 / b|2 / c|3'],
  ['a delimiter in quotes', '"Smith, Jones",1', 'Smith, Jones|1'],
  ['nothing but escaped quotes', '"""",1', '"|1'],
  ['CRLF in quotes', '"a\r\nb",1\r\n', 'a\nb|1'],
  ['quotes and line breaks', '"a\n""b""\nc","1"', 'a\n"b"\nc|1'],
  ['empty quoted cells', '"",""\n"a",""', 'a|'],
  ['JSON', '"{""k"": [1, 2]}",1', '{"k": [1, 2]}|1'],
  ['other scripts', 'محمود,١\n株式会社,2', 'محمود|١ / 株式会社|2'],
  ['spaces, kept for the rules', ' a , 1 ', ' a | 1 '],
  ['spaces behind a quoted cell', '"a" ,1', 'a|1'],
  ['spaces before a quoted cell', ' "a, ""b""", "1,200"\na, "b" c', 'a, "b"|1,200 / a| "b" c'],
  ['a quote inside an unquoted cell', '6" pipe,1', '6" pipe|1'],
  ['zeros and escaped formulas', '="00123",0044\n\'=1+1,\'abc\n', "00123|0044 / =1+1|'abc"],
  ['entities', 'A &amp; B,1\nO&#39;Neill,&pound;2\n', "A & B|1 / O'Neill|£2"],
  ['marks that nobody sees', '\u200e"a\u00ad\u200b\ufe0e",\ufeff\u2068\u202d1\u202c\n', 'a|1'],
])('a CSV can hold %s', (_, lines, rows) => {
  expect(shown(`name,amount\n${lines}`)).toEqual(rows)
})

test.each([
  [',', 'name,amount\nSmith; Co,5\n', 'Smith; Co|5'],
  [';', 'name;amount\nSmith, Co;5,00\n', 'Smith, Co|5,00'],
  ['\t', 'name\tamount\nSmith, Co\t5\n', 'Smith, Co|5'],
  ['|', 'name|amount\nSmith, Co|5\n', 'Smith, Co|5'],
  [';', 'sep=;\nname;amount\nx;5\n', 'x|5'],
  [',', 'sep=,\r\nname,amount\r\nx,5\r\n', 'x|5'],
  [',', 'name\nSmith\n', 'Smith'],
  [';', 'Firma;Betrag\nx;5\n', 'x|5'],
])('the delimiter %j is found in %j', (_, text, rows) => {
  expect(shown(text)).toEqual(rows)
})

test('blank lines count, and so does a cell of two lines only once', () => {
  const { rows } = read('name,amount\n\na,1\n,,\n"b\nb",2\nc,3')
  const found = rows.map(({ number, cells }) => `${number} ${cells[0]}`)
  expect(found).toEqual(['3 a', '5 b\nb', '6 c'])
})

describe('the header', () => {
  it('may stand below a title', () => {
    expect(read('Aged debt report\n\nname,amount\na,1\n')).toMatchObject({
      ...{ headerRow: 3, header: ['name', 'amount'] },
      rows: [{ number: 4, cells: ['a', '1'], problem: null }],
    })
  })

  it('is the first line with several cells where no name is known', () => {
    expect(read('Offene Posten\n\nFirma;Betrag\nx;5\n')).toMatchObject({
      ...{ header: ['Firma', 'Betrag'], headerRow: 3, knownNames: 0 },
    })
  })

  it('keeps duplicates and __proto__, and loses empty names at the end', () => {
    const { header, rows } = read('name,name,__proto__,amount,,\na,b,c,5,,\n')
    expect(header).toEqual(['name', 'name', '__proto__', 'amount'])
    expect(rows).toMatchObject([{ cells: ['a', 'b', 'c', '5'], problem: null }])
    expect(Object.prototype).not.toHaveProperty('amount')
  })
})

describe('a malformed row', () => {
  test.each([
    ['too few', 'name,amount,date\na,1\n', 'This row has 2 columns, the header has 3'],
    ['too many', 'name,amount\na,1,x\n', 'This row has 3 columns, the header has 2; beyond it: x'],
    [
      'stray marks',
      'name,amount\n"A "b" C",1\n',
      'A quotation mark opened on this row is never closed, or one stands inside a quoted text',
    ],
    ['empty cells beyond the header', 'name,amount\na,1,,\n', null],
    ['a note below an empty name', 'name,amount,\na,1,x\n', null],
    [
      'a moved row',
      'name,amount,x\na,£1,200,\nb,2.50,\n',
      'This row has 4 columns, the header has 3',
    ],
    ['no moved row', 'name,days,amount,,\na,45,200.00,,\n', null],
  ])('%s is named', (_, text, problem) => {
    expect(read(text).rows[0]).toMatchObject({ number: 2, problem })
  })

  test.each([
    ['too short', 'b\nc,3\n', [true, false]],
    ['with a mark never closed', '"b,2\nc,3\nd,4\n', [true, false, false]],
    ['with a mark closed in a later row', '"b" x,2\nc,3\n"d",4\n', [true, false, false]],
    ['with a mark opened on the last row', '"b,2', [true]],
  ])('%s affects no other row', (_, text, faulty) => {
    const { rows } = read(`name,amount\na,1\n\n${text}`)
    expect(rows.map(({ number, problem }) => [number, problem !== null])).toEqual([
      ...[[2, false]],
      ...faulty.map((isFaulty, index) => [4 + index, isFaulty]),
    ])
  })

  test('of a file full of unclosed quotation marks is read to its end', () => {
    const { rows } = read(`name,amount\n${'"a,1\n'.repeat(500)}`)
    expect(rows).toHaveLength(500)
    expect(rows.every(({ problem }) => problem !== null)).toBe(true)
    expect(rows.at(-1)?.number).toBe(501)
  })
})

test('a record that lies on the border of two parts is read once', () => {
  const line = `"a ""b""\n${'x'.repeat(70)}",1\n`
  const { rows } = read(`name,amount\n${line.repeat(30_000)}`)
  expect(rows).toHaveLength(30_000)
  expect(new Set(rows.map(({ cells, problem }) => `${cells}${problem}`)).size).toBe(1)
})
