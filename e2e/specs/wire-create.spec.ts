import { type Creation, creations, fillImport, sendImport } from '../support/creations'
import {
  answerNext,
  expect,
  expectNoSuccess,
  expectSuccess,
  type Json,
  press,
  type Reply,
  replies,
  test,
} from '../support/wire'

type Name = keyof typeof creations
const names = Object.keys(creations) as Name[]
const single = names.filter((name) => name !== 'a row of an import')
const owned: Name[] = ['a note', 'an address', 'a contact']

/** Answers a list with a list. */
const forEach = (change: (record: Json) => Json) => (body: Json) =>
  Array.isArray(body) ? body.map(change) : change(body)

/** What was sent, as a record of that id. */
const withId = (sent: Json) => ({
  ...sent,
  id: 987_654,
  ...(sent.debtor_debt && { debtor_debt: { ...sent.debtor_debt, id: 987_655 } }),
})

/** Answers of a server that has stored nothing, though they look like a success. */
const falseSuccesses: [string, readonly Name[], (creation: Creation, stored: Json) => Reply][] = [
  // A browser follows the first two with a GET and sends the body again after the third.
  ...[301, 302].flatMap((status): typeof falseSuccesses => [
    [
      `a redirect (${status}) to a record`,
      ['a debt'],
      (_, stored) => replies.redirect(status, `debtor/${stored.id}`),
    ],
    [
      `a redirect (${status}) to the list`,
      ['a debt', 'a row of an import'],
      () => replies.redirect(status, 'debtor/'),
    ],
  ]),
  [
    'a redirect (307) to the list',
    ['a debt', 'a row of an import'],
    () => replies.redirect(307, 'debtor/'),
  ],
  [
    'a record that was there before',
    names,
    (_, stored) =>
      replies.pretended(
        forEach(() => stored),
        200,
      ),
  ],
  [
    'a record with other values',
    names,
    ({ other }) => replies.pretended(forEach((sent) => other(withId(sent)))),
  ],
  [
    'a record of another owner',
    owned,
    () =>
      replies.pretended((sent) => ({
        ...withId(sent),
        ...(sent.debt ? { debt: 424_242 } : { debtor: 424_242 }),
      })),
  ],
]

for (const [title, of, reply] of falseSuccesses) {
  for (const name of of) {
    test(`${name} is not called saved when the answer is ${title}`, async ({ page, portal }) => {
      const creation: Creation = creations[name]
      const list = creation.list(portal.old)
      const before = await portal.read(list)
      await creation.fill(page, portal.old)
      await answerNext(page, `POST ${creation.path}`, reply(creation, before[0]))
      await creation.send(page)
      await expectNoSuccess(page, creation.success)
      expect(await portal.read(list)).toHaveLength(before.length)
    })
  }
}

const gateways: [status: number, of: readonly Name[]][] = [
  [403, names],
  [404, ['a debt', 'a note']],
  [408, ['a debt', 'a note']],
  [499, ['a debt', 'a row of an import']],
  [502, ['a debt', 'a note']],
]

for (const name of single) {
  test(`${name} that never arrived is stored once by a press on “Send again”`, async ({
    page,
    portal,
  }) => {
    const creation: Creation = creations[name]
    const list = creation.list(portal.old)
    const before = await portal.read(list)
    await creation.fill(page, portal.old)
    await answerNext(page, `POST ${creation.path}`, replies.unsent)
    await creation.send(page)
    await press(page, 'Send again')
    await expectSuccess(page, creation.success)
    expect(await portal.read(list)).toHaveLength(before.length + 1)
  })
}

for (const [status, of] of gateways) {
  for (const name of of) {
    test(`${name} is found and not sent twice when a gateway answers ${status} with a page`, async ({
      page,
      portal,
    }) => {
      const creation: Creation = creations[name]
      const list = creation.list(portal.old)
      const before = await portal.read(list)
      await creation.fill(page, portal.old)
      await answerNext(page, `POST ${creation.path}`, replies.gateway(status))
      await creation.send(page)
      await expect(creation.shown(page)).toBeVisible()
      expect(await portal.read(list)).toHaveLength(before.length + 1)
      expect(portal.writes).toHaveLength(1)
    })
  }
}

