// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseRequest, requestNote, type TeamRequest } from './team-request'

const requests: [string, TeamRequest][] = [
  [
    'Request: please pause work on this debt until 3 December 2026.',
    { kind: 'pause', until: '2026-12-03' },
  ],
  ['Request: please pause work on this debt until I write again.', { kind: 'pause', until: null }],
  ['Request: please withdraw this debt and stop collecting it.', { kind: 'withdraw' }],
  [
    'Request: please record £1,500.00 paid to me directly on 20 November 2026, in part.',
    { kind: 'payment', amount: 150_000, date: '2026-11-20', isInFull: false },
  ],
  [
    'Request: please record £0.01 paid to me directly on 1 March 2026, in full.',
    { kind: 'payment', amount: 1, date: '2026-03-01', isInFull: true },
  ],
]

describe('a request to the team', () => {
  it.each(requests)('is written as %j and read from it', (line, request) => {
    expect(requestNote(request)).toBe(line)
    expect(parseRequest(line)).toEqual(request)
  })

  it('has what the client adds below its first line, from which alone it is read', () => {
    const note = requestNote(
      { kind: 'withdraw' },
      { label: 'Reason', text: ' Paid.\r\nAll of it ' },
    )
    expect(note).toBe(
      'Request: please withdraw this debt and stop collecting it.\nReason: Paid.\nAll of it',
    )
    expect(parseRequest(note.replaceAll('\n', '\r\n'))).toEqual({ kind: 'withdraw' })
    expect(requestNote({ kind: 'withdraw' }, { label: 'Reason', text: ' ' })).toBe(
      'Request: please withdraw this debt and stop collecting it.',
    )
  })

  it.each([
    '',
    'They wrote: Request: please withdraw this debt and stop collecting it.',
    'Reply:\nRequest: please withdraw this debt and stop collecting it.',
    'Request: please pause work on this debt until Friday.',
    'Request: please record a lot paid to me directly on 1 March 2026, in full.',
    'Request: please record £5 paid to me directly on 1 March 2026, in full.',
    'Request: please record £5.00 paid to me directly on 31 February 2026, in full.',
    'Request: please record £5.00 paid to me directly on 1 March 2026.',
  ])('is not read from %j', (note) => expect(parseRequest(note)).toBeNull())
})
