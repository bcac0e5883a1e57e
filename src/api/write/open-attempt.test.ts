import { describe, expect, it } from 'vitest'
import {
  changed,
  countOf,
  hookResourceNames,
  seconds,
  serve,
  setUpCreates,
  world,
} from '../testing/serve-creatable'
import { bodiesOf, failureOf, json, lost, page, respondTo } from '../testing/server'

setUpCreates()

/** A screen whose first create was lost and not found within ten seconds. */
async function openAfterLoss(name: string) {
  const resource = serve(name, lost)
  const screen = resource.open()
  const failure = failureOf(screen.create(resource.item))
  await seconds(10.1)
  return { ...resource, screen, failure: await failure }
}

/** Answers the next POST with its records. */
const answerNext = ({ post, answerOf, records }: Awaited<ReturnType<typeof openAfterLoss>>) =>
  respondTo(post, () => answerOf(records))

describe.each(hookResourceNames)('an open attempt of a %s', (name) => {
  it('says what happened, and what to do', async () => {
    const { failure, screen } = await openAfterLoss(name)
    expect(failure.message).toMatch(
      /^We got no clear response when the \w+ was sent, and could not find it in your list\. It may still arrive\. Check again before/,
    )
    expect(screen.attempt()).toMatchObject({
      isLooking: false,
      candidates: [],
      message: failure.message,
    })
  })

  it('is shown as long as it is looked for', async () => {
    const resource = serve(name, lost)
    const screen = resource.open()
    const failure = failureOf(screen.create(resource.item))
    await seconds(5)
    expect(screen.attempt()).toMatchObject({ isLooking: true })
    await seconds(6)
    await failure
  })

  it('is found when it is verified again, and nothing is sent', async () => {
    const { screen, records, post } = await openAfterLoss(name)
    expect(await screen.attempt()?.verifyAgain()).toBeNull()
    world.stored = records
    expect(await screen.attempt()?.verifyAgain()).toMatchObject({ id: world.id + 1, isFound: true })
    expect(screen.attempt()).toBeNull()
    expect(countOf(post)).toBe(1)
  })

  it('is found before an edited one is sent, which is not called saved', async () => {
    const { screen, records, post, edited } = await openAfterLoss(name)
    world.stored = records
    const pressed = screen.create(edited)
    if (name === 'company') expect(await pressed).toMatchObject({ isFound: true })
    else if (name === 'debtor')
      expect(await pressed).toMatchObject({ isFound: true, sentBefore: 'another' })
    else expect((await failureOf(pressed)).message).toContain('This one has not been sent yet')
    expect(countOf(post)).toBe(1)
    expect(screen.attempt()).toBeNull()
  })

  it('is not called missing while the list cannot be read', async () => {
    const resource = serve(name, lost)
    const screen = resource.open()
    if (name === 'company') respondTo('GET auth/users/me/', () => page(502))
    else respondTo(resource.list, () => page(502))
    const failure = failureOf(screen.create(resource.item))
    await seconds(10.1)
    expect((await failure).message).toContain('could not check whether it was saved')
    expect(screen.attempt()?.message).toContain('could not check whether it was saved')
    respondTo(resource.list, () => json(resource.records))
    expect(await screen.attempt()?.verifyAgain()).toMatchObject({ id: world.id + 1, isFound: true })
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

  it('ends when it is dismissed, and after two minutes', async () => {
    const first = await openAfterLoss(name)
    first.screen.attempt()?.dismiss()
    await seconds(0)
    expect(first.screen.attempt()).toBeNull()
    world.reset()
    const second = await openAfterLoss(name)
    await seconds(119)
    expect(second.screen.attempt()).not.toBeNull()
    await seconds(2)
    expect(second.screen.attempt()).toBeNull()
  })

  it('makes a press wait that comes while it is looked for', async () => {
    const resource = serve(name, lost)
    const screen = resource.open()
    const first = screen.create(resource.item)
    await seconds(3)
    const second = screen.create(resource.item)
    await seconds(1)
    world.stored = resource.records
    await seconds(7)
    expect(await first).toMatchObject({ isFound: true })
    expect(await second).toMatchObject({ id: world.id + 1, isFound: true })
    expect(countOf(resource.post)).toBe(1)
  })

  it('is looked for before one that was waiting to be sent', async () => {
    let lose = () => {}
    const resource = serve(
      name,
      () =>
        new Promise((_, reject) => {
          lose = () => reject(new TypeError('connection lost'))
        }),
    )
    const screen = resource.open()
    const first = screen.create(resource.item)
    await seconds(1)
    const second = screen.create(resource.edited).catch((failure) => failure)
    await seconds(1)
    world.stored = resource.records
    lose()
    expect(await first).toMatchObject({ isFound: true })
    const isOther = expect.stringContaining('This one has not been sent yet')
    const expected = { id: world.id + 1, isFound: true }
    expect(await second).toMatchObject(
      ['debtor', 'company'].includes(name) ? expected : { message: isOther },
    )
    expect(countOf(resource.post)).toBe(1)
  })
})

describe.each(hookResourceNames.filter((name) => name !== 'company'))('another new %s', (name) => {
  async function openBesideAnother() {
    const resource = await openAfterLoss(name)
    const [other] = Object.values(resource.contradictions)
    world.stored = changed(resource.records, { ...other, id: world.id + 5 })
    respondTo(resource.list, () => json(world.stored))
    return resource
  }

  it('is listed first, and nothing is sent', async () => {
    const { screen, post, edited } = await openBesideAnother()
    const { message } = await failureOf(screen.create(edited))
    expect(message).toContain(`found a new ${name === 'debtor' ? 'debt' : name} that may be yours`)
    expect(screen.attempt()?.candidates).toMatchObject([{ id: world.id + 5 }])
    expect(countOf(post)).toBe(1)
  })

  it('does not stop one that is sent again', async () => {
    const resource = await openBesideAnother()
    answerNext(resource)
    await resource.screen.create(resource.edited, { isAgain: true }).catch(() => {})
    expect(countOf(resource.post)).toBe(2)
  })
})

describe.each(hookResourceNames)('a %s that is pressed twice', (name) => {
  it('is sent once', async () => {
    const resource = serve(name, (records) => resource.answerOf(records))
    const screen = resource.open()
    const presses = [screen.create(resource.item), screen.create(resource.item)]
    const [first, second] = await Promise.all(presses)
    expect(second?.id).toBe(first?.id)
    expect(countOf(resource.post)).toBe(1)
  })
})

it('two notes of one text, one after the other, are two', async () => {
  const resource = serve('note', (records) => resource.answerOf(records))
  const screen = resource.open()
  await screen.create(resource.item)
  respondTo(resource.post, () => resource.answerOf(changed(resource.records, { id: world.id + 2 })))
  expect(await screen.create(resource.item)).toMatchObject({ id: world.id + 2 })
  expect(bodiesOf(resource.post)).toHaveLength(2)
})