for (const name of single) {
  for (const arrived of [true, false]) {
    const what = arrived ? 'found before anything is sent' : 'sent once'
    const why = arrived ? 'has arrived' : 'has not arrived'
    test(`${name} edited after a lost answer and a lost look-up is ${what} when it ${why}`, async ({
      page,
      portal,
    }) => {
      const creation: Creation = creations[name]
      const list = creation.list(portal.old)
      const before = await portal.read(list)
      await creation.fill(page, portal.old)
      let endOutage = () => {}
      await answerNext(page, `POST ${creation.path}`, async (run) => {
        endOutage = await answerNext(page, `GET ${creation.path}`, replies.unsent, 1_000)
        return arrived ? replies.lost(run) : replies.unsent()
      })
      await creation.send(page)
      await expectNoSuccess(page, creation.success)
      endOutage()
      await creation.edit(page)
      const looked = page.waitForResponse(
        (response) =>
          response.url().includes(creation.path) && response.request().method() === 'GET',
      )
      await creation.send(page)
      await looked
      if (arrived) await expect(creation.shown(page)).toBeVisible()
      else await expectSuccess(page, creation.success)
      expect(portal.writes).toHaveLength(arrived ? 1 : 2)
      expect(await portal.read(list)).toHaveLength(before.length + 1)
    })
  }
}

const upperCase = (record: Json): Json =>
  JSON.parse(JSON.stringify(record), (key, value) =>
    typeof value === 'string' && /name|ref|street|city|postcode|note/.test(key)
      ? value.toUpperCase().replaceAll(',', '')
      : value,
  )
const recomputed = {
  interestDue: '77.77',
  compDue: '70.00',
  fee_type: 'No Recovery No Fee',
  status: 'New',
}

/** What servers do to a record that they have stored. */
const normalisations: [string, readonly Name[], (record: Json) => Json][] = [
  ['answers the id alone', names, ({ id }) => ({ id })],
  ['writes texts in capitals', names, upperCase],
  ['adds fields', names, (record) => ({ ...record, colour: { of: ['money'] }, created: 1 })],
  [
    'leaves optional fields out',
    names,
    ({ id, debt, debtor, note }) => ({ id, debt, debtor, note }),
  ],
  [
    'computes interest and rounds',
    ['a debt', 'a row of an import'],
    (record) => ({
      ...record,
      debtor_debt: {
        ...record.debtor_debt,
        ...recomputed,
        initial_debt: Number(record.debtor_debt.initial_debt) + 1e-10,
      },
    }),
  ],
]

for (const [title, of, normalise] of normalisations) {
  for (const name of of) {
    test(`${name} is saved on a server that ${title}`, async ({ page, portal }) => {
      const creation: Creation = creations[name]
      const list = creation.list(portal.old)
      const before = await portal.read(list)
      await creation.fill(page, portal.old)
      await answerNext(page, `POST ${creation.path}`, replies.changed(forEach(normalise), 200))
      await creation.send(page)
      await expectSuccess(page, creation.success)
      expect(portal.writes).toHaveLength(1)
      expect(await portal.read(list)).toHaveLength(before.length + 1)
    })
  }
}

const batches: [string, (records: Json[]) => Json[]][] = [
  ['reorders it', (records) => records.toReversed()],
  ['answers ids alone', (records) => records.map(({ id }) => ({ id }))],
]

for (const [title, change] of batches) {
  test(`a batch is added on a server that ${title}`, async ({ page, portal }) => {
    await fillImport(page, 3)
    await answerNext(page, 'POST debtor/', replies.changed(change))
    await sendImport(page, 3)
    await expectSuccess(page, /3 of 3 debts added/)
    expect(portal.writes).toHaveLength(1)
    expect(await portal.read('debtor/')).toHaveLength(4)
  })
}
