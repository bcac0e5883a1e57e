import { describe, expect, test } from 'vitest'
import { type DebtEntry, type DebtorBody, debtorBody } from '@/api/debtor-body'
import { type Debtor, debtor } from '@/api/debtors'
import { Failure, rowMessages } from '@/api/errors'
import { createDispatch } from './dispatch'
import type { DispatchState, Fate } from './dispatch-state'
import { sentRows } from './rows'
import { goodRow, type RowValues, sheetOf } from './test-rows'

const bodyOf = (entry: DebtEntry) =>
  debtorBody(entry, { today: '2026-04-01', rules: 'portal', feeMode: 'Fixed Fee' })

/** What happens to a call: carried out, or not, and which answer comes. */
type Turn = (bodies: DebtorBody[], create: (bodies: DebtorBody[]) => Debtor[]) => Debtor[]

function server(...turns: Turn[]) {
  const stored: Debtor[] = []
  const calls: number[] = []
  const reads = { failing: false }
  const create = (bodies: DebtorBody[]) => {
    const made = bodies.map((body, place) =>
      debtor.parse({
        ...structuredClone(body),
        id: stored.length + place + 1,
        debtor_addresses: [],
        debtor_contacts: [],
        debtor_debt: { ...body.debtor_debt, id: stored.length + place + 1 },
      }),
    )
    stored.push(...made)
    return made
  }
  return {
    stored,
    calls,
    reads,
    post: async (bodies: DebtorBody[]) => {
      calls.push(bodies.length)
      const turn = turns.shift() ?? ((all, make) => make(all))
      return { items: turn(bodies, create), unreadable: 0 }
    },
    readBack: async () => {
      if (reads.failing) throw new Failure('no-network')
      return { items: [...stored], unreadable: 0 }
    },
  }
}

const refuse = (body: (bodies: DebtorBody[]) => unknown) => (bodies: DebtorBody[]) => {
  const answer = body(bodies)
  throw new Failure('refused', {
    status: 400,
    message: 'Refused',
    rows: rowMessages(answer, bodies.length),
  })
}
const amountWrong = { debtor_debt: { initial_debt: ['A valid number is required.'] } }
const lost =
  (made: number): Turn =>
  (bodies, create) => {
    create(bodies.slice(0, made))
    throw new Failure('unknown-outcome')
  }

const readyRows = (count: number) => Array.from({ length: count }, (_, place) => goodRow(place))

function start(rows: RowValues[], fake: ReturnType<typeof server>, wanted = { is: true }) {
  const seen: DispatchState[] = []
  const { post, readBack } = fake
  const sheet = sheetOf(rows)
  const dispatch = createDispatch(
    {
      rows: async () => sentRows(sheet.toSend()),
      entries: async (numbers) => sheet.entries(numbers),
      post,
      readBack,
      bodyOf,
      isWanted: () => wanted.is,
    },
    (state) => seen.push(state),
  )
  const now = () => seen.at(-1) as DispatchState
  const count = (fate: Fate) => [...now().fates.values()].filter((one) => one === fate).length
  return { dispatch, now, count }
}

test('sends at most a hundred rows a call, one call after the other, each row once', async () => {
  const fake = server()
  const { dispatch, now, count } = start(readyRows(250), fake)
  await Promise.all([dispatch.send(), dispatch.send()])
  expect(fake.calls).toEqual([100, 100, 50])
  expect(now().phase).toBe('finished')
  expect(count('created')).toBe(250)
  expect(fake.stored.map(({ customer_ref }) => customer_ref)).toEqual(
    readyRows(250).map(({ customer_ref }) => customer_ref),
  )
})

describe('a refused list', () => {
  test.each([
    [
      'as a list',
      (bodies: DebtorBody[]) => bodies.map((_, place) => (place === 1 ? amountWrong : {})),
    ],
    ['by place', () => ({ 1: amountWrong })],
  ])('%s: the named row is refused, the others are sent again once', async (_, answer) => {
    const fake = server(refuse(answer))
    const { dispatch, now, count } = start(readyRows(3), fake)
    await dispatch.send()
    expect(fake.calls).toEqual([3, 2])
    expect(now().phase).toBe('finished')
    expect(count('created')).toBe(2)
    expect([...now().refusals]).toEqual([
      [
        3,
        [
          {
            column: 'initial_debt',
            value: expect.any(String),
            reason: 'A valid number is required.',
          },
        ],
      ],
    ])
  })

  test('refused once more, the rest waits for the person', async () => {
    const fake = server(
      refuse(() => ({ 0: amountWrong })),
      refuse(() => ({ 0: amountWrong })),
    )
    const { dispatch, now, count } = start(readyRows(3), fake)
    await dispatch.send()
    expect(fake.calls).toEqual([3, 2])
    expect([now().phase, count('refused'), count('not-created')]).toEqual(['stopped', 2, 1])
    await dispatch.send()
    expect(fake.calls).toEqual([3, 2, 1])
    expect([now().phase, count('created')]).toEqual(['finished', 1])
  })

  test('refused as a whole, it stops with the server’s words', async () => {
    const fake = server(refuse(() => ({ detail: 'No.' })))
    const { dispatch, now, count } = start(readyRows(150), fake)
    await dispatch.send()
    expect(fake.calls).toEqual([100])
    expect([now().phase, now().message, count('not-created')]).toEqual(['stopped', 'Refused', 100])
  })

  test('too large, it is halved', async () => {
    const fake = server(() => {
      throw new Failure('refused', { status: 413 })
    })
    const { dispatch, count } = start(readyRows(5), fake)
    await dispatch.send()
    expect([fake.calls, count('created')]).toEqual([[5, 3, 2], 5])
  })
})

