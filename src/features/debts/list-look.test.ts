// @vitest-environment node
import { expect, it } from 'vitest'
import { lookCss, readListLook } from './list-look'

const plain = { hidden: [], compact: false }

it.each([
  ['nothing', undefined, plain],
  ['a word', 'compact', plain],
  ['unknown columns, and the name, which stays', { hidden: ['name', 'age', 3] }, plain],
  [
    'a look of the person',
    { hidden: ['status', 'paid'], compact: true },
    { hidden: ['paid', 'status'], compact: true },
  ],
])('reads %s from storage', (_, stored, look) => {
  expect(readListLook(stored)).toEqual(look)
})

it('leaves out the cells of the hidden columns, and no others', () => {
  const [cells] = Object.keys(lookCss(readListLook({ hidden: ['reference', 'status'] })))
  expect(cells?.split(', ')).toEqual([
    '& thead th:nth-of-type(2)',
    '& tbody td:nth-of-type(1)',
    '& thead th:nth-of-type(11)',
    '& tbody td:nth-of-type(10)',
  ])
  expect(lookCss(plain)).toEqual({})
})
