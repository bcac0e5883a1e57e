// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { snackbar } from '@/session/snackbar'
import { notifyOutcome, type RowOutcome, type SendState, thanks } from './send-state'

afterEach(() => void vi.restoreAllMocks())

const sent = (phase: SendState['phase'], outcomes: RowOutcome[], message: string | null = null) =>
  ({
    phase,
    message,
    rows: outcomes.map((_, index) => ({ row: index + 2, outstanding: 1 })),
    outcomes: new Map(outcomes.map((outcome, index) => [index + 2, outcome])),
  }) as unknown as SendState

const nothingAdded = 'No debts were added. The reasons are listed on the page.'

test.each([
  ['rows are being sent', sent('sending', ['created'], 'Stopped.'), [], []],
  ['rows are being checked', sent('checking', ['created'], 'Stopped.'), [], []],
  ['it stopped with a reason', sent('stopped', ['created'], 'Stopped.'), [], ['Stopped.']],
  ['it stopped without a reason', sent('stopped', ['created']), [], []],
  ['one of two rows was created', sent('finished', ['refused', 'created']), [thanks], []],
  ['no row was created', sent('finished', ['refused', 'left-out']), [], [nothingAdded]],
])('the outcome of an import is announced when %s', (_, state, successes, errors) => {
  const success = vi.spyOn(snackbar, 'success').mockReturnValue()
  const error = vi.spyOn(snackbar, 'error').mockReturnValue()
  notifyOutcome(state)
  expect(success.mock.calls.flat()).toEqual(successes)
  expect(error.mock.calls.flat()).toEqual(errors)
})

test('the success message is that of the specification', () => {
  expect(thanks).toBe('Thank you. Our collection team will be in touch within 1 working day.')
})
