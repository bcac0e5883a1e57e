// @vitest-environment node
import { expect, it } from 'vitest'
import { searchParameter, searchSchema } from './search-schema'

const schema = searchSchema({
  redirect: searchParameter((value) => (typeof value === 'object' ? undefined : `read ${value}`)),
})

it.each([
  [{ redirect: '/debts' }, { redirect: 'read /debts' }],
  [{ redirect: 17 }, { redirect: 'read 17' }],
  // A value that cannot be read.
  [{ redirect: { toString: 1 } }, { redirect: undefined }],
  [{ redirect: null }, { redirect: undefined }],
  [{}, {}],
  // The router merges the validated search over the raw one, so an unknown key must not be left out.
  [{ admin: 'yes' }, { admin: undefined }],
])('the search %j is read as %j', (search, expected) => {
  expect(schema.parse(search)).toStrictEqual(expected)
})
