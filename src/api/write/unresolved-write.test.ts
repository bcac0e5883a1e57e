// @vitest-environment node
import { expect, it } from 'vitest'
import { Failure } from '../http/errors'
import { type Unresolved, UnresolvedWrite } from './create-one'

const failure = new Failure('unknown-outcome')
const notCreated = { outcome: 'not-created', failure, mayStillArrive: false } as const
const unconfirmed = (
  reason: Extract<Unresolved<unknown>, { outcome: 'unconfirmed' }>['reason'],
  ...candidates: object[]
) => ({ outcome: 'unconfirmed', reason, candidates, mayStillArrive: false }) as const

const late = (result: Unresolved<unknown>) => ({ ...result, mayStillArrive: true })

it.each<[string, Unresolved<unknown>]>([
  [
    'No answer came, and the note is not there. Check again before you send it a second time.',
    notCreated,
  ],
  [
    'No answer came, and the note is not there. It may still arrive. Check again before you send it a second time.',
    late(notCreated),
  ],
  [
    'No answer came, and we could not check whether the note arrived. Check again before you send it a second time.',
    unconfirmed('list-unreadable'),
  ],
  [
    'No answer came. One like it is there, but we cannot tell whether it is the note you just sent. Look at it before you send it a second time.',
    unconfirmed('similar-record', { id: 1 }),
  ],
  [
    'No answer came. The note cannot be found, but we cannot be sure that it is not there. Look before you send it a second time.',
    unconfirmed('records-unreadable'),
  ],
  [
    'No answer came. The note cannot be found, but we cannot be sure that it is not there. It may still arrive. Look before you send it a second time.',
    late(unconfirmed('no-baseline')),
  ],
])('%s', (message, result) => {
  expect(new UnresolvedWrite(result, 'the note')).toMatchObject({
    message,
    kind: 'unknown-outcome',
    result,
  })
})
