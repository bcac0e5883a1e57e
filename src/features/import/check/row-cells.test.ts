// @vitest-environment node
import { expect, test } from 'vitest'
import { columnIndexesOf, isTotalRow, RowCells } from './row-cells'

const columnIndexes = columnIndexesOf([
  'company_name',
  null,
  'postcode',
  'is_disputed',
  'company_number',
])
const cellsOf = (...cells: string[]) => new RowCells(cells, columnIndexes)

test('fields map to the index of their column, and unmatched columns are skipped', () => {
  expect([...columnIndexes]).toEqual([
    ['company_name', 0],
    ['postcode', 2],
    ['is_disputed', 3],
    ['company_number', 4],
  ])
})

test('a value is blank when the file has no column or the row no cell for it', () => {
  const cells = cellsOf('Acme', 'other')
  expect([cells.value('company_name'), cells.value('postcode'), cells.value('city')]).toEqual([
    'Acme',
    '',
    '',
  ])
})

test('a warning about the row as a whole has no value', () => {
  const cells = cellsOf('Acme')
  cells.warn(null, 'There is no address')
  cells.warn('company_name', 'Odd')
  expect(cells.warnings).toEqual([
    { column: null, value: '', reason: 'There is no address' },
    { column: 'company_name', value: 'Acme', reason: 'Odd' },
  ])
  expect(cells.issues).toEqual([])
})

test('a valid value is returned with its warning; an invalid one is replaced by the default', () => {
  const cells = cellsOf('Acme')
  expect(cells.take('company_name', { ok: true, value: 'A' }, '-')).toBe('A')
  expect(cells.warnings).toEqual([])
  expect(cells.take('company_name', { ok: true, value: 'A', warning: 'Odd' }, '-')).toBe('A')
  expect(cells.warnings.map(({ reason }) => reason)).toEqual(['Odd'])
  expect(cells.take('company_name', { ok: false, error: 'Wrong' }, '-')).toBe('-')
  expect(cells.issues).toEqual([{ column: 'company_name', value: 'Acme', reason: 'Wrong' }])
})

test.each([
  ['a trailing space', 'company_name', 'Acme ', 'Acme', 0],
  ['lower case', 'postcode', 'ls1 4ap', 'LS1 4AP', 0],
  ['a missing leading zero', 'company_number', '1234567', '01234567', 1],
  ['nothing', 'company_number', '01234567', '01234567', 0],
  ['white space only', 'company_name', ' \u00a0', '', 0],
  ['an invisible character', 'company_name', '\u200b', '', 0],
] as const)('a text that differs by %s is normalised', (_, column, cell, text, changes) => {
  const values = [...columnIndexes].map(([field]) => (field === column ? cell : ''))
  const cells = cellsOf(values[0] ?? '', '', values[1] ?? '', values[2] ?? '', values[3] ?? '')
  expect(cells.text(column)).toBe(text)
  expect(cells.changes).toEqual(changes ? [{ column, from: cell, to: text }] : [])
})

test('an invalid text is blank and not reported as a change', () => {
  const cells = cellsOf('', '', 'LS1 4A')
  expect(cells.text('postcode')).toBe('')
  expect(cells.issues).toMatchObject([{ column: 'postcode', value: 'LS1 4A' }])
  expect(cells.changes).toEqual([])
})

test('a yes or no is null when it is blank or invalid', () => {
  expect(cellsOf('', '', '', '').yesNo('is_disputed')).toBeNull()
  expect(cellsOf('', '', '', ' ').yesNo('is_disputed')).toBeNull()
  expect(cellsOf('', '', '', 'Yes').yesNo('is_disputed')).toBe(true)
  const cells = cellsOf('', '', '', 'maybe')
  expect(cells.yesNo('is_disputed')).toBeNull()
  expect(cells.issues).toEqual([
    { column: 'is_disputed', value: 'maybe', reason: 'Enter yes or no' },
  ])
})

test.each([
  ['Total'],
  ['TOTALS:'],
  ['Grand total'],
  ['grand\u00a0Total:'],
  ['Subtotal'],
  ['sub-total'],
  ['Sub total:'],
  ['  total'],
  ['\u00a0Total \u00a0'],
])('a row is a total row when %j is beside amounts only', (word) => {
  expect(isTotalRow([word, '', ' ', '1,000.00', ' 80 '])).toBe(true)
  expect(isTotalRow(['12.50', '', word])).toBe(true)
})

test.each([
  ['it has no label', ['100', '200']],
  ['it is blank', ['', '']],
  ['a name begins with the label', ['Total Ltd', '100']],
  ['a name ends with the label', ['Acme Total', '100']],
  ['a name is beside the label', ['Total', 'Acme Ltd', '100']],
  ['it has two labels', ['Total', 'Total', '100']],
  ['the label is another word', ['Tonal', '100']],
  ['the label is too long', [`total${' '.repeat(16)}`, '100']],
  ['the total is not an amount', ['Total', 'see below']],
])('a row is not a total row when %s', (_, cells) => {
  expect(isTotalRow(cells)).toBe(false)
})

test('a total row may have no amounts and a label of up to twenty letters', () => {
  expect(isTotalRow(['Total'])).toBe(true)
  expect(isTotalRow([`total${' '.repeat(15)}`, '100'])).toBe(true)
})
