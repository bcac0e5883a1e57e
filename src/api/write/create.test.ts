import { describe, expect, it } from 'vitest'
import {
  changed,
  countOf,
  resourceNames,
  seconds,
  serve,
  setUpCreates,
  world,
} from '../testing/creatable'
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

/** Creates, and expects an unknown outcome after the looks. */
async function expectUnknown(resource: ReturnType<typeof serve>, lookSeconds = 10.1) {
  const failure = failureOf(resource.create())
  await seconds(lookSeconds)
  expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
}

/** Expects that a second company is not sent. */
async function expectRefused(resource: ReturnType<typeof serve>, name: string) {
  expect(await failureOf(resource.create())).toMatchObject({
    kind: 'refused',
    code: 'has-company',
    message: `Your account already has a company${name}. Nothing was sent.`,
  })
  expect(countOf(resource.post)).toBe(0)
}

describe.each(resourceNames)('a created %s', (name) => {
  it.each<[string, (records: { id: number }[], tidied: object) => object[]]>([
    ['with what was sent', (records) => records],
    ['with its id alone', (records) => records.map(({ id }) => ({ id }))],
    ['after tidying', (records, tidied) => changed(records, tidied)],
    ['in another order', (records) => records.toReversed()],
  ])('is believed when the server answers %s', async (_, answered) => {
    const resource = serve(name, (records) =>
      resource.answerOf(answered(records as { id: number }[], resource.tidied)),
    )
    expect(await resource.create()).toMatchObject({ id: world.id + 1, isFound: false })
    expect(countOf(resource.post)).toBe(1)
  })

  it('is not believed when the response is a redirect', async () => {
    respondTo('GET old/', () => json(world.stored))
    const resource = serve(name, () => redirect(301, `${location.origin}/api/v1/old/`))
    await expectUnknown(resource)
    expect(countOf(resource.post)).toBe(1)
  })

  it('is not believed when the response is a record that was there before', async () => {
    const resource = serve(name, (records) => resource.answerOf(records))
    world.stored = resource.records
    world.queryClient.setQueryData(resource.listKey, { items: world.stored, unreadable: 0 })
    if (name === 'company') await expectRefused(resource, ', “Archer Ltd”')
    else await expectUnknown(resource, 0.1)
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

  it.each([0, 4_900, 9_900])(
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

  it.each([
    ['the response is lost and it has not arrived after ten seconds', lost, 10.1],
    ['the server itself answers with a page', () => page(500), 0.1],
  ])('is unknown when %s', async (_, respond, lookSeconds) => {
    const resource = serve(name, respond)
    await expectUnknown(resource, lookSeconds)
    expect(countOf(resource.post)).toBe(1)
  })

  it.each([403, 404, 502])('is found behind a gateway’s page (%i)', async (status) => {
    const resource = serve(name, (records) => {
      world.stored = records
      return page(status)
    })
    expect(await resource.create()).toMatchObject({ isFound: true })
  })

  it.each<[string, () => Response, object]>([
    ['refused', () => json({ detail: 'No.' }, 400), { kind: 'refused', message: 'No.' }],
    ['too large to send', () => page(413), { kind: 'refused', status: 413 }],
    ['throttled', () => page(429), { kind: 'throttled' }],
  ])('is not looked for when it is %s', async (_, respond, expected) => {
    const resource = serve(name, respond)
    expect(await failureOf(resource.create())).toMatchObject(expected)
    if (name !== 'company') expect(callsSent().at(-1)).toBe(resource.post)
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
      await expectUnknown(resource, 0.1)
      expect([countOf(resource.list), countOf(resource.post)]).toEqual([2, 1])
    })

    it('is not awaited longer than 20 seconds', async () => {
      const resource = serve(name, (records) => resource.answerOf(records), { isCached: false })
      respondTo(resource.list, () => new Promise(() => {}))
      const created = resource.create()
      await seconds(19.9)
      expect(countOf(resource.post)).toBe(0)
      await seconds(0.2)
      expect(await created).toMatchObject({ id: world.id + 1, isFound: false })
    })

    it.each<[string, number, boolean]>([
      ['lets a 201 count', 201, true],
      ['lets no other success count', 200, false],
      ['lets nothing be found', 500, false],
    ])('that cannot be read %s', async (_, status, isCreated) => {
      const resource = serve(
        name,
        (records) => {
          world.stored = records
          respondTo(resource.list, () => json(world.stored))
          return json(records[0], status)
        },
        { isCached: false },
      )
      respondTo(resource.list, () => page(502))
      if (isCreated) expect(await resource.create()).toMatchObject({ isFound: false })
      else await expectUnknown(resource, 0.1)
    })

    it('contains what this tab has created since the list was read', async () => {
      const resource = serve(name, (records) => resource.answerOf(records))
      await resource.create()
      world.stored = resource.records
      respondTo(resource.post, lost)
      await expectUnknown(resource)
    })
  },
)

it.each<[string, (() => Response)[], number]>([
  ['no response', [lost], 4],
  ['a gateway', [408, 499, 502, 503, 504, 520, 524].map((status) => () => page(status)), 4],
  ['the server', [200, 403, 500, 501, 519].map((status) => () => page(status)), 1],
])('a note is looked for as long as it may still arrive: after %s', async (_, responds, looks) => {
  for (const respond of responds) {
    world.reset()
    sent.length = 0
    const resource = serve('note', respond)
    await expectUnknown(resource)
    expect(countOf(resource.list)).toBe(looks)
  }
})

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

it('a debt that was stored twice is found with the number of its copies', async () => {
  const resource = serve('debtor', (records) => {
    world.stored = [...records, ...changed(records, { id: world.id + 2 })]
    return page(500)
  })
  expect(await resource.create()).toMatchObject({ isFound: true, copies: 2 })
})

it('a company that only the record of the user names is there: nothing is sent', async () => {
  const resource = serve('company', lost)
  respondTo('GET auth/users/me/', () => json({ client: 5 }))
  await expectRefused(resource, '')
})

// A browser repeats a request by itself when its connection breaks, and the repeated one is refused.
it.each<[string, object, object]>([
  ['is saved if the account, which had none, now has it', {}, { id: expect.any(Number) }],
  ['is refused if the account now has another', { company_name: 'Demo Ltd' }, { message: 'No.' }],
])('a company that is refused %s', async (_, change, expected) => {
  const resource = serve('company', (records) => {
    world.stored = changed(records, change)
    return json({ detail: 'No.' }, 400)
  })
  expect(await resource.create().catch((failure) => failure)).toMatchObject(expected)
  expect(countOf(resource.post)).toBe(1)
})
