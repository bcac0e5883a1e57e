// @vitest-environment node
import { expect, test } from 'vitest'
import type { RowIssue } from '../check/rows'
import { createIssueGroups } from './issue-groups'

const issue = (value: string, more: Partial<RowIssue> = {}): RowIssue => ({
  column: 'postcode',
  value,
  reason: 'Enter a postcode',
  ...more,
})
const numberOf = (rowIndex: number) => rowIndex + 2
const always = () => true
const groupsOf = (...rows: (readonly RowIssue[])[]) => {
  const groups = createIssueGroups()
  for (const [rowIndex, issues] of rows.entries()) groups.set(rowIndex, issues)
  return groups
}

test('issues are grouped by column and reason', () => {
  const groups = groupsOf(
    [issue('1'), issue('', { column: 'city', reason: 'Enter a town' })],
    [issue('2')],
    [issue('3', { reason: 'Enter a whole postcode' })],
    [issue('4', { column: null })],
  ).groups(numberOf, always)
  expect(groups.map(({ column, reason, rows }) => [column, reason, rows])).toEqual([
    ['postcode', 'Enter a postcode', 2],
    ['city', 'Enter a town', 1],
    ['postcode', 'Enter a whole postcode', 1],
    [null, 'Enter a postcode', 1],
  ])
  expect(groups.map(({ id }) => id)).toEqual([
    'postcode|Enter a postcode',
    'city|Enter a town',
    'postcode|Enter a whole postcode',
    '|Enter a postcode',
  ])
})

test('rows of the wrong length are one group regardless of their numbers, unless a column is at fault', () => {
  const shape = (reason: string, more: Partial<RowIssue> = {}) =>
    issue('', { column: null, reason, isShape: true, ...more })
  const groups = groupsOf(
    [shape('This row has 3 cells')],
    [shape('This row has 5 cells')],
    [shape('Look: This row has 5 cells')],
    [issue('x', { reason: 'This row has 5 cells' })],
  ).groups(numberOf, always)
  expect(groups.map(({ reason, rows, isShape }) => [reason, rows, isShape])).toEqual([
    ['Cells and columns do not match', 2, true],
    ['Look: This row has 5 cells', 1, true],
    ['This row has 5 cells', 1, false],
  ])
})

test('groups are sorted by size, their rows by number and their values by frequency', () => {
  const [group, other] = groupsOf(
    [issue('x', { reason: 'Rare' })],
    [issue('b')],
    [issue('a', { suggestion: 'A' })],
    [issue('a', { suggestion: 'A' })],
  ).groups((rowIndex) => 10 - rowIndex, always)
  expect(group).toEqual({
    id: 'postcode|Enter a postcode',
    column: 'postcode',
    reason: 'Enter a postcode',
    rows: 3,
    first: [7, 8, 9],
    values: [
      { value: 'a', rows: 2, suggestion: 'A' },
      { value: 'b', rows: 1 },
    ],
    distinct: 2,
    suggestions: 2,
    isShape: false,
  })
  expect(other?.reason).toBe('Rare')
})

test('a group lists twelve rows and six values, and counts up to two hundred values', () => {
  const rows = Array.from({ length: 250 }, (_, rowIndex) => [issue(`${rowIndex}`)])
  const [group] = groupsOf(...rows).groups(numberOf, always)
  expect(group).toMatchObject({ rows: 250, distinct: 200 })
  expect(group?.first).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(group?.values.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5'])
})

test('a row that is not open is in no group', () => {
  const groups = groupsOf([issue('1')], [issue('2')])
  const [group, ...others] = groups.groups(numberOf, (rowIndex) => rowIndex === 1)
  expect([group?.first, others]).toEqual([[3], []])
  groups.set(1, [])
  expect(groups.groups(numberOf, always)).toMatchObject([{ first: [2] }])
  expect([groups.any(0), groups.any(1), groups.of(1)]).toEqual([true, false, []])
})

test('the rows of a group are found by its id', () => {
  const groups = groupsOf([issue('1'), issue('', { column: 'city' })], [], [issue('2')])
  const id = 'postcode|Enter a postcode'
  expect(groups.entries(id)).toEqual([
    { rowIndex: 0, issue: issue('1') },
    { rowIndex: 2, issue: issue('2') },
  ])
  expect([groups.has(0, id), groups.has(1, id), groups.has(2, 'city|Enter a postcode')]).toEqual([
    true,
    false,
    false,
  ])
  expect(groups.some(({ value }) => value === '2')).toBe(true)
  expect(groups.some(({ value }) => value === '3')).toBe(false)
  expect(groups.some(({ column }) => column === 'city')).toBe(true)
})

test('malformed rows are one group, apart from rows with another reason', () => {
  const malformed = (cells: number) =>
    issue('', { column: null, reason: `This row has ${cells} cells`, isShape: true })
  const other = issue('', { column: null, reason: 'Odd: This row has no email' })
  const inColumn = issue('', { reason: 'This row has no town' })
  const groups = groupsOf([malformed(3)], [malformed(4)], [other], [inColumn])
  expect(
    groups.groups(numberOf, always).map(({ reason, rows, isShape }) => [reason, rows, isShape]),
  ).toEqual([
    ['Cells and columns do not match', 2, true],
    ['Odd: This row has no email', 1, false],
    ['This row has no town', 1, false],
  ])
})
