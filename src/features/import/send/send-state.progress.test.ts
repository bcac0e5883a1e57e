// @vitest-environment node
import { expect, test } from 'vitest'
import { Failure } from '@/api/http/errors'
import { goodRow, sheetOf } from '../testing/rows'
import { bodyOf } from '../testing/sender'
import { createSendProgress, type Result } from './send-state'

const lost = new Failure('unknown-outcome')
const unconfirmed = { outcome: 'unconfirmed', reason: 'list-unreadable', candidates: [] } as const

test.each<[string, Result, boolean]>([
  ['unconfirmed, soon after', { ...unconfirmed, mayStillArrive: true }, true],
  ['unconfirmed, long after', { ...unconfirmed, mayStillArrive: false }, false],
  ['not found, soon after', { outcome: 'not-created', failure: lost, mayStillArrive: true }, true],
  [
    'not found, long after',
    { outcome: 'not-created', failure: lost, mayStillArrive: false },
    false,
  ],
  [
    'not accepted, soon after an earlier lost response',
    { outcome: 'not-created', failure: new Failure('throttled'), mayStillArrive: true },
    false,
  ],
])('a row may still arrive if it is %s', (_, result, mayStillArrive) => {
  const [entry] = sheetOf([goodRow(0)]).entries([2])
  if (!entry) throw new Error('The row is not ready.')
  const row = { row: 2, outstanding: 1, debt: { entry, body: bodyOf(entry) } }
  const progress = createSendProgress([row], () => {})
  expect(progress.state()).toMatchObject({ phase: 'sending', mayStillArrive: false, message: null })
  progress.applyResults([row], [result])
  progress.stop('Stopped.')
  expect(progress.state()).toMatchObject({ phase: 'stopped', message: 'Stopped.', mayStillArrive })
})

test('a row without a result keeps its outcome', () => {
  const [entry] = sheetOf([goodRow(0)]).entries([2])
  if (!entry) throw new Error('The row is not ready.')
  const row = { row: 2, outstanding: 1, debt: { entry, body: bodyOf(entry) } }
  const progress = createSendProgress([row], () => {})
  progress.startChecking([row])
  progress.applyResults([row], [])
  expect(progress.outcomeOf(2)).toBe('unconfirmed')
})
