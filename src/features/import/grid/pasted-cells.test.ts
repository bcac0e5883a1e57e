// @vitest-environment node
import { expect, test } from 'vitest'
import { pastedCells } from './pasted-cells'

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['a\n\n', [['a'], ['']]],
  ['"a\nb"\tc', [['a\nb', 'c']]],
  ['a;b,c', [['a;b,c']]],
])('the block %j is %j', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells)
})
