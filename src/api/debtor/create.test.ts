import { describe, expect, it } from 'vitest'
import { debtEntry } from '../testing/records'
import { seconds, setUpCreates, world } from '../testing/serve-creatable'
import { bodiesOf, callsSent, json, lost, page, respondTo } from '../testing/server'
import { debtBatch, readListForImport } from './create'
import { type DebtorBody, debtorBody } from './request-body'

setUpCreates()

const rules = { today: '2024-04-10', rules: 'portal', feeMode: 'Fixed Fee' } as const
const bodies = ['A', 'B', 'C'].map((customer_ref) =>
  debtorBody({ ...debtEntry, customer_ref }, rules),
)
const recordOf = (body: DebtorBody, index: number) => ({
  ...body,
  id: world.id + index,
  debtor_debt: { ...body.debtor_debt, id: world.id + index },
})
const records = () => bodies.map(recordOf)
const post = 'POST debtor/'

/** Confirms an import, and sends its rows. */
async function send(respond: () => Response, { onLooking }: { onLooking?: () => void } = {}) {
  respondTo('GET debtor/', () => json(world.stored))
  await readListForImport(world.queryClient)
  respondTo(post, respond)
  return debtBatch(world.queryClient, bodies).send(onLooking)
}
const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)

describe('a batch of an import', () => {
  it('is one request, and its rows are created in their order', async () => {
    const rows = await send(() => json(records().toReversed(), 201))
    expect(rows).toMatchObject(
      bodies.map((_, index) => ({ outcome: 'created', id: world.id + index, isFound: false })),
    )
    expect(bodiesOf(post)).toEqual([bodies])
    expect(callsSent()).toEqual(['GET debtor/', post])
  })

  it('of one row is a list of one record', async () => {
    respondTo('GET debtor/', () => json([]))
    await readListForImport(world.queryClient)
    respondTo(post, () => json(records().slice(0, 1), 201))
    expect(outcomes(await debtBatch(world.queryClient, bodies.slice(0, 1)).send())).toEqual([
      'created',
    ])
    expect(bodiesOf(post)).toEqual([bodies.slice(0, 1)])
  })

  it('that is partly refused has rows to mend, and rows to send again after a look', async () => {
    const rows = await send(() => json([{}, { customer_ref: ['Taken.'] }, {}], 400))
    expect(outcomes(rows)).toEqual(['not-sent', 'refused', 'not-sent'])
    expect(rows[1]).toMatchObject({
      failure: { fields: [{ path: 'customer_ref', message: 'Taken.' }] },
    })
    expect(callsSent()).toEqual(['GET debtor/', post, 'GET debtor/'])
  })

  it('that is partly refused has found the rows that were stored all the same', async () => {
    const rows = await send(() => {
      world.stored = records().slice(0, 1)
      return json({ '1': { customer_ref: ['Taken.'] } }, 400)
    })
    expect(outcomes(rows)).toEqual(['created', 'refused', 'not-sent'])
    expect(rows[0]).toMatchObject({ id: world.id, isFound: true })
  })

  it('that is partly refused stays unconfirmed while the list cannot be read', async () => {
    const rows = await send(() => {
      respondTo('GET debtor/', () => page(502))
      return json([{}, { customer_ref: ['Taken.'] }, {}], 400)
    })
    expect(outcomes(rows)).toEqual(['unconfirmed', 'refused', 'unconfirmed'])
  })

  it.each([
    ['as a whole', () => json({ detail: 'No.' }, 403), 'refused'],
    ['as too large', () => page(413), 'not-sent'],
    ['for now', () => page(429), 'not-sent'],
  ])('that is refused %s is not looked for', async (_, respond, outcome) => {
    expect(outcomes(await send(respond))).toEqual([outcome, outcome, outcome])
    expect(callsSent().at(-1)).toBe(post)
  })

  it('whose response carries some rows is looked for the others', async () => {
    let looks = 0
    const rows = await send(
      () => {
        world.stored = records()
        return json(records().slice(0, 1), 201)
      },
      {
        onLooking: () => {
          looks += 1
        },
      },
    )
    expect(rows.map((row) => ('isFound' in row ? row.isFound : row.outcome))).toEqual([
      false,
      true,
      true,
    ])
    expect(looks).toBe(1)
  })
})

it('rows that are unconfirmed are found by another look, against the confirmed list', async () => {
  const rows = send(lost)
  await seconds(11)
  expect(outcomes(await rows)).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed'])
  world.stored = records().slice(0, 2)
  expect(outcomes(await debtBatch(world.queryClient, bodies).look())).toEqual([
    'created',
    'created',
    'unconfirmed',
  ])
  respondTo('GET debtor/', () => page(502))
  expect(outcomes(await debtBatch(world.queryClient, bodies.slice(2)).look())).toEqual([
    'unconfirmed',
  ])
  expect(bodiesOf(post)).toHaveLength(1)
})

it('an import cannot be confirmed while the list cannot be read', async () => {
  respondTo('GET debtor/', () => page(502))
  await expect(readListForImport(world.queryClient)).rejects.toMatchObject({ kind: 'server' })
})
