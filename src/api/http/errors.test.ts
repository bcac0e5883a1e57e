// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Failure, failureOf, toFailure } from './errors'

/** The failure of a POST that was answered with JSON. */
function refusal(body: unknown, status = 400, headers = {}) {
  const parts = { bytes: new ArrayBuffer(1), mediaType: '', headers: new Headers(headers) }
  const response = { status, body, ...parts }
  return failureOf({ method: 'post', path: 'debtor/', json: {} }, response) as Failure
}
const text = (body: unknown) => refusal(body).message

describe('the message of an error body (section 5)', () => {
  it.each<[string, unknown, string]>([
    ['fields', { email: ['Taken.', 'Really.'], title: ['A.'] }, 'Email: Taken. Really.\nTitle: A.'],
    ['detail alone', { detail: 'Not found.' }, 'Not found.'],
    ['non_field_errors', { non_field_errors: ['They differ.'] }, 'They differ.'],
    ['a string', 'Plain words.', 'Plain words.'],
    ['a long text, of which the beginning is shown', 'x'.repeat(501), `${'x'.repeat(500)}…`],
    ['a list of strings', ['One.', 'Two.'], 'One. Two.'],
    [
      'an object inside',
      { debtor_debt: { initial_debt: ['A number.'] } },
      'Original amount: A number.',
    ],
    [
      'a list of objects inside',
      { debtor_addresses: [{}, { postcode: ['Blank.'] }] },
      'Address 2 › Postcode: Blank.',
    ],
    [
      'a refused token, without its machinery',
      { detail: 'Not valid.', code: 'token_not_valid', messages: [{ token_class: 'AccessToken' }] },
      'Not valid.',
    ],
    ['nothing', '', 'An unknown error occurred.'],
    ['null among messages', { email: ['Taken.', null] }, 'Email: Taken.'],
    ['a list with nothing in it', [{}, {}], 'An unknown error occurred.'],
    ['a list with an object and words', [{}, 'Wrong.'], '2: Wrong.'],
    ['no key at all', { '': ['Odd.'] }, 'Odd.'],
    ['detail as an object', { detail: { email: ['Taken.'] } }, 'Email: Taken.'],
  ])('%s', (_name, body, expected) => {
    expect(text(body)).toBe(expected)
  })
})

it('a message of many fields shows the first twenty', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field_${n}`, ['Bad.']]))
  const lines = text(many).split('\n')
  expect([lines.length, lines.at(-1)]).toEqual([21, '…'])
  expect(refusal(many).fields).toHaveLength(500)
})

it.each<[string | null, unknown, number | null, string]>([
  ['0', {}, 0, 'Too many attempts. Try again in a moment.'],
  ['1', {}, 1, 'Too many attempts. Try again in 1 second.'],
  ['61', {}, 61, 'Too many attempts. Try again in 61 seconds.'],
  ['61', { detail: 'Locked.' }, 61, 'Locked.'],
  [null, { detail: 'Expected available in 12 seconds.' }, 12, 'Expected available in 12 seconds.'],
  ['in 5', {}, null, 'Too many attempts. Try again in a moment.'],
])(
  'a throttled request with Retry-After %s and %j is accepted after %s s',
  (header, body, retryAfter, message) => {
    const failure = refusal(body, 429, header === null ? {} : { 'Retry-After': header })
    expect(failure).toMatchObject({ kind: 'throttled', status: 429, retryAfter, message })
  },
)

it('an unknown error becomes a failure with the error as its cause, and a failure stays itself', () => {
  const cause = new RangeError('x is not defined')
  expect(toFailure(cause)).toMatchObject({
    kind: 'invalid-response',
    message: 'An unexpected error occurred. Please try again.',
    cause,
  })
  const failure = new Failure('server')
  expect(toFailure(failure)).toBe(failure)
})
