// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { searchParameter, searchSchema } from './search-schema'

const schema = searchSchema({
  redirect: searchParameter((value) => (typeof value === 'object' ? undefined : `read ${value}`)),
})

describe('a search parameter', () => {
  it.each(['/debts', 17])('is read when it is %j', (redirect) => {
    expect(schema.parse({ redirect })).toEqual({ redirect: `read ${redirect}` })
  })

  it.each([[{ toString: 1 }], [['/debts']], [null]])(
    'is undefined when it is %j, which cannot be read',
    (redirect) => {
      const search = schema.parse({ redirect })
      expect(search).toStrictEqual({ redirect: undefined })
    },
  )

  it('is missing when it is not given', () => {
    expect(schema.parse({})).toStrictEqual({})
  })

  // The router merges the validated search over the raw one.
  it('is undefined when the schema does not name it', () => {
    expect(schema.parse({ admin: 'yes', nested: { a: 1 } })).toStrictEqual({
      admin: undefined,
      nested: undefined,
    })
  })
})
