// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { debtor } from '../debtor/debtor'
import { mutantsOf } from '../testing/mutants'
import { debtorRecord } from '../testing/records'
import { replacements } from '../testing/replace-field'
import { day, pence, penceOrNull } from './amounts'
import { flag, id, listOf, text } from './fields'
import { readerOf, unread } from './reader'
import { tolerantRecord } from './tolerant-record'

/** Asserts that reader and schema agree about a value. */
function expectAgreement(schema: z.ZodMiniType, values: Iterable<unknown>) {
  const read = readerOf(schema)
  for (const value of values) {
    const result = schema.safeParse(value)
    expect(read(value)).toStrictEqual(result.success ? result.data : unread)
  }
}

describe('a reader agrees with its schema', () => {
  it('Z1: on a debtor with any one value replaced', () => {
    expectAgreement(debtor, mutantsOf(debtorRecord))
  })

  it.each<[string, z.ZodMiniType]>([
    ['an id', id],
    ['a text', text],
    ['a flag', flag(true)],
    ['an amount', pence],
    ['an amount that may be missing', penceOrNull],
    ['a day', day],
    ['a list', listOf(z.string())],
    ['a record of which not all has to be readable', tolerantRecord({ id }, { text })],
    ['a number', z.number()],
    ['anything', z.unknown()],
    ['a whole number to a bound', z.int().check(z.lte(5))],
    ['a number between bounds', z.number().check(z.gte(1), z.lte(5))],
    ['a whole number from two bounds on', z.int().check(z.positive(), z.gte(5))],
    ['a whole number of 32 bits', z.int32()],
    ['a number from a bound on', z.number().check(z.gte(1.5))],
    ['a text of some length', z.string().check(z.minLength(2))],
    ['a number made of anything', z.coerce.number()],
    ['a coerced number, else a text', z.union([z.coerce.number(), z.string()])],
    ['a coerced text, else a number', z.union([z.coerce.string(), z.number()])],
    ['a coerced flag, else a number', z.union([z.coerce.boolean(), z.number()])],
    ['what is missing said otherwise', z._default(z.string(), 'none')],
    ['an optional text with a default', z.optional(z._default(z.string(), 'none'))],
    ['a choice', z.enum(['x', ''])],
    ['one of two kinds alone', z.xor([z.string(), z.int()])],
    ['exactly one of two kinds of text', z.xor([z.string(), z.string().check(z.minLength(2))])],
    ['there and back', z.codec(z.string(), z.number(), { decode: Number, encode: String })],
    [
      'a codec between texts',
      z.codec(z.string(), z.string(), { decode: (text) => `${text}!`, encode: String }),
    ],
    [
      'a transform of an optional text',
      z.pipe(
        z.nullish(z.string()),
        z.transform((value) => value),
      ),
    ],
    [
      'a transform to an optional value',
      z.pipe(
        z.transform((value): unknown => value ?? 'none'),
        z.optional(z.unknown()),
      ),
    ],
    ['what a check of its own takes', z.custom((value) => value === 'x')],
  ])('on %s, alone and inside a record', (_, schema) => {
    const values = [undefined, 3, 2 ** 40, 'xx', ...replacements]
    expectAgreement(schema, values)
    const records = values.map((key) => (typeof key === 'symbol' ? {} : { key, other: key }))
    for (const object of [z.looseObject, z.object, z.strictObject]) {
      expectAgreement(object({ key: schema }), [...records, ...replacements, { other: 1 }])
      const optional = object({ key: z.optional(schema), other: z.unknown() })
      expectAgreement(optional, [...records, { other: 1 }])
      expectAgreement(z.array(object({ key: z.nullish(schema) })), [records, ...records])
    }
  })

  it('on a key called __proto__', () => {
    const sent: unknown = JSON.parse('{"__proto__": {"id": 1}, "other": 2}')
    const read = readerOf(z.looseObject({ id: z.optional(id) }))(sent)
    expect(Object.keys(read)).toEqual(['other'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  it('on the value after a refused one', () => {
    const read = readerOf(listOf(pence))
    expect([['x'], ['1.50'], [1, 'x'], null].map(read)).toEqual([unread, [150], unread, []])
  })
})
