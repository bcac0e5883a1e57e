// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { UserChanged } from '@/session/session'
import {
  Failure,
  fieldMessages,
  messageText,
  onFailure,
  refusedFailure,
  rowMessages,
  throttledFailure,
  toFailure,
} from './errors'

describe('a converted error', () => {
  it('stays itself when it is a failure', () => {
    const failure = new Failure('server', { status: 503 })
    expect(toFailure(failure)).toBe(failure)
  })

  it('has the default message and the error as its cause when it is unknown', () => {
    const cause = new RangeError('x is not defined')
    expect(toFailure(cause)).toMatchObject({
      kind: 'bad-answer',
      message: 'An unexpected error occurred. Please try again.',
      cause,
    })
  })

  it('is given to the handler of failures, unless the user has changed', () => {
    const kindOf = onFailure(({ kind }) => kind)
    expect(kindOf(new Failure('forbidden'))).toBe('forbidden')
    expect(kindOf('text')).toBe('bad-answer')
    expect(() => kindOf(new UserChanged('The user has changed.'))).toThrow(UserChanged)
  })
})

describe('N05: the limits of a message', () => {
  it.each([
    ['500 characters whole', 'x'.repeat(500), 'x'.repeat(500)],
    ['501 characters cut', `${'x'.repeat(500)}y`, `${'x'.repeat(500)}…`],
  ])('shows %s', (_, sent, shown) => {
    expect(fieldMessages({ email: [sent] })).toEqual([{ path: 'email', message: shown }])
    expect(fieldMessages({ email: sent })).toEqual([{ path: 'email', message: shown }])
  })

  it.each([
    [20, ['Wrong.']],
    [21, []],
  ])('reads a message %i levels deep as %j', (depth, messages) => {
    const body = JSON.parse(`${'{"detail":'.repeat(depth)}"Wrong."${'}'.repeat(depth)}`)
    expect(fieldMessages(body).map(({ message }) => message)).toEqual(messages)
  })

  it.each([
    [20, '', 20],
    [21, '…', 21],
  ])('shows %i messages ending in %j', (count, end, lineCount) => {
    const messages = Array.from({ length: count }, () => ({ path: '', message: 'Wrong.' }))
    const lines = messageText(messages).split('\n')
    expect(lines).toHaveLength(lineCount)
    expect(lines.at(-1)).toBe(end || 'Wrong.')
  })

  it('ignores messages of blanks', () => {
    expect(fieldMessages({ email: [' ', ' '], phone: ['\n'] })).toEqual([])
  })
})

describe('N05: a refused list', () => {
  const wrong = { last_name: ['Wrong.'] }
  const messages = [{ path: 'last_name', message: 'Wrong.' }]

  it('has the messages of indexes with two digits', () => {
    expect(rowMessages({ '10': wrong, '2': wrong }, 11)).toEqual(
      new Map([
        [2, messages],
        [10, messages],
      ]),
    )
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty object', {}],
    ['a list with null', [wrong, null, {}]],
    ['a list with a text', [wrong, 'Wrong.', {}]],
    ['indexes beside a field', { '1': wrong, email: ['Wrong.'] }],
    ['a negative index', { '-1': wrong }],
    ['a fraction', { '1.5': wrong }],
    ['a key that ends in an index', { row1: wrong }],
    ['a key in hexadecimal', { '0x1': wrong }],
    ['a blank key', { '': wrong }],
    ['an index beside another beyond the list', { '1': wrong, '3': wrong }],
  ])('has no messages by row when the body is %s', (_, body) => {
    expect(rowMessages(body, 3)).toBeNull()
    expect(refusedFailure(400, body, 3).rows).toBeNull()
  })

  it('has messages by row only if a list was sent', () => {
    const body = { '0': wrong }
    expect(refusedFailure(400, body, 1).rows).toEqual(new Map([[0, messages]]))
    expect(refusedFailure(400, body, null).rows).toBeNull()
  })
})

describe('a refused request', () => {
  it.each([
    [400, 'refused'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'refused'],
  ])('with status %i is %s, with the server’s message', (status, kind) => {
    expect(refusedFailure(status, { email: ['Taken.'] }, null)).toMatchObject({
      kind,
      status,
      message: 'Email: Taken.',
      fields: [{ path: 'email', message: 'Taken.' }],
      retryAfter: null,
    })
  })
})

describe('N07: a throttled request', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const time = (header: string | null, detail = 'Locked.') =>
    throttledFailure(header, { detail }, now)

  it.each([
    ['Expected available in 1 second.', 1],
    ['Expected available in 45 seconds.', 45],
    ['Expected available in 12345678 seconds.', 12_345_678],
    ['Expected available soon.', null],
  ])('reads the seconds of %j', (detail, retryAfter) => {
    expect(time(null, detail)).toMatchObject({ retryAfter, message: detail })
  })

  // JavaScript parses all of these as dates, but RFC 9110 allows none of them.
  it.each([
    'On Fri, 20 Nov 2026 12:00:30 GMT',
    'Fri, 20 Nov 2026 12:00:30 GMT+1',
    'Fri, 20 Nov 2026 12:00:30',
    'fri, 20 Nov 2026 12:00:30 GMT',
    'Friday, 20 Nov 2026 12:00:30 GMT',
    'Fri, 5 Dec 2026 12:00:30 GMT',
    'Fri, 20 November 2026 12:00:30 GMT',
    'Fri, 20 nov 2026 12:00:30 GMT',
    'Fri, 20 Nov 26 12:00:30 GMT',
    'Fri, 20 Nov 2026 1:00:30 GMT',
    'Fri, 20 Nov 2026 12:0:30 GMT',
    'Fri, 20 Nov 2026 12:00:3 GMT',
    '2026-11-20T12:00:30Z',
  ])('does not read %j as a date', (header) => {
    expect(Date.parse(header)).not.toBeNaN()
    expect(time(header)).toMatchObject({ retryAfter: null, message: 'Locked.' })
  })

  it('rounds the seconds until a date up', () => {
    const failure = throttledFailure('Fri, 20 Nov 2026 12:00:30 GMT', {}, now + 500)
    expect(failure).toMatchObject({ kind: 'throttled', status: 429, retryAfter: 30 })
    expect(failure.message).toBe('Too many attempts. Try again in 30 seconds.')
  })
})
