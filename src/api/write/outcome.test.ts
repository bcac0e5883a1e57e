// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type Outcome, pausesBeforeLooksMs, writeOutcome } from './outcome'

const json = { isJson: true, isEmpty: false }
const page = { isJson: false, isEmpty: false }
const empty = { isJson: false, isEmpty: true }

describe('a response to a write', () => {
  it.each<[Outcome, keyof typeof bodies, number[]]>([
    ['done', 'JSON', [200, 201, 202]],
    ['unknown', 'a page', [200, 201]],
    ['unknown', 'no body', [200, 204]],
    ['not-sent', 'JSON', [401, 413, 429]],
    ['not-sent', 'a page', [401, 413, 429]],
    ['refused', 'JSON', [400, 403, 404, 405, 409, 415, 422]],
    ['unknown', 'a page', [400, 403, 404, 409]],
    ['unknown', 'no body', [400, 403, 404]],
    ['unknown', 'JSON', [408, 499, 500, 502, 503, 504, 520, 302]],
    ['unknown', 'a page', [408, 499, 500, 502, 503, 504, 302]],
  ])('is %s with %s and status %j', (outcome, body, statuses) => {
    for (const status of statuses)
      expect([status, writeOutcome({ status, ...bodies[body] }, true)]).toEqual([status, outcome])
  })

  it.each<[Outcome, object]>([
    ['done', empty],
    ['done', json],
    ['unknown', page],
  ])('that needs no body is %s with %j', (outcome, body) => {
    expect(writeOutcome({ status: 204, ...(body as typeof json) }, false)).toBe(outcome)
  })
})
const bodies = { JSON: json, 'a page': page, 'no body': empty }

it.each([
  ['no response', null, true],
  ['a gateway', 408, true],
  ['a gateway', 499, true],
  ['a gateway', 502, true],
  ['a gateway', 504, true],
  ['a gateway', 524, true],
  ['the server', 500, false],
  ['the server', 501, false],
  ['the server', 200, false],
  ['the server', 403, false],
])('a write with %s (%s) may still be carried out: %s', (_, status, isLate) => {
  expect(pausesBeforeLooksMs(status)).toEqual(isLate ? [0, 2_000, 3_000, 5_000] : [0])
})
