// @vitest-environment node
import { expect, it } from 'vitest'
import { parseTags } from './tags'

it('tags are split at commas, without blanks and duplicates', () => {
  expect(parseTags(' Retail, Wholesale trade ,, Retail,')).toEqual(['Retail', 'Wholesale trade'])
  expect(parseTags(' ')).toEqual([])
})
