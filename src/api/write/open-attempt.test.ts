import { describe, expect, it, vi } from 'vitest'
import {
  changed,
  countOf,
  screenNames,
  seconds,
  serve,
  setUpCreates,
  world,
} from '../testing/creatable'
import { failureOf, json, lost, page, respondTo } from '../testing/server'
import type { Press } from './open-attempt'

setUpCreates()

/** A screen whose first create was lost and not found within ten seconds. */
async function openAfterLoss(name: string, baseline: object[] = []) {
  const resource = serve(name, lost)
  world.queryClient.setQueryData(resource.listKey, { items: baseline, unreadable: 0 })
  const screen = resource.open()
  const failure = failureOf(screen.create(resource.item))
  await seconds(10.1)
  return { ...resource, screen, failure: await failure }
}

/** Answers the next POST with its records. */
const answerNext = ({ post, answerOf, records }: Awaited<ReturnType<typeof openAfterLoss>>) =>
  respondTo(post, () => answerOf(records))

/** A press that found what was sent before: nothing of what is typed now is called saved. */
async function expectFoundBefore(name: string, pressed: Promise<unknown>) {
  const noun = name === 'debtor' ? 'debt' : name
  expect(await failureOf(pressed)).toMatchObject({
    kind: 'unknown-outcome',
    message: expect.stringMatching(
      `^The ${noun} you sent before is saved. What you have typed now has not been sent.`,
    ),
  })
}

describe.each(screenNames)('an open attempt of a %s', (name) => {
  it('is shown while it is looked for, and then says what happened and what to do', async () => {
    const resource = serve(name, lost)
    const screen = resource.open()
    const pressed = failureOf(screen.create(resource.item))
    await seconds(5)
    expect(screen.attempt()).toMatchObject({ isLooking: true })
    await seconds(6)
    const { message } = await pressed
    expect(message).toMatch(
      /^We got no clear response when the \w+ was sent, and could not find it in your list\. It may still arrive\. Check again before/,
    )
    expect(screen.attempt()).toEqual({
      heading: expect.stringContaining('may not have been saved'),
      message,
      candidates: [],
      dismiss: expect.any(Function),
    })
  })

  it('is found when it is verified again, and nothing is sent', async () => {
    const { screen, records, post, item } = await openAfterLoss(name)
    expect(await failureOf(screen.create(item, 'check'))).toMatchObject({ kind: 'unknown-outcome' })
    world.stored = records
    expect(await screen.create(item, 'check')).toMatchObject({ id: world.id + 1, isFound: true })
    expect(screen.attempt()).toBeNull()
    expect(countOf(post)).toBe(1)
  })

  it('is not sent by a press while the screens are still reading what was found', async () => {
    const { screen, records, post, item } = await openAfterLoss(name)
    world.stored = records
    const list = vi.spyOn(world.queryClient, 'invalidateQueries')
    list.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 2_000)))
    const found = screen.create(item, 'check')
    await seconds(1)
    const pressed = screen.create(item)
    await seconds(2)
    expect([await found, await pressed]).toMatchObject([{ isFound: true }, { isFound: true }])
    expect(countOf(post)).toBe(1)
  })

  it.each<['edited' | 'incomplete', Press]>([
    ['edited', 'save'],
    ['edited', 'again'],
    ['edited', 'check'],
    ['incomplete', 'check'],
  ])('is found, and not taken for an %s one, by the press "%s"', async (which, press) => {
    const resource = await openAfterLoss(name)
    const { screen, records, post, edited } = resource
    world.stored = records
    await expectFoundBefore(name, screen.create(which === 'edited' ? edited : null, press))
    expect(countOf(post)).toBe(1)
    expect(screen.attempt()).toMatchObject({ savedId: world.id + 1 })
    // The notice says so, and the next press sends.
    world.stored = []
    answerNext(resource)
    await screen.create(edited).catch(() => {})
    expect(countOf(post)).toBe(2)
  })

  it('is not sent again when the form is changed back after it was found', async () => {
    const { screen, records, post, item, edited } = await openAfterLoss(name)
    world.stored = records
    await expectFoundBefore(name, screen.create(edited))
    expect(await screen.create(item)).toMatchObject({ id: world.id + 1, isFound: true })
    expect([countOf(post), screen.attempt()]).toEqual([1, null])
  })

  it('is not called missing while the list cannot be read', async () => {
    const resource = serve(name, lost)
    const screen = resource.open()
    respondTo(name === 'company' ? 'GET auth/users/me/' : resource.list, () => page(502))
    const failure = failureOf(screen.create(resource.item))
    await seconds(10.1)
    expect((await failure).message).toContain('could not check whether it was saved')
    respondTo(resource.list, () => json(resource.records))
    expect(await screen.create(resource.item, 'check')).toMatchObject({
      id: world.id + 1,
      isFound: true,
    })
  })

  it('is followed by another write when it is not there', async () => {
    const resource = await openAfterLoss(name)
    answerNext(resource)
    expect(await resource.screen.create(resource.item)).toMatchObject({ isFound: false })
    expect(countOf(resource.post)).toBe(2)
    expect(resource.screen.attempt()).toBeNull()
  })

  it('lets nothing be sent while the list cannot be read', async () => {
    const { screen, post, list, edited } = await openAfterLoss(name)
    respondTo(list, () => page(502))
    const { kind, message } = await failureOf(screen.create(edited))
    expect(kind).toBe('unknown-outcome')
    expect(message).toContain('could not check whether')
    expect(screen.attempt()?.message).toBe(message)
    expect(countOf(post)).toBe(1)
  })

  it('ends when it is dismissed, and two minutes after the last look', async () => {
    const first = await openAfterLoss(name)
    first.screen.attempt()?.dismiss()
    await seconds(0)
    expect(first.screen.attempt()).toBeNull()
    await failureOf(first.screen.create(first.item, 'check'))
    expect(countOf(first.post)).toBe(1)
    world.reset()
    const { screen, item } = await openAfterLoss(name)
    await seconds(100)
    await failureOf(screen.create(item, 'check'))
    await seconds(119)
    expect(screen.attempt()).not.toBeNull()
    await seconds(2)
    expect(screen.attempt()).toBeNull()
    world.reset()
    const late = await openAfterLoss(name)
    world.stored = late.records
    await seconds(130)
    await late.screen.create(late.item).catch(() => {})
    expect(countOf(late.post)).toBe(3)
  })

  it.each(['equal', 'edited'])(
    'is looked for before an %s one that waits for it',
    async (which) => {
      const resource = serve(name, lost)
      const screen = resource.open()
      const first = screen.create(resource.item)
      await seconds(3)
      const second = screen.create(which === 'equal' ? resource.item : resource.edited)
      const handled = second.catch(() => {})
      world.stored = resource.records
      await seconds(8)
      await handled
      expect(await first).toMatchObject({ isFound: true })
      if (which === 'equal') expect(await second).toMatchObject({ id: world.id + 1, isFound: true })
      else await expectFoundBefore(name, second)
      expect(countOf(resource.post)).toBe(1)
    },
  )
})

