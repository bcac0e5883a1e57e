import { describe, expect, it } from 'vitest'
import {
  changed,
  countOf,
  resourceNames,
  seconds,
  serve,
  setUpCreates,
  world,
} from '../testing/serve-creatable'
import {
  callsSent,
  failureOf,
  json,
  lost,
  page,
  redirect,
  respondTo,
  sent,
} from '../testing/server'

setUpCreates()

describe.each(resourceNames)('a created %s', (name) => {
  it.each<[string, (records: { id: number }[], tidied: object) => object[]]>([
    ['with what was sent', (records) => records],
    ['with its id alone', (records) => records.map(({ id }) => ({ id }))],
    ['after tidying', (records, tidied) => changed(records, tidied)],
    ['in another order', (records) => records.toReversed()],
  ])('is believed when the server answers %s', async (_, answered) => {
    const resource = serve(name, (records) => {
      const list = answered(records as { id: number }[], resource.tidied)
      return resource.answerOf(list)
    })
    expect(await resource.create()).toMatchObject({ id: world.id + 1, isFound: false })
    expect(countOf(resource.post)).toBe(1)
  })

  it.each([301, 302, 307])(
    'is not believed when the response is a redirect (%i)',
    async (status) => {
      respondTo('GET old/', () => json(world.stored))
      const resource = serve(name, () => redirect(status, `${location.origin}/api/v1/old/`))
      const failure = failureOf(resource.create())
      await seconds(11)
      expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
      expect(countOf(resource.post)).toBe(1)
    },
  )

  it('is not believed when the response is a record that was there before', async () => {
    const resource = serve(name, (records) => resource.answerOf(records))
    world.stored = resource.records
    if (name !== 'company') {
      world.queryClient.setQueryData(resource.listKey, { items: world.stored, unreadable: 0 })
      expect(await failureOf(resource.create())).toMatchObject({ kind: 'unknown-outcome' })
      expect(countOf(resource.list)).toBe(1)
    } else expect(await resource.create()).toMatchObject({ isFound: true })
  })

  it('is looked for once when the response contradicts what was sent', async () => {
    for (const change of Object.values(serve(name, lost).contradictions)) {
      world.reset()
      sent.length = 0
      const resource = serve(name, (records) => {
        world.stored = records
        return resource.answerOf(changed(records, change))
      })
      expect(await resource.create()).toMatchObject({ id: world.id + 1, isFound: true })
      expect(countOf(resource.post)).toBe(1)
      await seconds(150)
    }
  })

  it.each([0, 1_500, 4_900, 9_900])(
    'is found when the response is lost and it arrives after %i ms',
    async (ms) => {
      const resource = serve(name, (records) => {
        setTimeout(() => {
          world.stored = changed(records, resource.tidied)
        }, ms)
        return lost()
      })
      const created = resource.create()
      await seconds(10.1)
      expect(await created).toMatchObject({ id: world.id + 1, isFound: true })
      expect(countOf(resource.post)).toBe(1)
    },
  )

  it('is unknown when the response is lost and it has not arrived after ten seconds', async () => {
    const resource = serve(name, lost)
    const failure = failureOf(resource.create())
    await seconds(10.1)
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
    expect(countOf(resource.post)).toBe(1)
  })

  it('is looked for once when the server itself answers with a page', async () => {
    const resource = serve(name, () => page(500))
    const failure = failureOf(resource.create())
    await seconds(0.1)
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
  })

  it.each([403, 404, 502])('is found behind a gateway’s page (%i)', async (status) => {
    const resource = serve(name, (records) => {
      world.stored = records
      return page(status)
    })
    expect(await resource.create()).toMatchObject({ isFound: true })
  })

  it('is refused with the server’s message, and not looked for', async () => {
    const resource = serve(name, () => json({ detail: 'No.' }, 400))
    expect(await failureOf(resource.create())).toMatchObject({ kind: 'refused', message: 'No.' })
    expect(callsSent().at(-1)).toBe(resource.post)
  })

  it.each([413, 429])('is not sent with status %i, and not looked for', async (status) => {
    const resource = serve(name, () => page(status))
    const { kind } = await failureOf(resource.create())
    expect(kind).toBe(status === 429 ? 'throttled' : 'refused')
    expect(callsSent().at(-1)).toBe(resource.post)
  })
})

describe.each(['debtor', 'note', 'invoice', 'address', 'contact'])(
  'the baseline of a %s',
  (name) => {
    it('is the list that was read at most ten minutes ago', async () => {
      const resource = serve(name, (records) => resource.answerOf(records))
      await seconds(599)
      await resource.create()
      expect(callsSent()).toEqual([resource.post])
    })

    it('is read when the one in the cache is older', async () => {
      const resource = serve(name, (records) => resource.answerOf(records))
      world.stored = resource.records
      await seconds(601)
      expect(await failureOf(resource.create())).toMatchObject({ kind: 'unknown-outcome' })
      expect(callsSent().slice(0, 2)).toEqual([resource.list, resource.post])
    })

    it.each<[string, () => Response | Promise<Response>, number]>([
      ['cannot be read', () => page(502), 0],
      ['takes longer than 20 seconds', () => new Promise(() => {}), 19.9],
    ])('may be missing when the list %s: it is sent anyway', async (_, respond, wait) => {
      const resource = serve(name, (records) => resource.answerOf(records), { isCached: false })
      respondTo(resource.list, respond)
      const created = resource.create()
      await seconds(wait)
      expect(countOf(resource.post)).toBe(wait === 0 ? 1 : 0)
      await seconds(0.2)
      expect(await created).toMatchObject({ id: world.id + 1, isFound: false })
    })

    it('that is missing lets only a 201 count', async () => {
      const resource = serve(name, (records) => json(records[0], 200), { isCached: false })
      respondTo(resource.list, () => page(502))
      const failure = failureOf(resource.create())
      await seconds(0.1)
      expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
      expect(countOf(resource.post)).toBe(1)
    })

    it('that is missing lets nothing be found', async () => {
      const resource = serve(
        name,
        (records) => {
          world.stored = records
          respondTo(resource.list, () => json(world.stored))
          return lost()
        },
        { isCached: false },
      )
      respondTo(resource.list, () => page(502))
      const failure = failureOf(resource.create())
      await seconds(10.1)
      expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
    })

    it('contains what this tab has created since the list was read', async () => {
      const resource = serve(name, (records) => resource.answerOf(records))
      await resource.create()
      world.stored = resource.records
      respondTo(resource.post, lost)
      const failure = failureOf(resource.create())
      await seconds(10.1)
      expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
    })
  },
)

it.each(['note', 'invoice', 'address', 'contact'])(
  'a %s is found in a list whose records do not name their owner',
  async (name) => {
    const resource = serve(name, (records) => {
      world.stored = changed(records, { debt: null, debtor: null })
      return page(500)
    })
    expect(await resource.create()).toMatchObject({ id: world.id + 1, isFound: true })
  },
)

it('a company that only the record of the user names is there: nothing is sent', async () => {
  const resource = serve('company', lost)
  respondTo('GET auth/users/me/', () => json({ client: 5 }))
  expect(await resource.create()).toMatchObject({ id: 5, isFound: true })
  expect(countOf(resource.post)).toBe(0)
})
