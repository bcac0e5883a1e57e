// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { searchValue, strictSearch } from './strict-search'

const validate = strictSearch(z.object({ redirect: searchValue((value) => `read ${value}`) }))

describe('a search parameter', () => {
  it.each(['/debts', 17])('is read when it is %j', (redirect) => {
    expect(validate({ redirect })).toEqual({ redirect: `read ${redirect}` })
  })

  // The router parses `?redirect={"toString":1}` as an object that cannot be converted.
  it.each([[{ toString: 1 }], [['/debts']], [true], [null]])(
    'is undefined when it is %j',
    (redirect) => {
      expect(validate({ redirect })).toEqual({ redirect: undefined })
    },
  )

  it('is undefined when the schema does not name it', () => {
    expect(validate({ admin: 'yes' })).toEqual({ admin: undefined })
  })
})
