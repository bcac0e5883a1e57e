import { describe, expect, test } from 'vitest'
import { unguard, writeCsv, writeRows } from './csv-write'

describe('X02: writeCsv', () => {
  test('writes the columns in their order, CRLF, and an empty cell for what is missing', () => {
    expect(writeCsv(['b', 'a'], [{ a: 'x', b: 1.5 }, { a: 'y' }])).toBe('b,a\r\n1.5,x\r\n,y\r\n')
  })

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', '" kept "'],
    ['O’Neill & Söhne £', 'O’Neill & Söhne £'],
  ])('quotes %j as %s', (text, written) => {
    expect(writeRows([[text, 'x']])).toBe(`${written},x\r\n`)
  })

  test('a lone empty cell is not a blank line', () => {
    expect(writeRows([['']])).toBe('""\r\n')
  })
})

describe('X01: formula injection', () => {
  test.each([
    '=1+1',
    '+44 20 7946 0000',
    '-2+3',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '  =1',
    '\u00a0=1',
    '=1+1\nx',
    "'=1",
  ])('%j is guarded, and comes back unchanged', (text) => {
    const written = writeRows([[text, '']]).replace(/^"?/, '')
    expect(written.startsWith("'")).toBe(true)
    expect(unguard(`'${text}`)).toBe(text)
  })

  test.each(["'s-Hertogenbosch", 'a=b', "'", "'00123", 'Smith-Jones'])(
    '%j is left alone',
    (text) => {
      expect(writeRows([[text, '']])).toBe(`${text},\r\n`)
      expect(unguard(text)).toBe(text)
    },
  )

  test('numbers given as numbers stay numbers', () => {
    expect(writeRows([[-5, 0, 1234.5]])).toBe('-5,0,1234.5\r\n')
  })

  test('a header is guarded too', () => {
    expect(writeCsv(['=x'], [])).toBe("'=x\r\n")
  })
})
