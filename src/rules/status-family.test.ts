// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { statusFamily } from './status-family'

describe('statusFamily', () => {
  it.each([
    ['Processing', 'new'],
    ['letter before action', 'in-progress'],
    ['Payment plan', 'in-progress'],
    ['On-hold', 'waiting-for-you'],
    ['Reply received', 'waiting-for-you'],
    ['CCJ', 'legal'],
    ['Default judgment', 'legal'],
    ['Paid', 'paid'],
    ['Paid in full', 'paid'],
    ['Withdrawn', 'closed'],
  ])('puts %j into the family %j', (status, family) => {
    expect(statusFamily(status)).toBe(family)
  })

  it.each([
    '',
    'zz-17',
    'Unpaid',
    'Not paid',
    'Part paid',
    'To be closed',
    'Awaiting payment',
    'Judgment set aside',
    'Judgment paid',
    'Legal hold',
    'We wrote to the court again',
    '__proto__',
  ])('is unknown for %j: nothing is guessed', (status) => {
    expect(statusFamily(status)).toBe('unknown')
  })
})
