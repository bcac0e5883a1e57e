// @vitest-environment node
import { expect, it } from 'vitest'
import { timeLimit } from './time-limit'

const debt = {
  status: 'Processing',
  lastInvoiceDate: '2020-11-20',
  postcode: 'LS1 4DY',
  companyNumber: '07654321',
}
const limitOf = (change: Partial<Record<keyof typeof debt, string | null>>) =>
  timeLimit({ ...debt, ...change } as typeof debt, '2026-11-20')

it.each([
  ['', '', 6],
  ['g2 1dy', '', 5],
  ['EH1 1AA', '07654321', 5],
  ['GL1 1AA', '', 6],
  ['TD15 1XL', '', 5],
  ['LS1 4DY', ' sc123456', 5],
  ['BT1 1AA', 'NI123456', 6],
])('a debt at %j of company %j can be claimed for %i years', (postcode, companyNumber, years) => {
  expect(limitOf({ postcode, companyNumber })?.years).toBe(years)
})

it.each([
  [null, null],
  ['2026-01-01', null],
  ['2021-05-24', null],
  ['9999-12-31', null],
  ['2021-05-23', { date: '2027-05-23', years: 6, state: 'near' }],
  ['2020-11-20', { date: '2026-11-20', years: 6, state: 'near' }],
  ['2020-11-19', { date: '2026-11-19', years: 6, state: 'passed' }],
  ['2020-02-29', { date: '2026-02-28', years: 6, state: 'passed' }],
])('the time limit of a debt last invoiced on %s is %j', (lastInvoiceDate, limit) => {
  expect(limitOf({ lastInvoiceDate })).toEqual(limit)
})

it.each([
  ...['Judgment', 'Default judgement entered', 'CCJ', 'Warrant of control', 'Enforcement'].concat([
    ...['Closed', 'Withdrawn', 'Paid'],
  ]),
])('the status %j ends the time limit', (status) => expect(limitOf({ status })).toBeNull())

it.each(['Court proceedings', 'Not closed', ''])('the status %j does not', (status) =>
  expect(limitOf({ status })).not.toBeNull(),
)
