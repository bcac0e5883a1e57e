// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { flag, id, listOf, readableOf, text } from './fields'
import { isUnread, tolerantRecord, withUnread } from './tolerant-record'

const createSchema = () =>
  tolerantRecord(
    { id },
    { name: text, isBilling: flag(true), ids: listOf(id) },
    { ids: readableOf(id) },
  )

describe('a tolerant record', () => {
  it('has the values of its fields, and keeps unknown keys', () => {
    const sent = { id: 1, name: 'Ann', isBilling: false, ids: [2], other: {} }
    expect(createSchema().parse(sent)).toStrictEqual(sent)
  })

  it('has the values of missing fields where they are missing', () => {
    expect(createSchema().parse({ id: 1 })).toStrictEqual({
      id: 1,
      name: '',
      isBilling: true,
      ids: [],
    })
  })

  it('has the values of missing fields where they are unreadable, and keeps the raw ones', () => {
    expect(createSchema().parse({ id: 1, name: {}, isBilling: 'yes' })).toStrictEqual({
      id: 1,
      name: '',
      isBilling: true,
      ids: [],
      unread: { name: {}, isBilling: 'yes' },
    })
  })

  it('has the readable entries of a list, and keeps the raw one', () => {
    expect(createSchema().parse({ id: 1, ids: [2, 'x', 3] })).toMatchObject({
      ids: [2, 3],
      unread: { ids: [2, 'x', 3] },
    })
  })

  it.each([{}, { id: 0 }, { id: 'x' }])('is unreadable without a needed field: %j', (value) => {
    expect(createSchema().safeParse(value).success).toBe(false)
  })

  it.each([null, undefined, 'x', 5, true, [], [{ id: 1 }]])('cannot be %j', (value) => {
    expect(createSchema().safeParse(value).success).toBe(false)
    expect(tolerantRecord({}, {}).safeParse(value).success).toBe(false)
  })

  it('has no key called __proto__', () => {
    const sent: unknown = JSON.parse('{"__proto__": {"id": 1}, "other": 2}')
    const read = tolerantRecord({}, {}).parse(sent as object)
    expect(Object.keys(read)).toEqual(['other'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  it('drops a key of the server that is called like the unread fields', () => {
    expect(createSchema().parse({ id: 1, unread: { name: 'x' } })).not.toHaveProperty('unread')
    expect(createSchema().parse({ id: 1, unread: 'x', name: {} }).unread).toEqual({ name: {} })
  })
})

it('an unread field is known by its name', () => {
  const read = createSchema().parse({ id: 1, name: {} })
  expect(isUnread(read)).toBe(true)
  expect(isUnread(read, 'name')).toBe(true)
  expect(isUnread(read, 'ids')).toBe(false)
  const whole = createSchema().parse({ id: 1 })
  expect(isUnread(whole)).toBe(false)
  expect(isUnread(whole, 'name')).toBe(false)
})

describe('the request body of a change', () => {
  it('has the raw values of unread fields that were not edited', () => {
    const record = createSchema().parse({ id: 1, name: {}, isBilling: 'yes' })
    const { id: _id, ...shown } = record
    expect(withUnread({ ...shown, isBilling: false }, record)).toStrictEqual({
      name: {},
      isBilling: false,
      ids: [],
    })
  })

  it.each([
    ['every field was read', createSchema().parse({ id: 1 })],
    ['there is no saved record', undefined],
  ])('is as entered when %s', (_, record) => {
    expect(withUnread({ name: 'Ann' }, record)).toStrictEqual({ name: 'Ann' })
  })
})
