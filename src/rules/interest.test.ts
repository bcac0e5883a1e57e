// @vitest-environment node
import { expect, it } from 'vitest'
import { addDays } from './days'
import { annualRate, simpleInterest, statutoryRatesAreStale } from './interest'

it.each([
  ['2020-04-19', 825, 810],
  ['2020-04-11', 875, 825],
  ['2018-09-02', 850, 875],
  ['2017-12-02', 825, 850],
  ['2016-09-04', 850, 825],
  ['2009-04-05', 810, 850],
])('the portal’s rate changes after %s from %i to %i', (date, rate, after) => {
  expect(annualRate('portal', date)).toBe(rate)
  expect(annualRate('portal', addDays(date, 1))).toBe(after)
})

it.each([
  ['2003-07-01', 1175, 1200],
  ['2004-07-01', 1250, 1175],
  ['2005-01-01', 1275, 1250],
  ['2006-01-01', 1250, 1275],
  ['2007-01-01', 1300, 1250],
  ['2007-07-01', 1350, 1300],
  ['2008-01-01', 1350, 1350],
  ['2008-07-01', 1300, 1350],
  ['2009-01-01', 1000, 1300],
  ['2009-07-01', 850, 1000],
  ['2017-01-01', 825, 850],
  ['2018-01-01', 850, 825],
  ['2019-01-01', 875, 850],
  ['2020-07-01', 810, 875],
  ['2022-01-01', 825, 810],
  ['2022-07-01', 925, 825],
  ['2023-01-01', 1150, 925],
  ['2023-07-01', 1300, 1150],
  ['2024-01-01', 1325, 1300],
  ['2024-07-01', 1325, 1325],
  ['2025-01-01', 1275, 1325],
  ['2025-07-01', 1225, 1275],
  ['2026-01-01', 1175, 1225],
  ['2026-07-01', 1175, 1175],
])('the statutory rate of interest from %s is %i, of a day earlier %i', (starts, rate, before) => {
  expect(annualRate('statutory', addDays(starts, -30))).toBe(rate)
  expect(annualRate('statutory', addDays(starts, -31))).toBe(before)
})

it.each([
  // 73 days are a fifth of a year: 8.1 % of four fifths is 6.48 %.
  [6_250, 73, 101], // 101.25
  [625, 73 * 4, 41], // 40.5
  [624, 73 * 4, 40], // 40.4352
  [2_253, 1, 0], // 0.49998
  [2_254, 1, 1], // 0.50020
  // A daily rate rounded first would give 365 × 1 penny.
  [2_254, 365, 183],
])('8.1 %% on %i pence for %i days is %i pence, rounded once', (debt, days, pence) => {
  expect(simpleInterest(debt, 810, days)).toBe(pence)
})

it.each([
  ['2026-07-01', false],
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2027-06-30', true],
])('on %s the statutory rates are stale: %s', (day, isStale) => {
  expect(statutoryRatesAreStale(day)).toBe(isStale)
})