describe.each(screenNames.filter((name) => name !== 'company'))('another new %s', (name) => {
  it('is listed first, and does not stop one that is sent again', async () => {
    const resource = await openAfterLoss(name, [{ id: world.id + 4 }])
    const { screen, post, edited, records, contradictions } = resource
    const [contradiction] = Object.values(contradictions)
    world.stored = [4, 5].flatMap((more) =>
      changed(records, { ...contradiction, id: world.id + more }),
    )
    const { message } = await failureOf(screen.create(edited))
    expect(message).toContain(`found a new ${name === 'debtor' ? 'debt' : name} that may be yours`)
    expect(screen.attempt()?.candidates).toMatchObject([{ id: world.id + 5 }])
    expect(countOf(post)).toBe(1)
    answerNext(resource)
    await screen.create(edited, 'again').catch(() => {})
    expect(countOf(post)).toBe(2)
  })
})

describe.each(screenNames)('a %s that is pressed twice', (name) => {
  it('is sent once', async () => {
    const resource = serve(name, (records) => resource.answerOf(records))
    const screen = resource.open()
    const presses = [screen.create(resource.item), screen.create(resource.item)]
    const [first, second] = await Promise.all(presses)
    expect(second?.id).toBe(first?.id)
    expect(countOf(resource.post)).toBe(1)
  })
})

it('a note that waits for another one is sent when the other one is refused', async () => {
  const resource = serve('note', (records) =>
    countOf(resource.post) === 1 ? json({}, 400) : resource.answerOf(records),
  )
  const screen = resource.open()
  const presses = [resource.edited, resource.item].map((item) => screen.create(item))
  const outcomes = await Promise.allSettled(presses)
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
})

it('of the notes in a list that could not be read before, those like it are shown', async () => {
  const resource = serve('note', lost, { isCached: false })
  respondTo(resource.list, () => page(502))
  const screen = resource.open()
  const pressed = failureOf(screen.create(resource.item))
  await seconds(5)
  world.stored = [...resource.records, ...changed(resource.records, { id: 1, note: 'Wrote.' })]
  respondTo(resource.list, () => json(world.stored))
  await seconds(5.1)
  expect((await pressed).message).toContain('found a new note that may be yours')
  expect(screen.attempt()?.candidates).toMatchObject([{ id: world.id + 1 }])
})

it('two notes of one text, one after the other, are two', async () => {
  const resource = serve('note', (records) => resource.answerOf(records))
  const screen = resource.open()
  await screen.create(resource.item)
  respondTo(resource.post, () => resource.answerOf(changed(resource.records, { id: world.id + 2 })))
  expect(await screen.create(resource.item)).toMatchObject({ id: world.id + 2 })
  expect(countOf(resource.post)).toBe(2)
})
