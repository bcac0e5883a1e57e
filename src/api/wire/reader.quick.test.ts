// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { pence } from './amounts'
import { readableOf, readerOf, unread } from './reader'

vi.mock('zod/mini', async (importOriginal) => {
  const original = await importOriginal<typeof z>()
  return { ...original, safeParse: vi.fn(original.safeParse) }
})
const zodReads = vi.mocked(z.safeParse)
beforeEach(() => void zodReads.mockClear())

const keep = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value),
)
const upperCase = z.transform((value: string) => value.toUpperCase())

describe('a valid value is read without zod:', () => {
  it.each<[string, () => z.ZodMiniType, unknown[]]>([
    ['anything', () => z.unknown(), [null, 'x', { key: 1 }]],
    ['a number', () => z.number(), [0, -1.5, 1e308]],
    ['a number from a bound on', () => z.number().check(z.gte(1.5)), [1.5, 2]],
    ['a number above a bound', () => z.number().check(z.gt(1.5)), [1.6]],
    ['a whole number', () => z.int(), [0, -5, 2 ** 40]],
    ['an id', () => z.int().check(z.positive()), [1, 2 ** 40]],
    ['a text', () => z.string(), ['', 'x']],
    ['a flag', () => z.boolean(), [true, false]],
    ['a text or null', () => z.nullable(z.string()), [null, 'x']],
    ['an optional text', () => z.optional(z.string()), [undefined, 'x']],
    ['a text or number', () => z.union([z.string(), z.number()]), ['x', 1]],
    ['a list', () => z.array(z.string()), [[], ['x'], ['x', 'y']]],
    ['a list of anything', () => z.array(z.unknown()), [[1, 'x', null]]],
    ['a transformed text', () => z.pipe(z.string(), upperCase), ['x']],
    ['a record', () => z.looseObject({ id: z.int() }), [{ id: 1 }, { id: 1, other: 'x' }]],
    [
      'a record with optional fields',
      () => z.looseObject({ a: z.optional(z.string()), b: keep }),
      [{}, { a: 'x' }, { b: null }, { b: 'x' }],
    ],
  ])('%s', (_, createSchema, values) => {
    const schema = createSchema()
    const read = readerOf(schema)
    for (const value of values) expect(read(value)).toStrictEqual(schema.parse(value))
    expect(zodReads).not.toHaveBeenCalled()
  })
})

it('a valid value is read without zod after one that a transform refused', () => {
  const read = readerOf(pence)
  expect(read('a lot')).toBe(unread)
  zodReads.mockClear()
  expect(read('1.50')).toBe(150)
  expect(zodReads).not.toHaveBeenCalled()
})

it('a value that is not valid is refused by zod', () => {
  expect(readerOf(z.string())(1)).toBe(unread)
  expect(zodReads).toHaveBeenCalledOnce()
})

it('all empty lists share one array', () => {
  const read = readerOf(z.array(z.string()))
  expect(read([])).toBe(read([]))
})

describe('the readable entries of a list', () => {
  it('leave out the others', () => {
    expect(readableOf(z.pipe(z.string(), upperCase))(['a', 1, null, 'b'])).toEqual(['A', 'B'])
  })

  it.each([null, undefined, 'x', 5, {}])('are none when it is %j', (value) => {
    expect(readableOf(z.string())(value)).toEqual([])
  })
})
