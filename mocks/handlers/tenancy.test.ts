// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { goodDebtor } from '../good-debtor'
import { world } from '../node'
import { changeBehaviour } from '../settings'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

/** One record of each kind that belongs to the other client. */
async function others() {
  const saved = await sendRequest('POST debtor/', { as: 'other@example.com', json: goodDebtor })
  const debtor = world.debtors.get((saved.body as { id: number }).id)
  const [address] = debtor?.addresses ?? []
  const [contact] = debtor?.contacts ?? []
  if (!debtor || !address || !contact) throw new Error('a good debtor has all of them')
  const { id: debt } = debtor.debt
  const created_at = '2026-01-01T00:00:00Z'
  const note = world.notes.add({ debt, note: 'x', created_by: 'o', created_at })
  const invoice = world.invoices.add({ debt, path: 'x.pdf', created_at })
  return {
    debtor: debtor.id,
    debt,
    address: address.id,
    contact: contact.id,
    note: note.id,
    invoice: invoice.id,
  }
}

type Kind = keyof Awaited<ReturnType<typeof others>>
const routes: [call: string, kind: Kind][] = [
  ['GET debtor/:id', 'debtor'],
  ['GET debtor/:id/', 'debtor'],
  ['PUT debtor/:id/', 'debtor'],
  ['PATCH debtor/:id/', 'debtor'],
  ['DELETE debt_notes/:id/', 'note'],
  ['GET download/:id/', 'invoice'],
  ['GET debtor_address/:id/', 'address'],
  ['PUT debtor_address/:id/', 'address'],
  ['DELETE debtor_address/:id/', 'address'],
  ['GET debtor_contact/:id/', 'contact'],
  ['PUT debtor_contact/:id/', 'contact'],
  ['DELETE debtor_contact/:id/', 'contact'],
]

describe('a record of another client', () => {
  it.each(routes)('%s: is not found and not changed', async (call, kind) => {
    const ids = await others()
    const before = JSON.stringify([world.debtors.all(), world.notes.all(), world.invoices.all()])
    for (const id of [ids[kind], 999_999, 0]) {
      const sent = /^(PUT|PATCH)/.test(call) ? { json: goodDebtor } : {}
      const response = await sendRequest(call.replace(':id', String(id)), sent)
      expect(response).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
    }
    expect(JSON.stringify([world.debtors.all(), world.notes.all(), world.invoices.all()])).toBe(
      before,
    )
  })

  it.each<[string, Kind]>([
    ['debt_notes/?debt_id=', 'debt'],
    ['invoice/?debt_id=', 'debt'],
    ['debtor_address/?debtor_id=', 'debtor'],
    ['debtor_contact/?debtor_id=', 'debtor'],
  ])('GET %s lists none and refuses an invalid number', async (path, kind) => {
    const ids = await others()
    expect(await sendRequest(`GET ${path}${ids[kind]}`)).toMatchObject({ status: 200, body: [] })
    expect(await sendRequest(`GET ${path}999999`)).toMatchObject({ status: 200, body: [] })
    const [, name = ''] = /\?(\w+)=/.exec(path) ?? []
    for (const rubbish of ['undefined', 'NaN', '1,2', "1'--"]) {
      const response = await sendRequest(`GET ${path}${encodeURIComponent(rubbish)}`)
      expect(response).toMatchObject({ status: 400, body: { [name]: ['Enter a number.'] } })
    }
    const all = await sendRequest(`GET ${path.split('?')[0]}`)
    expect((await sendRequest(`GET ${path}`)).body).toEqual(all.body)
    expect((await sendRequest(`GET ${path.replace('_id', '')}1`)).body).toEqual(all.body)
  })
})

describe('paginated lists', () => {
  const page = (call: string) =>
    sendRequest(call).then(
      ({ body }) =>
        body as {
          count: number
          next: string | null
          previous: string | null
          results: { id: number }[]
        },
    )

  it('have pages that link to the next when a page size is set', async () => {
    const whole = (await sendRequest('GET debtor/')).body as { id: number }[]
    changeBehaviour(world, { pageSize: 15 })
    const found: number[] = []
    let path: string | null = 'debtor/'
    const links: (string | null)[] = []
    while (path) {
      const { count, next, previous, results } = await page(`GET ${path}`)
      expect(count).toBe(whole.length)
      found.push(...results.map(({ id }) => id))
      links.push(previous)
      path = next && (next.split('/api/v1/')[1] ?? null)
    }
    expect(found).toEqual(whole.map(({ id }) => id))
    expect(links.map((link) => link && new URL(link).search)).toEqual([null, '', '?page=2'])
  })

  it.each([
    'debt_notes/?debt_id=101',
    'invoice/?debt_id=101',
    'debtor_address/?debtor_id=1',
    'debtor_contact/?debtor_id=1',
    'clients/',
    'client_settings/',
  ])('%s too, with the filter in the link', async (path) => {
    const whole = (await sendRequest(`GET ${path}`)).body as unknown[]
    changeBehaviour(world, { pageSize: 1 })
    const first = await page(`GET ${path}`)
    expect(first).toMatchObject({ count: whole.length, previous: null, results: whole.slice(0, 1) })
    const filter = path.split('?')[1]
    if (filter && whole.length > 1) expect(first.next).toMatch(`${filter}&page=2`)
  })

  it.each(['?page=4', '?page=0', '?page=x'])('return 404 for page %s', async (query) => {
    changeBehaviour(world, { pageSize: 15 })
    const response = await sendRequest(`GET debtor/${query}`)
    expect(response).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
  })
})

it('errors of a refused list are keyed by index when configured', async () => {
  changeBehaviour(world, { keyedErrors: true })
  const bad = { ...goodDebtor, last_name: '' }
  const sent = [goodDebtor, bad, goodDebtor, {}]
  const { status, body } = await sendRequest('POST debtor/', { json: sent })
  expect([status, body]).toEqual([
    400,
    {
      1: { last_name: ['This field is required.'] },
      3: { debtor_debt: ['This field is required.'] },
    },
  ])
})
