// @vitest-environment node
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readTable } from './csv-read'
import { unescapeFormulas, writeRows } from './csv-write'

describe('X02: a CSV file', () => {
  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', '" kept "'],
    ['O’Neill & Söhne £', 'O’Neill & Söhne £'],
    ['Łódź 株式会社 محمود 👩‍👦', 'Łódź 株式会社 محمود 👩‍👦'],
    ['a\r\nb; c\td|e', '"a\r\nb; c\td|e"'],
  ])('quotes %j as %s', (text, written) => {
    expect(writeRows([[text, 'x']])).toBe(`${written},x\r\n`)
  })

  test('a lone empty cell is not a blank line', () => {
    expect(writeRows([['']])).toBe('""\r\n')
  })
})

describe('X01: formula injection', () => {
  test.each([
    ...["'s-Hertogenbosch", 'a=b', "'", "'00123", 'Smith-Jones', 'tel. 020 7946 0000'],
    ...['Smith; Jones', 'a,b=c', "O'Neill; 'tis", '1; 2 - 3'],
  ])('%j is left alone', (text) => {
    expect(writeRows([[text, '']]).replaceAll('"', '')).toBe(`${text},\r\n`)
    expect(unescapeFormulas(text)).toBe(text)
  })

  /** Texts of characters that are special to CSV readers and spreadsheets. */
  const hostile = fc.string({
    unit: fc.constantFrom(...'ab1 =+-@\'",;|\t\r\n\0\u200b\u00a0＝＋－＠'),
    maxLength: 12,
  })
  const sheet = fc.array(fc.array(hostile, { minLength: 3, maxLength: 3 }), { minLength: 1 })

  test.each([',', ';', '\t', '|'])('no formula runs when cells are split at %j', (delimiter) => {
    const quoted = (text: string) =>
      Papa.parse<string[]>(text, { delimiter, newline: '\r\n' }).data.flat()
    const unquoted = (text: string) =>
      text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter))
    fc.assert(
      fc.property(sheet, (rows) => {
        const text = writeRows(rows)
        for (const cell of [...quoted(text), ...unquoted(text)]) {
          expect(cell).not.toMatch(/^["\0\u200b\s]*[=+\-@＝＋－＠]/)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('X03: any escaped text is read back unchanged by the import', () => {
    const header = ['name', 'amount', 'date']
    fc.assert(
      fc.property(sheet, (rows) => {
        const named = rows.map(([first, ...rest]) =>
          [`x${first}`, ...rest].map((cell) => cell.replace(/[\0\u200b]/g, '')),
        )
        const read = readTable(writeRows([header, ...named]), (name) => header.includes(name))
        // The reader normalises line endings.
        const lines = named.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n')))
        expect(read.rows.map(({ cells }) => cells)).toEqual(lines)
      }),
      { numRuns: 2_000 },
    )
  })

  test('numbers given as numbers stay numbers', () => {
    expect(writeRows([[-5, 0, 1234.5]])).toBe('-5,0,1234.5\r\n')
  })
})
