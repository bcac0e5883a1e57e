// @vitest-environment node
import { expect, test } from 'vitest'
import { type ImportState, initialState, isImportRunning, isUnfinished } from './import-state'
import type { SendState } from './send/send-state'

const chosen: ImportState = { ...initialState, today: '2026-04-01' }
const inReview = (busy: ImportState['busy']) => ({ ...chosen, step: 'review', busy }) as ImportState
const inPhase = (phase: SendState['phase']) =>
  ({ ...chosen, step: 'send', sending: { phase } }) as ImportState

test.each([
  ['no file was read', chosen, false, false],
  ['the file is reviewed', inReview(null), false, true],
  ['the file is checked', inReview('checking'), false, true],
  ['the rows are compared before they are sent', inReview('comparing'), true, true],
  ['rows are sent', inPhase('sending'), true, true],
  ['rows are verified', inPhase('checking'), true, true],
  ['sending stopped', inPhase('stopped'), false, true],
  ['every row has an outcome', inPhase('finished'), false, false],
])('an import is running, or unfinished, when %s', (_, state, isRunning, isOpen) => {
  expect([isImportRunning(state), isUnfinished(state)]).toEqual([isRunning, isOpen])
})

test('similar rows and debts are sent at first, identical ones are not', () => {
  expect(initialState.choices).toEqual({
    feeMode: 'Fixed Fee',
    duplicates: {
      identicalRow: 'leave',
      similarRow: 'send',
      existingDebt: 'leave',
      similarDebt: 'send',
    },
  })
})
