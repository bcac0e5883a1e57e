// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { flag, id, listing, listOf, pointAt, readableOf, repeatedText, text } from './fields'

it.each<[unknown, string]>([
  ['Rang.', 'Rang.'],
  [' kept ', ' kept '],
  [12.5, '12.5'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('the text of %j is %j, repeated or not', (value, expected) => {
  expect(text.parse(value)).toBe(expected)
  expect(repeatedText.parse(value)).toBe(expected)
})

it.each([true, {}, ['x'], Number.NaN])('%j is no text', (value) => {
  expect(text.safeParse(value).success).toBe(false)
  expect(repeatedText.safeParse(value).success).toBe(false)
})

it.each<[boolean, unknown, boolean]>([
  [true, null, true],
  [true, undefined, true],
  [true, false, false],
  [false, null, false],
  [false, true, true],
])('a flag that defaults to %s reads %j as %s', (missing, value, expected) => {
  expect(flag(missing).parse(value)).toBe(expected)
})

it.each(['yes', '', 0, 1, {}, []])('%j is no flag', (value) => {
  expect(flag(true).safeParse(value).success).toBe(false)
})

it.each<[unknown, number[]]>([
  [
    [1, 2],
    [1, 2],
  ],
  [null, []],
  [undefined, []],
])('a list reads %j as %j', (value, expected) => {
  expect(listOf(id).parse(value)).toEqual(expected)
})

it.each([[[1, 0]], [['x']], [{}], ['x']])('a list does not read %j', (value) => {
  expect(listOf(id).safeParse(value).success).toBe(false)
})

it('all empty lists share one array', () => {
  expect(listOf(id).parse([])).toBe(listOf(text).parse(null))
})

describe('the readable entries of a list', () => {
  it('leave out the others', () => {
    expect(readableOf(id)([1, 0, 'x', null, 2])).toEqual([1, 2])
    expect(readableOf(listOf(id))([[1], [0], null])).toEqual([[1], []])
  })

  it.each([null, undefined, 'x', 5, {}])('are none when it is %j', (value) => {
    expect(readableOf(id)(value)).toEqual([])
  })
})

it('a point has its longitude first', () => {
  expect(pointAt(-1.5, 53.8)).toEqual({ type: 'Point', coordinates: [-1.5, 53.8] })
})

describe('a list response', () => {
  const records = listing(z.object({ id }))

  it.each<[string, unknown]>([
    ['a plain list', [{ id: 1 }, { id: 0 }, null, { id: 2 }]],
    ['a page', { count: 4, results: [{ id: 1 }, { id: 0 }, null, { id: 2 }] }],
  ])('counts the unreadable records of %s', (_, value) => {
    expect(records.parse(value)).toEqual({ items: [{ id: 1 }, { id: 2 }], unreadable: 2 })
  })

  it.each([null, undefined, 'x', 5, {}, { results: null }, { results: {} }])(
    'cannot be %j, and gives the reason',
    (value) => {
      expect(records.safeParse(value).error?.issues).toEqual([
        { code: 'custom', message: 'not a list', path: [] },
      ])
    },
  )
})
