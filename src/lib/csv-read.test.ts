// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readTable } from './csv-read'
import { writeRows } from './csv-write'

const known = new Set(['name', 'amount', 'date', '__proto__'])
function read(text: string) {
  return readTable(text, (header) => known.has(header.trim().toLowerCase()))
}
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells)

describe('I01: what a CSV can hold', () => {
  test.each<[string, string, string[][]]>([
    ['plain cells', 'name,amount\na,1', [['a', '1']]],
    [
      'CRLF',
      'name,amount\r\na,1\r\nb,2\r\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['CR alone', 'name,amount\ra,1\r', [['a', '1']]],
    ['a delimiter in quotes', 'name,amount\n"Smith, Jones",1', [['Smith, Jones', '1']]],
    ['escaped quotes', 'name,amount\n"say ""hi""",1', [['say "hi"', '1']]],
    ['nothing but escaped quotes', 'name,amount\n"""",1', [['"', '1']]],
    ['a line break in quotes', 'name,amount\n"a\nb",1', [['a\nb', '1']]],
    ['CRLF in quotes', 'name,amount\r\n"a\r\nb",1\r\n', [['a\nb', '1']]],
    ['quotes and line breaks', 'name,amount\n"a\n""b""\nc","1"', [['a\n"b"\nc', '1']]],
    ['empty quoted cells', 'name,amount\n"",""\n"a",""', [['a', '']]],
    ['JSON', 'name,amount\n"{""k"": [1, 2]}",1', [['{"k": [1, 2]}', '1']]],
    [
      'other scripts',
      'name,amount\nمحمود,١\n株式会社,2',
      [
        ['محمود', '١'],
        ['株式会社', '2'],
      ],
    ],
    ['spaces, kept for the rules', 'name,amount\n a , 1 ', [[' a ', ' 1 ']]],
    ['spaces behind a quoted cell', 'name,amount\n"a" ,1', [['a', '1']]],
    ['a quote inside an unquoted cell', 'name,amount\n6" pipe,1', [['6" pipe', '1']]],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })
})

describe('I03: delimiters', () => {
  test.each([
    [',', 'name,amount\nSmith; Co,5\n', ['Smith; Co', '5']],
    [';', 'name;amount\nSmith, Co;5,00\n', ['Smith, Co', '5,00']],
    ['\t', 'name\tamount\nSmith, Co\t5\n', ['Smith, Co', '5']],
    ['|', 'name|amount\nSmith, Co|5\n', ['Smith, Co', '5']],
    [';', 'sep=;\nname;amount\nx;5\n', ['x', '5']],
    [',', 'sep=,\r\nname,amount\r\nx,5\r\n', ['x', '5']],
    [',', 'name\nSmith\n', ['Smith']],
    [';', 'Firma;Betrag\nx;5\n', ['x', '5']],
  ])('finds %j in %j', (_, text, cells) => {
    expect(cellsOf(text)).toEqual([cells])
  })
})

describe('rows and their numbers', () => {
  test('blank lines count, and so does a cell of two lines only once', () => {
    const { rows } = read('name,amount\n\na,1\n,,\n"b\nb",2\nc,3')
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [3, 'a'],
      [5, 'b\nb'],
      [6, 'c'],
    ])
  })

  test('mixed line endings do not merge rows', () => {
    expect(cellsOf('name,amount\r\na,1\nb,2\rc,3')).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ])
  })

  test('the header may stand below a title', () => {
    const table = read('Aged debt report\n\nname,amount\na,1\n')
    expect(table).toMatchObject({ headerRow: 3, header: ['name', 'amount'] })
    expect(table.rows).toMatchObject([{ number: 4, cells: ['a', '1'], problem: null }])
  })

  test('zeros, text artefacts and escaped formulas are unwrapped', () => {
    expect(cellsOf('name,amount\n="00123",0044\n\'=1+1,\'abc\n')).toEqual([
      ['00123', '0044'],
      ['=1+1', "'abc"],
    ])
  })
})

