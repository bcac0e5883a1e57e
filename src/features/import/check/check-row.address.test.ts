// @vitest-environment node
import { expect, test } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { fileLimits } from '../choose/file-limits'
import { address, type Cells, check, checkSettings, issues, ready } from '../testing/check'
import { checkRow } from './check-row'
import { columnIndexesOf } from './row-cells'

test.each<[keyof Cells, string[]]>([
  ['street_1', ['city', 'postcode']],
  ['street_2', ['street_1', 'city', 'postcode']],
  ['street_3', ['street_1', 'city', 'postcode']],
  ['city', ['street_1', 'postcode']],
  ['county', ['street_1', 'city', 'postcode']],
  ['postcode', ['street_1', 'city']],
])('an address is rejected when it has only %s', (field, missing) => {
  const cell = { ...address, street_2: 'Mill', street_3: 'Hill', county: 'Kent' }[field] ?? ''
  expect(issues({ [field]: cell }).map(([column]) => column)).toEqual(missing)
})

test.each(['', ' ', '\u00a0'])('an address is rejected when its postcode is blank: %j', (blank) => {
  expect(issues({ ...address, postcode: blank })).toEqual([
    ['postcode', 'Enter a full UK postcode, like SW1A 1AA'],
  ])
})

test('an invalid postcode is rejected once', () => {
  expect(issues({ ...address, postcode: 'LS1 4A' }).map(([column]) => column)).toEqual(['postcode'])
})

const long = 'x'.repeat(fileLimits.cellCharacters)

test('a cell is accepted when it has as many characters as a spreadsheet allows', () => {
  expect(ready({ department: long }).entry.department).toBe(long)
})

test('only the cells that are too long are rejected, with the start of their text', () => {
  const row = check({ department: `${long}x`, debt_type: long, company_name: '' })
  expect(row).toEqual({
    kind: 'to-fix',
    issues: [
      {
        column: 'department',
        value: `${'x'.repeat(100)}…`,
        reason: 'Text must be 32,767 characters or fewer. Shorten it, or leave the column out',
      },
    ],
  })
})

test('a row is rejected when all of its cells are too long', () => {
  const columnIndexes = columnIndexesOf([importColumns[0] ?? null])
  const row = checkRow({ cells: [`${long}x`], problem: null }, { ...checkSettings, columnIndexes })
  expect(row).toMatchObject({ kind: 'to-fix', issues: [{ column: importColumns[0] }] })
})
