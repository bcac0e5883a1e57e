// @vitest-environment node
import { expect, it } from 'vitest'
import { distinct } from './distinct'

it('distinct drops equal entries, in order, and keeps similar ones apart', () => {
  const kept = distinct([{ a: 1, b: [2] }, { a: '1' }, { a: 1, b: [2] }, { a: 1 }, 1, '1', 1])
  expect(kept).toEqual([{ a: 1, b: [2] }, { a: '1' }, { a: 1 }, 1, '1'])
})
