// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { statusesWithGuide, statusGuide } from './debt-status'
import { statusFamily } from './status-family'

describe('statusFamily', () => {
  it.each(statusesWithGuide)('agrees with the guide to "%s"', (status) => {
    const guide = statusGuide(status, { isIndividual: false })
    const family = statusFamily(status)
    expect(family).not.toBe('unknown')
    expect(family === 'paid' || family === 'closed').toBe(guide?.isFinal)
    expect(family === 'waiting-for-you').toBe(guide?.isClientsTurn)
  })

  it.each([
    ['Processing', 'new'],
    ['letter before action', 'in-progress'],
    ['On-hold', 'waiting-for-you'],
    ['CCJ', 'legal'],
    ['Paid', 'paid'],
    ['Withdrawn', 'closed'],
    ['', 'unknown'],
    ['Not paid', 'unknown'],
  ])('puts "%s" into the family "%s"', (status, family) => {
    expect(statusFamily(status)).toBe(family)
  })
})
