// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'

import { createServer, fail, lost, seconds, setUpFakeTimers } from '../testing/list-server'
import { newAttempt, recordLostResponse, setBaseline } from './attempt'
import { sendAndVerify } from './send-and-verify'
import { verify } from './verify'

setUpFakeTimers()

/** Runs through the pauses between checks. */
async function withPauses<T>(promise: Promise<T>): Promise<T> {
  await seconds(20)
  return promise
}

describe('the checks after a lost response', () => {
  it('checks at once, then after 2, 5 and 10 seconds, and finds a late commit', async () => {
    const { server, resource } = createServer()
    server.answers = [lost(504)]
    const [onChecking, onPending] = [vi.fn(), vi.fn()]
    const options = { attempt: newAttempt(), onChecking, onPending }
    const sending = sendAndVerify('new', resource, options)
    const checks: number[] = []
    for (const [wait, extra] of [
      [0, 0],
      [1.9, 0.1],
      [4.9, 0.1],
    ] as const) {
      await seconds(wait)
      checks.push(server.lists - 1)
      await seconds(extra)
    }
    expect(checks).toEqual([1, 1, 2])
    expect(server.lists - 1).toBe(3)
    server.store('new')
    await seconds(9.9)
    expect(server.lists - 1).toBe(3)
    await seconds(0.1)
    expect(await sending).toMatchObject({ outcome: 'created', isFound: true })
    expect(onChecking).toHaveBeenCalledOnce()
    expect(onPending).toHaveBeenCalledTimes(3)
  })

  it('waits for the pauses that were cut short before it sends again', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    const controller = new AbortController()
    server.answers = [lost(504)]
    const first = sendAndVerify('new', resource, { attempt, stopChecking: controller.signal })
    await seconds(1)
    controller.abort()
    expect(await first).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    expect(server.lists).toBe(2)
    const second = sendAndVerify('new', resource, { attempt })
    await seconds(16)
    expect(server.posts).toBe(1)
    server.store('new')
    await seconds(2)
    expect(await second).toMatchObject({ outcome: 'created', isFound: true })
    expect(server.texts()).toEqual(['new'])
  })

  it('checks at once on demand, and still waits for the pause', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(504)]
    const sending = sendAndVerify('new', resource, { attempt })
    await seconds(1)
    attempt.checkNow?.()
    await seconds(0)
    expect(server.lists - 1).toBe(2)
    await seconds(1.9)
    expect(server.lists - 1).toBe(2)
    await seconds(0.1)
    expect(server.lists - 1).toBe(3)
    server.store('new')
    attempt.checkNow?.()
    expect(await sending).toMatchObject({ outcome: 'created' })
  })

  it('sends nothing when the checks before it are stopped as well', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    const stopChecking = AbortSignal.abort()
    server.answers = [lost(504)]
    await sendAndVerify('new', resource, { attempt, stopChecking })
    const again = await sendAndVerify('new', resource, { attempt, stopChecking })
    expect(again).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    expect(server.posts).toBe(1)
  })

  it('returns at once when the checks were stopped before they began', async () => {
    const { server, resource } = createServer()
    server.answers = [lost(null)]
    const stopChecking = AbortSignal.abort()
    const result = await sendAndVerify('new', resource, { attempt: newAttempt(), stopChecking })
    expect(result).toMatchObject({ outcome: 'not-created', mayStillArrive: true })
    expect(server.lists).toBe(2)
  })

  it('says for two minutes that a lost write may still arrive', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(504)]
    await withPauses(sendAndVerify('new', resource, { attempt }))
    const isLate = async () =>
      (await verify(['new'], resource, { attempt })).map(
        (result) => result.outcome === 'not-created' && result.mayStillArrive,
      )
    await seconds(99.999)
    expect(await isLate()).toEqual([true])
    await seconds(0.001)
    expect(await isLate()).toEqual([false])
  })

  it('says that a lost write may still arrive when the repeated one could not be sent', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    server.answers = [lost(504), fail('no-network')]
    await withPauses(sendAndVerify('new', resource, { attempt }))
    expect(await sendAndVerify('new', resource, { attempt })).toMatchObject({
      outcome: 'not-created',
      failure: { kind: 'no-network' },
      mayStillArrive: true,
    })
  })

  it('checks once when no response was lost', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    setBaseline(attempt, { items: [], unreadable: 0 })
    const [result] = await withPauses(verify(['new'], resource, { attempt }))
    expect(result?.outcome).toBe('not-created')
    expect(server.lists).toBe(1)
  })

  it('reads the list once for no items, without a pause', async () => {
    const { server, resource } = createServer()
    const attempt = newAttempt()
    recordLostResponse(attempt, [2_000])
    expect(await verify([], resource, { attempt })).toEqual([])
    expect(server.lists).toBe(1)
  })
})