describe('I03: headers', () => {
  test('duplicates both stay, __proto__ is a name like any other, empty ones at the end go', () => {
    const { header, rows } = read('name,name,__proto__,amount,,\na,b,c,5,,\n')
    expect(header).toEqual(['name', 'name', '__proto__', 'amount'])
    expect(rows).toMatchObject([{ cells: ['a', 'b', 'c', '5'], problem: null }])
    expect(Object.prototype).not.toHaveProperty('amount')
  })
})

describe('I02: malformed rows', () => {
  test.each([
    ['too few', 'name,amount,date\na,1\n', 'This row has 2 columns, the header has 3'],
    ['too many', 'name,amount\na,1,x\n', 'This row has 3 columns, the header has 2; beyond it: x'],
    ['stray marks', 'name,amount\n"A "b" C",1\n', 'The quotation marks do not pair up'],
  ])('%s', (_, text, problem) => {
    expect(read(`${text}`).rows).toMatchObject([{ number: 2, problem }])
  })

  test('one bad row does not affect the others', () => {
    expect(read('name,amount\na\nb,2\n').rows).toMatchObject([
      { number: 2, problem: expect.any(String) },
      { number: 3, problem: null },
    ])
  })

  test('empty cells beyond the header are no fault', () => {
    expect(read('name,amount\na,1,,\n').rows).toMatchObject([{ problem: null }])
  })

  test.each([
    ['never closed', '"b,2\nc,3\nd,4\n'],
    ['closed in a later row', '"b" x,2\nc,3\n"d",4\n'],
    ['opened on the last row', '"b,2'],
  ])('a quotation mark %s affects only its own row', (_, text) => {
    const { rows } = read(`name,amount\na,1\n\n${text}`)
    expect(rows.map(({ number, cells, problem }) => [number, cells[0], problem !== null])).toEqual([
      [2, 'a', false],
      [4, expect.stringMatching(/^b/), true],
      ...(text.includes('c,3')
        ? [
            [5, 'c', false],
            [6, 'd', false],
          ]
        : []),
    ])
  })

  test('a file of unclosed quotation marks is read to its end', () => {
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

test('X03: written text is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab 1=+-@\'",;|\t\n＝£é') })
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(
      fc
        .array(cell, { minLength: width, maxLength: width })
        .filter((row) => row.join('').trim() !== ''),
      { minLength: 1, maxLength: 6 },
    ),
  )
  fc.assert(
    fc.property(table, (rows) => {
      const header = ['name', 'amount', 'date', '__proto__'].slice(0, rows[0]?.length)
      expect(cellsOf(writeRows([header, ...rows]))).toEqual(rows)
    }),
    { numRuns: 3_000 },
  )
})

describe('I10: limits', () => {
  const readUpTo = (text: string, columns: number, rows: number) =>
    readTable(text, (header) => known.has(header), { columns, rows })

  test('rows beyond the limit are counted, not kept', () => {
    const { rows, rowCount } = readUpTo(`name\n${'a\n'.repeat(30)}`, 5, 20)
    expect(rows).toHaveLength(20)
    expect(rowCount).toBe(30)
  })

  test('no row is padded to a header beyond the limit', () => {
    const { header, rows, rowCount } = readUpTo('name,amount,date\na\nb\n', 2, 20)
    expect(header).toHaveLength(3)
    expect({ rows, rowCount }).toEqual({ rows: [], rowCount: 2 })
  })
})

it('a first line with several cells is the header where no name is known, below a title', () => {
  expect(read('Offene Posten\n\nFirma;Betrag\nx;5\n')).toMatchObject({
    ...{ header: ['Firma', 'Betrag'], headerRow: 3, knownNames: 0 },
  })
})

it('marks that nobody sees are removed, in quotes as well', () => {
  expect(cellsOf('name,amount\n\u200e"a\u00ad\u200b",\ufeff1\u202c\n')).toEqual([['a', '1']])
})