describe('an unknown outcome', () => {
  test.each([0, 2, 5])(
    'with %d of 5 rows created: the list tells, the rest is sent',
    async (made) => {
      const fake = server(lost(made))
      const { dispatch, now, count } = start(readyRows(5), fake)
      await dispatch.send()
      expect(fake.calls).toEqual([5])
      expect([count('created'), count('not-created')]).toEqual([made, 5 - made])
      expect(now().phase).toBe(made === 5 ? 'finished' : 'stopped')
      await dispatch.send()
      expect(fake.stored.map(({ customer_ref }) => customer_ref).sort()).toEqual(
        readyRows(5).map(({ customer_ref }) => customer_ref),
      )
    },
  )

  test('debts that were there before do not answer for rows', async () => {
    const rows = readyRows(2)
    const fake = server((bodies, create) => create(bodies), lost(0))
    await fake.post(sheetOf(rows).entries([2, 3]).map(bodyOf))
    const { dispatch, count } = start(rows, fake)
    await dispatch.send()
    expect(count('not-created')).toBe(2)
  })

  test('without a look at the list nothing is sent; "Check again" tells', async () => {
    const fake = server((bodies, create) => {
      fake.reads.failing = true
      create(bodies)
      throw new Failure('unknown-outcome')
    })
    const { dispatch, now, count } = start(readyRows(3), fake)
    await dispatch.send()
    expect([now().phase, count('unknown')]).toEqual(['stopped', 3])
    await dispatch.send()
    expect(fake.calls).toEqual([3])
    fake.reads.failing = false
    await dispatch.checkAgain()
    expect([now().phase, count('created'), fake.calls]).toEqual(['finished', 3, [3]])
  })

  test('an answer with fewer debts than rows is no success', async () => {
    const fake = server((bodies, create) => create(bodies.slice(0, 1)))
    const { dispatch, now, count } = start(readyRows(3), fake)
    await dispatch.send()
    expect([now().phase, count('created'), count('not-created')]).toEqual(['stopped', 1, 2])
  })

  test('a debt the server tidied is found by its reference and amount', async () => {
    const fake = server((bodies, create) => {
      create(bodies)
      for (const record of fake.stored) record.company_name = `THE ${record.company_name}`
      throw new Failure('unknown-outcome')
    })
    const { dispatch, count } = start(readyRows(3), fake)
    await dispatch.send()
    expect(count('created')).toBe(3)
  })
})

test.each([
  ['signed-out', { status: 401 }, /session has ended/],
  ['throttled', { status: 429 }, /Wait a minute/],
  ['throttled', { status: 429, retryAfter: 90 }, /Send the rest in 2 minutes/],
  ['other-user', {}, /./],
] as const)(
  '%s %j: it stops, nothing is in doubt, the rest can be sent',
  async (kind, details, message) => {
    const fake = server(() => {
      throw new Failure(kind, details)
    })
    const { dispatch, now, count } = start(readyRows(120), fake)
    await dispatch.send()
    expect([now().phase, count('not-created')]).toEqual(['stopped', 100])
    expect(now().message).toMatch(message)
    await dispatch.send()
    expect([fake.calls, count('created')]).toEqual([[100, 100, 20], 120])
  },
)

test('I07: stopped by the person, the batch under way is waited for and the rest stays', async () => {
  const fake = server((bodies, create) => {
    dispatch.stop()
    return create(bodies)
  })
  const { dispatch, now, count } = start(readyRows(250), fake)
  await dispatch.send()
  expect([fake.calls, now().phase, count('created')]).toEqual([[100], 'stopped', 100])
  await dispatch.send()
  expect([fake.calls, now().phase, fake.stored.length]).toEqual([[100, 100, 50], 'finished', 250])
})

test('after a logout nothing more is sent', async () => {
  const wanted = { is: true }
  const fake = server((bodies, create) => {
    wanted.is = false
    return create(bodies)
  })
  await start(readyRows(250), fake, wanted).dispatch.send()
  expect(fake.calls).toEqual([100])
})
