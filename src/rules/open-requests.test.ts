// @vitest-environment node
import { expect, it } from 'vitest'
import { newestOfEachKind, openRequests, reportedText, requestText } from './open-requests'
import { requestNote } from './team-request'

const pause = requestNote({ kind: 'pause', until: null })
const withdraw = requestNote({ kind: 'withdraw' })
const paid = (amount: number) =>
  requestNote({ kind: 'payment', amount, date: '2026-11-19', isInFull: false })
const pauseUntil = (until: string) => requestNote({ kind: 'pause', until })

const today = '2026-11-20'
/** The open requests of notes by their authors, one a day from 1 November, as they are shown. */
const openOf = (...notes: [note: string, author?: string][]) =>
  openRequests(
    notes
      .map(([note, created_by = ' Demo@Example.com']) => ({ note, created_by }))
      .map((note, index) => ({ ...note, id: index, created_at: `2026-11-0${index + 1}T09:00:00Z` }))
      .reverse(),
    ['demo@example.com ', 'Dana'],
    today,
  )
const shown = (...notes: Parameters<typeof openOf>) =>
  openOf(...notes).map((request) => requestText(request, today))

const team = 'team@firm.example'

it.each<[what: string, notes: Parameters<typeof openOf>, open: string[]]>([
  ['of the user', [[withdraw]], ['You asked us on 1 November to withdraw']],
  [
    'of several kinds, oldest first',
    [[withdraw, 'dana'], [pause], [paid(500_00)]],
    [
      'You asked us on 1 November to withdraw',
      'You asked us on 2 November to pause',
      '£500.00 reported on 3 November, not confirmed',
    ],
  ],
  ['before another note of the user', [[pause], ['x']], ['You asked us on 1 November to pause']],
  ['before a note of nobody', [[pause], ['x', '']], ['You asked us on 1 November to pause']],
  ['before a note of the team', [[pause], ['We will.', team]], []],
  ['after a note of the team', [['x', team], [pause]], ['You asked us on 2 November to pause']],
  [
    'of a colleague, whose notes are not of the team',
    [
      [pause, 'c@a.example'],
      ['x', 'C@a.example'],
    ],
    ['You asked us on 1 November to pause'],
  ],
  ['to pause until yesterday', [[pauseUntil('2026-11-19')]], []],
  [
    'to pause until today',
    [[pauseUntil(today)]],
    ['You asked us on 1 November to pause until 20 November 2026'],
  ],
])('the open requests %s are found in the notes', (_, notes, open) => {
  expect(shown(...notes)).toEqual(open)
})

it('a request has the year of another one, and no day where its note has none', () => {
  const [request] = openOf([pause])
  if (!request) throw new Error('The request is not open')
  expect(requestText(request, '2027-01-01')).toBe('You asked us on 1 November 2026 to pause')
  expect(requestText({ ...request, requestedOn: null }, today)).toBe('You asked us to pause')
})

it('the newest request of each kind is shown, and the payments reported are added up', () => {
  const requests = openOf([pause], [paid(1_00)], [pauseUntil(today)], [paid(2_50)])
  expect(newestOfEachKind(requests).map(({ noteId }) => noteId)).toEqual([2, 3])
  expect(reportedText(requests)).toBe('£3.50 reported, not confirmed')
  expect(reportedText(openOf([pause]))).toBeNull()
})
