// @vitest-environment node
import { expect, it } from 'vitest'
import { statusFamily } from './status-family'

it.each([
  ['Processing', 'new'],
  ['letter before action', 'in-progress'],
  ['Payment plan', 'in-progress'],
  ['On-hold', 'waiting-for-you'],
  ['Reply received', 'waiting-for-you'],
  ['CCJ', 'legal'],
  ['Default judgment', 'legal'],
  ['Paid in full', 'paid'],
  ['Withdrawn', 'closed'],
  ...[['zz-17'], ['Unpaid'], ['Not paid'], ['Part paid'], ['To be closed'], ['']],
  ...[['Awaiting payment'], ['Judgment set aside'], ['Judgment paid'], ['Legal hold']],
  ...[['Sent to the county court'], ['__proto__']],
])('the status %j is in the family %s', (status = '', family = 'unknown') => {
  expect(statusFamily(status)).toBe(family)
})
