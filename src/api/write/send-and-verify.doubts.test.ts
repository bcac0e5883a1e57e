// @vitest-environment node
import { describe, expect, it } from 'vitest'

import {
  createServer,
  loseAndSet,
  lost,
  type Stored,
  seconds,
  setUpFakeTimers,
  storeAndLose,
} from '../testing/list-server'
import { newAttempt, type WriteResult } from './attempt'
import { sendAndVerify } from './send-and-verify'

setUpFakeTimers()

/** Runs through the pauses between checks. */
async function withPauses<T>(promise: Promise<T>): Promise<T> {
  await seconds(20)
  return promise
}

describe('sendAndVerify in doubt', () => {
  it.each([
    ['arrived', true],
    ['never arrived', false],
  ])('says unconfirmed without a baseline when the record %s', async (_, isStored) => {
    const { server, resource } = createServer('new')
    server.isListBroken = true
    server.answers = [
      (items) => {
        server.isListBroken = false
        if (isStored) items.map(server.store)
        return lost(null)()
      },
    ]
    const result = await withPauses(sendAndVerify('new', resource, { attempt: newAttempt() }))
    expect(result).toMatchObject({ outcome: 'unconfirmed', reason: 'no-baseline' })
    expect(result.outcome === 'unconfirmed' && result.candidates).toHaveLength(isStored ? 2 : 1)
  })

  it('sends again without a baseline once the user saw the candidates, unless there is a new one', async () => {
    const { server, resource } = createServer('new')
    const attempt = newAttempt()
    server.isListBroken = true
    server.answers = [loseAndSet(server, false)]
    const ids = (result: WriteResult<Stored>) =>
      result.outcome === 'unconfirmed' && result.candidates.map(({ id }) => id)
    expect(ids(await sendAndVerify('new', resource, { attempt }))).toEqual([1])
    server.store('new')
    expect(ids(await sendAndVerify('new', resource, { attempt }))).toEqual([1, 2])
    expect(server.posts).toBe(1)
    server.answers = [storeAndLose(server, 500)]
    const found = await sendAndVerify('new', resource, { attempt })
    expect(found).toMatchObject({ outcome: 'created', isFound: true, record: { id: 3 } })
    expect(server.posts).toBe(2)
  })

  it('reports a new similar record, and sends on the second request', async () => {
    const { server, resource } = createServer('new')
    const attempt = newAttempt()
    server.answers = [() => storeAndLose(server, 500)(['NEW'])]
    const result = await sendAndVerify('new', resource, { attempt })
    expect(result).toMatchObject({
      outcome: 'unconfirmed',
      reason: 'similar-record',
      candidates: [{ id: 2 }],
    })
    await sendAndVerify('new', resource, { attempt })
    expect(server.texts()).toEqual(['new', 'NEW', 'new'])
  })

  it('reports a new unreadable record once', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.unreadable = 1
    server.answers = [lost(500)]
    const quiet = await sendAndVerify('new', resource, { attempt })
    expect(quiet.outcome).toBe('not-created')
    server.unreadable = 2
    const repeated = await sendAndVerify('new', resource, { attempt })
    expect(repeated).toEqual({
      outcome: 'unconfirmed',
      reason: 'records-unreadable',
      candidates: [],
      mayStillArrive: false,
    })
    expect(server.posts).toBe(1)
    expect((await sendAndVerify('new', resource, { attempt })).outcome).toBe('created')
  })

  it('keeps reporting a similar record after another request was lost', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [() => storeAndLose(server, 500)(['NEW']), lost(500)]
    const doubt = { outcome: 'unconfirmed', reason: 'similar-record', candidates: [{ id: 1 }] }
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject(doubt)
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject(doubt)
    expect(server.posts).toBe(2)
  })

  it('reports a new unreadable record although an earlier list could not be read', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [loseAndSet(server, true)]
    await sendAndVerify('new', resource, { attempt })
    Object.assign(server, { isListBroken: false, unreadable: 1 })
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject({
      outcome: 'unconfirmed',
      reason: 'records-unreadable',
    })
    expect(server.posts).toBe(1)
  })

  it('takes no new record for the item that neither matches nor resembles it', async () => {
    const { server, resource } = createServer()
    server.answers = [() => storeAndLose(server, 500)(['other'])]
    const result = await sendAndVerify('new', resource, { attempt: newAttempt() })
    expect(result.outcome).toBe('not-created')
  })
})
