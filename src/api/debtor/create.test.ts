import { describe, expect, it } from 'vitest'
import { bodyOf, debtOf, seconds, setUpCreates, world } from '../testing/creatable'
import { bodiesOf, callsSent, json, lost, page, respondTo } from '../testing/server'
import { debtBatch, readListForImport } from './create'

setUpCreates()

const bodies = ['A', 'B', 'C'].map((customer_ref) => bodyOf({ customer_ref }))
const records = () => bodies.map((body, index) => debtOf(world.id + index, body))
const post = 'POST debtor/'

/** Confirms an import, and sends its rows. */
async function send(respond: () => Response, rows = bodies, onLooking = () => {}) {
  respondTo('GET debtor/', () => json(world.stored))
  await readListForImport(world.queryClient)
  respondTo(post, respond)
  return debtBatch(world.queryClient, rows).send(onLooking)
}
const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)

describe('a batch of an import', () => {
  it('is one request, and its rows are created in their order', async () => {
    const rows = await send(() => json(records().toReversed(), 201))
    expect(rows).toMatchObject(
      bodies.map((_, index) => ({ outcome: 'saved', id: world.id + index, isFound: false })),
    )
    expect(bodiesOf(post)).toEqual([bodies])
    expect(callsSent()).toEqual(['GET debtor/', post])
  })

  it('of one row is a list of one record', async () => {
    const one = bodies.slice(0, 1)
    expect(outcomes(await send(() => json(records().slice(0, 1), 201), one))).toEqual(['saved'])
    expect(bodiesOf(post)).toEqual([one])
  })

  it('that is partly refused has rows to mend, and rows to send again after a look', async () => {
    const rows = await send(() => json([{}, { customer_ref: ['Taken.'] }, {}], 400))
    expect(outcomes(rows)).toEqual(['not-sent', 'refused', 'not-sent'])
    expect(rows[1]).toMatchObject({
      failure: { fields: [{ path: 'customer_ref', message: 'Taken.' }] },
    })
    expect(callsSent()).toEqual(['GET debtor/', post, 'GET debtor/'])
  })

  it.each([
    ['a message of the whole', { detail: 'No.' }],
    ['the index of a row beside a field', { '1': { customer_ref: ['Taken.'] }, email: ['Wrong.'] }],
  ])('that is refused with %s has no row to send again', async (_, body) => {
    expect(outcomes(await send(() => json(body, 400)))).toEqual(['refused', 'refused', 'refused'])
    expect(callsSent()).toEqual(['GET debtor/', post])
  })

  it('that is partly refused has found the rows that were stored all the same', async () => {
    const rows = await send(() => {
      world.stored = records().slice(0, 1)
      return json({ '1': { customer_ref: ['Taken.'] } }, 400)
    })
    expect(outcomes(rows)).toEqual(['saved', 'refused', 'not-sent'])
    expect(rows[0]).toMatchObject({ id: world.id, isFound: true })
  })

  it('that is partly refused stays unconfirmed while the list cannot be read', async () => {
    const rows = await send(() => {
      respondTo('GET debtor/', () => page(502))
      return json([{}, { customer_ref: ['Taken.'] }, {}], 400)
    })
    expect(outcomes(rows)).toEqual(['unconfirmed', 'refused', 'unconfirmed'])
  })

  it('whose response carries some rows is looked for the others', async () => {
    let looks = 0
    const respond = () => {
      world.stored = records()
      return json(records().slice(0, 1), 201)
    }
    const rows = await send(respond, bodies, () => {
      looks += 1
    })
    expect(rows).toMatchObject([{ isFound: false }, { isFound: true }, { isFound: true }])
    expect(looks).toBe(1)
  })
})

it('rows that are unconfirmed are found by another look, against the confirmed list', async () => {
  const rows = send(lost)
  await seconds(11)
  expect(outcomes(await rows)).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed'])
  world.stored = records().slice(0, 2)
  const look = (rest = bodies) => debtBatch(world.queryClient, rest).look()
  expect(outcomes(await look())).toEqual(['saved', 'saved', 'unconfirmed'])
  respondTo('GET debtor/', () => page(502))
  expect(outcomes(await look(bodies.slice(2)))).toEqual(['unconfirmed'])
  expect(bodiesOf(post)).toHaveLength(1)
})
