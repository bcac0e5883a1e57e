import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { addressList, contactList } from '../debtor/addresses-and-contacts'
import { debtorToEditQuery, useUpdateDebtor } from '../debtor/update'
import { seconds } from '../testing/creatable'
import { address, contact, debtorRecord } from '../testing/records'
import {
  bodiesOf,
  callsSent,
  createHookRenderer,
  failureOf,
  hookValue,
  json,
  lost,
  page,
  respondTo,
  stubServer,
} from '../testing/server'
import { type Edit, useUpdate, withChanges } from './update'

stubServer()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Raw = Record<string, unknown>

interface UpdatableResource {
  /** As real servers send it: dates with a time, nulls, text amounts, unknown fields. */
  raw: Raw
  changes: Raw
  /** What a server stores of the changes. */
  tidied: Raw
  /** What is sent for the other fields, where it differs from how they came. */
  rest: Raw
  put: string
  get: string
  /** The response to the read, of the record or of none. */
  listed: (record: Raw | null) => unknown
  update: (changes: Raw) => Promise<unknown>
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const owned = (
  list: typeof addressList | typeof contactList,
  path: string,
  record: Raw,
): Omit<UpdatableResource, 'changes' | 'tidied'> => ({
  raw: { ...record, zone: 4 },
  rest: {},
  put: `PUT ${path}/${record.id}/`,
  get: `GET ${path}/?debtor_id=7`,
  listed: (stored) => [{ ...record, id: 99 }, ...(stored ? [stored] : [])],
  update: (changes) =>
    hookValue(() => (list as typeof addressList).useUpdate(7)).send({
      id: Number(record.id),
      edited: changes,
    }),
})
const resources: Record<string, UpdatableResource> = {
  debt: {
    raw: {
      ...debtorRecord,
      company_name: 'Kettle  Ltd',
      region: { code: 'N' },
      big: 12345678901,
      debtor_debt: {
        ...debtorRecord.debtor_debt,
        amount_outstanding: null,
        last_invoice_date: '2024-02-29T00:00:00Z',
        compDue: 'odd',
        desk: 4,
      },
    },
    changes: {
      company_name: 'Kettle  & Co',
      debtor_debt: { initial_debt: 9_000, last_invoice_date: '2025-07-01' },
    },
    tidied: {
      company_name: 'KETTLE & CO',
      debtor_debt: { initial_debt: '9000.00', last_invoice_date: '2025-07-01T00:00:00Z' },
    },
    // Amounts that can be read go as numbers.
    rest: {
      debtor_debt: {
        interestDue: 12.3,
        total_payments: 0,
        debt_payments: [{ ...debtorRecord.debtor_debt.debt_payments[0], amount: 10 }],
      },
    },
    put: 'PUT debtor/7/',
    get: 'GET debtor/7',
    listed: (record) => record ?? { ...debtorRecord, id: 8 },
    async update(changes) {
      const { raw: opened } = await client().query(debtorToEditQuery(7))
      const derived = () => ({ debtor_debt: { fee_type: 'Fixed Fee' } })
      return hookValue(() => useUpdateDebtor(7)).send({ opened, edited: changes, derived })
    },
  },
  address: {
    ...owned(addressList, 'debtor_address', address),
    changes: { postcode: 'ls1 1ab' },
    tidied: { postcode: 'LS1 1AB' },
  },
  contact: {
    ...owned(contactList, 'debtor_contact', contact),
    changes: { contact_value: '0113 496 0001' },
    tidied: { contact_value: '01134960001' },
  },
}

it('is unknown when the server answers with an amount that was not sent', async () => {
  const { raw, changes, put, get, listed, update } = resources.debt as UpdatableResource
  respondTo(get, () => json(listed(raw)))
  respondTo(put, async (request) =>
    json(withChanges((await request.json()) as Raw, { debtor_debt: { initial_debt: 900 } })),
  )
  expect(await failureOf(update(changes))).toMatchObject({ kind: 'unknown-outcome' })
})

describe.each(Object.entries(resources))('an update of a %s', (_name, resource) => {
  const { raw, changes, tidied, rest, put, get, listed } = resource
  const [key] = Object.keys(changes) as [string]
  /** The record on the server. */
  let stored: Raw | null
  beforeEach(() => {
    stored = raw
    respondTo(get, () => json(listed(stored)))
  })
  /** Saves once the server answers the PUT as given. */
  function save(respond: (sent: Raw) => Response | Promise<Response>) {
    respondTo(put, async (request) => respond((await request.json()) as Raw))
    return resource.update(changes)
  }

  it('sends the record as it came, with only the edited fields changed', async () => {
    await save((sent) => json(sent))
    expect(bodiesOf(put)).toEqual([withChanges(withChanges(raw, rest), changes)])
  })

  it.each<[string, (sent: Raw) => Raw]>([
    ['as it was sent', (sent) => sent],
    ['with its id alone', ({ id }) => ({ id })],
    ['after tidying', (sent) => withChanges(sent, tidied)],
    ['with a value of the server', (sent) => ({ ...sent, [key]: 'Another' })],
    [
      'with other derived values',
      (sent) => withChanges(sent, { debtor_debt: { interestDue: 99 } }),
    ],
  ])('is believed when the server answers %s', async (_, respond) => {
    expect(await save((sent) => json(respond(sent)))).toMatchObject({ isFound: false })
    expect(callsSent().at(-1)).toBe(put)
  })

  it.each<[string, (sent: Raw) => Response]>([
    ['loses its response', lost],
    ['answers with a gateway’s page', () => page(502)],
    ['answers with another record', (sent) => json({ ...sent, id: 98 })],
    ['answers without a record', () => json({ detail: 'Under maintenance' })],
  ])('is saved when the server %s but has carried it out', async (_, respond) => {
    const saved = save((sent) => {
      stored = withChanges(sent, tidied)
      return respond(sent)
    })
    expect(await saved).toMatchObject({ id: raw.id })
    expect(bodiesOf(put)).toHaveLength(1)
  })

  it.each<[string, () => Response, number]>([
    ['answers with the record unchanged', () => json(raw), 0],
    ['answers with a page', () => page(500), 0],
    ['loses its response', lost, 10.1],
  ])('is unknown when the server %s', async (_, respond, wait) => {
    const failure = failureOf(save(respond))
    await seconds(wait)
    expect(await failure).toMatchObject({
      kind: 'unknown-outcome',
      message: expect.stringContaining('could not find the change'),
    })
    expect(bodiesOf(put)).toHaveLength(1)
  })

  it('is not called missing when it cannot be read back', async () => {
    const failure = failureOf(
      save(() => {
        respondTo(get, () => page(502))
        return page(500)
      }),
    )
    expect(await failure).toMatchObject({ message: expect.stringContaining('could not check') })
  })

  it('is not sent when another record is read than the one asked for', async () => {
    stored = null
    const { kind } = await failureOf(save(() => json(raw)))
    expect(kind).toBe(get.includes('?') ? 'not-found' : 'invalid-response')
    expect(bodiesOf(put)).toEqual([])
  })
})

describe('an update that is not confirmed', () => {
  let stored = { id: 5, city: 'Leeds' }
  const queryClient = client()
  function openForm() {
    stored = { id: 5, city: 'Leeds' }
    const definition = {
      noun: 'record',
      path: 'record/5/',
      read: async () => stored,
      editable: z.looseObject({}),
    }
    return createHookRenderer(queryClient)(() =>
      useUpdate((edit: Edit) => ({ ...definition, ...edit })),
    )
  }
  /** A form whose change of the city to York was lost, and carried out later. */
  async function loseUpdate() {
    const form = openForm()
    respondTo('PUT record/5/', lost)
    const failure = failureOf(form.current.send({ edited: { city: 'York' } }))
    await seconds(5)
    expect(form.current.attempt?.heading).toBe('Checking whether it arrived')
    await seconds(5.1)
    expect(form.current.attempt).toMatchObject({
      heading: 'The edited record may not have been saved',
      message: (await failure).message,
    })
    stored = { id: 5, city: 'York' }
    return form
  }

  it('is found by "Check again", and is then read by the screens', async () => {
    const form = await loseUpdate()
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    await form.current.send({ edited: { city: 'York' } }, 'check')
    await seconds(0)
    expect(form.current.attempt).toBeNull()
    expect(invalidate).toHaveBeenCalled()
    expect(callsSent()).toEqual(['PUT record/5/'])
  })

  it.each([
    ['something else', { edited: { city: 'Bath' } }],
    ['an incomplete form', null],
  ])('is not taken for %s by "Check again"', async (_, edit) => {
    const form = await loseUpdate()
    const message = expect.stringContaining('What you have typed now has not been sent.')
    expect(await failureOf(form.current.send(edit, 'check'))).toMatchObject({ message })
    await seconds(0)
    expect(form.current.attempt).toMatchObject({ savedId: 5 })
    expect(callsSent()).toEqual(['PUT record/5/'])
  })

  it('is followed by one that waited for it, once it has its response', async () => {
    const form = openForm()
    respondTo('PUT record/5/', async (request) => json(await request.json()))
    const edits = ['York', 'Bath'].map((city) => form.current.send({ edited: { city } }))
    expect(await Promise.all(edits)).toMatchObject([{ isFound: false }, { isFound: false }])
    expect(bodiesOf('PUT record/5/')).toMatchObject([{ city: 'York' }, { city: 'Bath' }])
  })

  it('is sent by the next press, without a look', async () => {
    const form = await loseUpdate()
    respondTo('PUT record/5/', () => json({ id: 5 }))
    const edited = { city: 'Bath' }
    expect(await form.current.send({ edited })).toMatchObject({ isFound: false })
    expect(bodiesOf('PUT record/5/')).toMatchObject([{ city: 'York' }, edited])
  })
})
