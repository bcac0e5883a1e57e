// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isPastTimeLimit, timeLimit, yearsToClaim } from './time-limit'

describe('how long a claim lasts', () => {
  it.each([
    ['LS1 4DY', '07654321', 6],
    ['', '', 6],
    ['g2 1dy', '', 5],
    ['EH1 1AA', '07654321', 5],
    ['GL1 1AA', '', 6],
    ['TD1 1AA', '', 5],
    ['TD15 1XL', '', 5],
    ['LS1 4DY', ' sc123456', 5],
    ['BT1 1AA', 'NI123456', 6],
  ])('%j with company number %j: %i years', (postcode, number, years) => {
    expect(yearsToClaim(postcode, number)).toBe(years)
  })
})

describe('the time limit of a debt', () => {
  const today = '2026-11-20'
  it.each([
    [null, 6, null],
    ['2026-01-01', 6, null],
    ['2021-05-24', 6, null],
    ['2021-05-23', 6, { date: '2027-05-23', state: 'near' }],
    ['2020-11-20', 6, { date: '2026-11-20', state: 'near' }],
    ['2020-11-19', 6, { date: '2026-11-19', state: 'passed' }],
    ['2022-01-10', 5, { date: '2027-01-10', state: 'near' }],
    ['2020-02-29', 6, { date: '2026-02-28', state: 'passed' }],
  ] as const)('last invoice %s, %i years: %j', (invoiced, years, limit) => {
    expect(timeLimit(invoiced, years, today)).toEqual(limit)
  })
})

describe('a status', () => {
  it.each([
    ['Judgment', true],
    ['Default judgement entered', true],
    ['CCJ', true],
    ['Warrant of control', true],
    ['Enforcement', true],
    ['Closed', true],
    ['Withdrawn', true],
    ['Paid', true],
    ['Court proceedings', false],
    ['Not closed', false],
    ['Processing', false],
    ['', false],
  ])('%j ends the time limit: %s', (status, isPast) => {
    expect(isPastTimeLimit(status)).toBe(isPast)
  })
})
