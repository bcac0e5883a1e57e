// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fieldMessages, messageText, rowMessages } from './errors'

const text = (body: unknown) => messageText(fieldMessages(body))

describe('an error body in words (section 5)', () => {
  it.each<[string, unknown, string]>([
    ['fields with lists', { email: ['Taken.', 'Really.'] }, 'Email: Taken. Really.'],
    ['several fields', { email: ['A.'], phone: ['B.'] }, 'Email: A.\nPhone: B.'],
    ['words for underscores', { company_name: ['Needed.'] }, 'Company name: Needed.'],
    ['detail alone', { detail: 'Not found.' }, 'Not found.'],
    ['non_field_errors', { non_field_errors: ['They differ.'] }, 'They differ.'],
    ['a string', 'Plain words.', 'Plain words.'],
    ['a list of strings', ['One.', 'Two.'], 'One. Two.'],
    [
      'an object inside',
      { debtor_debt: { initial_debt: ['A number.'] } },
      'Debtor debt › Initial debt: A number.',
    ],
    [
      'a list of objects inside',
      { debtor_addresses: [{}, { postcode: ['Blank.'] }] },
      'Debtor addresses › 2 › Postcode: Blank.',
    ],
    [
      'a refused token, without its machinery',
      { detail: 'Not valid.', code: 'token_not_valid', messages: [{ token_class: 'AccessToken' }] },
      'Not valid.',
    ],
    ['nothing', '', 'An unknown error occurred.'],
    ['an empty object', {}, 'An unknown error occurred.'],
    ['a number', { attempts: 3 }, 'Attempts: 3'],
  ])('%s', (_name, body, expected) => {
    expect(text(body)).toBe(expected)
  })

  it('caps what a server may put on the screen', () => {
    expect(text({ detail: 'x'.repeat(10_000) }).length).toBeLessThan(600)
  })
})

describe('a refused list', () => {
  const expected = new Map([[1, [{ path: 'last_name', message: 'Blank.' }]]])
  it.each<[string, unknown]>([
    ['as a list', [{}, { last_name: ['Blank.'] }, {}]],
    ['keyed by place', { '1': { last_name: ['Blank.'] } }],
  ])('%s', (_name, body) => {
    expect(rowMessages(body, 3)).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ['a list of another length', [{}, {}]],
    ['a place beyond the list', { '3': { last_name: ['Blank.'] } }],
    ['a message of the whole', { detail: 'No.' }],
    ['words', 'No.'],
  ])('%s is no answer about rows', (_name, body) => {
    expect(rowMessages(body, 3)).toBeNull()
  })
})
