// @vitest-environment node
import { expect, test } from 'vitest'
import { Failure, type FailureKind } from '@/api/http/errors'
import { wholeRowIssue } from '../check/rows'
import {
  failureMessage,
  type RowOutcome,
  rowsToSend,
  type SendState,
  totalOutstanding,
  unsentRows,
} from './send-state'

const refusal = wholeRowIssue('Not unique.')
const notSent = wholeRowIssue('Not sent yet')

const stateOf = (outcome: RowOutcome | null, issues: SendState['issues']): SendState => ({
  phase: 'stopped',
  rows: [{ row: 2, outstanding: 100 }],
  outcomes: new Map(outcome ? [[2, outcome]] : []),
  issues,
  round: { startedAt: 0, done: 0 },
  message: null,
  mayStillArrive: false,
})

test.each([
  [null, true, [{ row: 2, issues: notSent }]],
  ['waiting', true, [{ row: 2, issues: notSent }]],
  ['not-created', true, [{ row: 2, issues: notSent }]],
  ['created', false, []],
  ['refused', false, [{ row: 2, issues: refusal }]],
  ['unconfirmed', false, [{ row: 2, issues: refusal }]],
  ['left-out', false, [{ row: 2, issues: refusal }]],
] as const)('a row that is %s is sent again: %s', (outcome, isSentAgain, unsent) => {
  const state = stateOf(outcome, new Map([[2, refusal]]))
  expect(rowsToSend(state).length > 0).toBe(isSentAgain)
  expect(unsentRows(state)).toEqual(unsent)
})

test('a row without a reason is listed as unsent all the same', () => {
  expect(unsentRows(stateOf('unconfirmed', new Map()))).toEqual([{ row: 2, issues: [] }])
})

test('the outstanding amounts of rows are added up', () => {
  const rows = [
    { row: 2, outstanding: 1_00 },
    { row: 3, outstanding: 2_50 },
  ]
  expect(totalOutstanding(rows)).toBe(3_50)
  expect(totalOutstanding([])).toBe(0)
})

test.each([
  ['signed-out', 'Your session has ended. Log in again, then send the rest.'],
  ['throttled', 'The server asks for a pause. Wait a minute, then send the rest.'],
  ['no-network', 'There is no connection to the server. Once you are online, send the rest.'],
  ['server', 'The server did not answer. Wait a minute, then send the rest.'],
  ['refused', 'The message of the server.'],
] satisfies [FailureKind, string][])(
  'after a failure of kind %s the user is told: %s',
  (kind, text) => {
    const failure = new Failure(kind, { message: 'The message of the server.' })
    expect(failureMessage(failure)).toBe(text)
    expect(failureMessage(failure, 'try again')).toBe(text.replace('send the rest', 'try again'))
  },
)
