// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lookUntilFound, type Outcome, writeOutcome } from './outcome'

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
  ['no response', [null], 4],
  ['a gateway', [408, 499, 502, 503, 504, 524], 4],
  ['the server', [200, 403, 500, 501], 1],
])(
  'a write is looked for as long as it may still arrive: after %s (%j) %i times',
  async (_, statuses, count) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    for (const status of statuses) {
      const look = vi.fn(async () => false)
      const looking = lookUntilFound(status, look)
      await vi.advanceTimersByTimeAsync(10_000)
      expect([status, look.mock.calls.length]).toEqual([status, count])
      expect(await looking).toBeNull()
    }
  },
)
