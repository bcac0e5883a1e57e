import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { address, contact, debtorRecord } from '../testing/records'
import {
  bodiesOf,
  callsSent,
  createHookRenderer,
  empty,
  failureOf,
  json,
  lost,
  page,
  redirect,
  respondTo,
  stubServer,
} from '../testing/server'
import { addressList, contactList } from './addresses-and-contacts'
import { debtorToEditQuery, useUpdateDebtor } from './update'

stubServer()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Raw = Record<string, unknown>
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** A record that has what real servers send: dates with a time, nulls, text amounts, unknown fields. */
const raw = {
  ...debtorRecord,
  company_name: 'Kettle  Ltd',
  region: { code: 'N' },
  big: 12345678901,
  debtor_debt: {
    ...debtorRecord.debtor_debt,
    initial_debt: '1200.50',
    amount_outstanding: null,
    last_invoice_date: '2024-02-29T00:00:00Z',
    interestDue: '12.30',
    compDue: 'odd',
    desk: 4,
  },
}
const withDebt = (debt: object, change: object = {}): Raw => ({
  ...raw,
  ...change,
  debtor_debt: { ...raw.debtor_debt, ...debt },
})
const put = 'PUT debtor/7/'

describe('an update of a debt', () => {
  /** The record on the server. */
  let stored: Raw
  beforeEach(() => {
    stored = raw
    respondTo('GET debtor/7', () => json(stored))
  })

  /** Opens the form, and saves once its server answers the PUT as given. */
  async function save(
    changes: Raw,
    respond: (sent: Raw) => Response | Promise<Response>,
    more: { derived?: Raw; isOverwrite?: boolean; before?: Raw } = {},
  ) {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const opened = await queryClient.query(debtorToEditQuery(7))
    if (more.before) stored = more.before
    respondTo(put, async (request) => respond((await request.json()) as Raw))
    const update = createHookRenderer(queryClient)(() => useUpdateDebtor(7))
    return update.current.mutateAsync({ opened, changes, ...more })
  }
  const carryOut = (sent: Raw) => {
    stored = sent
    return json(sent)
  }

  it('sends the record as it came, with the edited fields and readable amounts as numbers', async () => {
    await save({ title: 'Mr', debtor_debt: { department: 'Sales' } }, carryOut, {
      derived: { debtor_debt: { fee_type: 'Fixed Fee' } },
    })
    const expected = withDebt(
      { department: 'Sales', initial_debt: 1200.5, interestDue: 12.3, total_payments: 0 },
      { title: 'Mr' },
    ) as { debtor_debt: Raw }
    expected.debtor_debt.debt_payments = [
      { ...(debtorRecord.debtor_debt.debt_payments[0] as object), amount: 10 },
    ]
    expect(bodiesOf(put)).toEqual([expected])
  })

  const nine: Raw = { debtor_debt: { initial_debt: 9_000 } }
  it.each<[string, Raw, (sent: Raw) => Raw]>([
    ['as it was sent', { title: 'Mr' }, (sent) => sent],
    ['with its id alone', { title: 'Mr' }, () => ({ id: 7 })],
    ['with the amount as text', nine, () => withDebt({ initial_debt: '9000.00' })],
    [
      'without the double space',
      { company_name: 'Kettle  & Co' },
      () => withDebt({}, { company_name: 'Kettle & Co' }),
    ],
    ['in upper case', { title: 'Mr' }, () => withDebt({}, { title: 'MR' })],
    [
      'with a time',
      { debtor_debt: { last_invoice_date: '2025-07-01' } },
      () => withDebt({ last_invoice_date: '2025-07-01T00:00:00Z' }),
    ],
    [
      'without the date',
      { debtor_debt: { last_invoice_date: null } },
      () => withDebt({ last_invoice_date: null }),
    ],
    ['with a value of the server', { title: 'Mr' }, () => withDebt({}, { title: 'Mister' })],
    [
      'with other derived values',
      { title: 'Mr' },
      () => withDebt({ interestDue: 99, fee_type: 'Free' }, { title: 'Mr' }),
    ],
  ])('is believed when the server answers %s', async (_, changes, respond) => {
    expect(await save(changes, (sent) => json(respond(sent)))).toBeUndefined()
    expect(callsSent().at(-1)).toBe(put)
  })

  it.each<[string, (sent: Raw) => Response]>([
    ['loses its response', lost],
    ['answers with a page', () => page(200)],
    ['answers without a body', () => empty()],
    ['answers with a redirect', () => redirect(302)],
    ['answers with a gateway’s page', () => page(502)],
    ['answers with a page that refuses', () => page(403)],
    ['answers with another record', () => json({ ...raw, id: 8 })],
    ['answers without a record', () => json({ detail: 'Under maintenance' })],
  ])('is saved when the server %s but has carried it out', async (_, respond) => {
    const changes: Raw = {
      company_name: 'Kettle  & Co',
      debtor_debt: { initial_debt: 9_000, last_invoice_date: '2025-07-01' },
    }
    const saved = save(changes, (sent) => {
      const debt = { initial_debt: '9000.00', last_invoice_date: '2025-07-01T00:00:00Z' }
      stored = withDebt(debt, { company_name: 'Kettle & Co' })
      return respond(sent)
    })
    expect(await saved).toBeUndefined()
    expect(bodiesOf(put)).toHaveLength(1)
  })

  it('is saved when it is carried out late', async () => {
    const saved = save({ title: 'Mr' }, (sent) => {
      setTimeout(() => carryOut(sent), 9_900)
      return lost()
    })
    await seconds(10.1)
    expect(await saved).toBeUndefined()
  })

  it.each<[string, () => Response, number]>([
    ['answers with the record unchanged', () => json(raw), 0],
    ['answers with a page', () => page(500), 0],
    ['loses its response', lost, 10.1],
  ])('is unknown when the server %s', async (_, respond, wait) => {
    const failure = failureOf(save({ title: 'Mr' }, respond))
    await seconds(wait)
    expect(await failure).toMatchObject({
      kind: 'unknown-outcome',
      message: expect.stringContaining('may not have been saved'),
    })
    expect(bodiesOf(put)).toHaveLength(1)
  })

  it.each<[string, Raw, object]>([
    ['amount', { initial_debt: 2_000 }, { initial_debt: 1200.5 }],
    ['day', { last_invoice_date: '2025-07-01' }, { last_invoice_date: '2024-02-29' }],
  ])('is unknown when the old %s comes back in another notation', async (_, debt, old) => {
    const answer = () => {
      stored = withDebt(old)
      return json(stored)
    }
    const failure = failureOf(save({ debtor_debt: debt }, answer))
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('is unknown when contacts were edited and the server has the old ones', async () => {
    const changes = { debtor_contacts: [{ ...contact, contact_value: 'new@b.co' }] }
    expect(await failureOf(save(changes, () => json(raw)))).toMatchObject({
      kind: 'unknown-outcome',
    })
  })

  it('is unknown when the response is lost and the record read back leaves the field out', async () => {
    const failure = failureOf(
      save({ letter_title: 'Mr' }, () => {
        const { letter_title: _, ...without } = raw
        stored = without
        return page(500)
      }),
    )
    expect(await failure).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('may have been saved when it cannot be read back', async () => {
    const failure = failureOf(
      save({ title: 'Mr' }, () => {
        respondTo('GET debtor/7', () => page(502))
        return page(500)
      }),
    )
    expect(await failure).toMatchObject({ message: expect.stringContaining('may have been saved') })
  })

  it('is refused with the messages of its fields', async () => {
    const refused = save({ title: 'x' }, () => json({ title: ['Too odd.'] }, 400))
    expect(await failureOf(refused)).toMatchObject({
      kind: 'refused',
      fields: [{ path: 'title', message: 'Too odd.' }],
    })
  })

  describe('of a record that has changed since it was opened', () => {
    const elsewhere = withDebt({ department: 'Legal' }, { customer_ref: 'C-2' })

    it('is a conflict, and nothing is sent', async () => {
      expect(await failureOf(save({ title: 'Mr' }, carryOut, { before: elsewhere }))).toMatchObject(
        { kind: 'conflict' },
      )
      expect(bodiesOf(put)).toEqual([])
    })

    it('overwrites the edited fields alone when the person wants it', async () => {
      await save({ title: 'Mr' }, carryOut, { before: elsewhere, isOverwrite: true })
      expect(bodiesOf(put)).toMatchObject([
        { title: 'Mr', customer_ref: 'C-2', debtor_debt: { department: 'Legal' } },
      ])
    })

    it.each<[string, Raw]>([
      ['what is computed', withDebt({ interestDue: '13.00', status: 'Issued', total_payments: 5 })],
      ['notes and unknown fields', withDebt({ debt_notes: [] }, { region: 'S' })],
      ['what is edited, as it is sent now', withDebt({}, { title: 'MR' })],
    ])('is no conflict when only %s has changed', async (_, before) => {
      expect(await save({ title: 'Mr' }, carryOut, { before })).toBeUndefined()
    })
  })

  it('cannot begin with another record than the one asked for', async () => {
    respondTo('GET debtor/7', () => json({ ...raw, id: 8 }))
    expect(await failureOf(save({}, carryOut))).toMatchObject({ kind: 'invalid-response' })
  })
})

describe.each([
  {
    name: 'address',
    record: { ...address, debtor: 7, zone: 4 } as Raw,
    changes: { postcode: 'ls1 1ab' },
    tidied: { postcode: 'LS1 1AB' },
    useUpdate: addressList.useUpdate,
  },
  {
    name: 'contact',
    record: { ...contact, debtor: 7, zone: 4 } as Raw,
    changes: { contact_value: '0113 496 0001' },
    tidied: { contact_value: '01134960001' },
    useUpdate: contactList.useUpdate,
  },
])('an update of a $name', ({ name, record, changes, tidied, useUpdate }) => {
  const id = record.id as number
  let stored: Raw[]
  const putOne = `PUT debtor_${name}/${id}/`
  beforeEach(() => {
    stored = [{ ...record, id: 99 }, record]
    respondTo(`GET debtor_${name}/?debtor_id=7`, () => json(stored))
  })
  function save(respond: () => Response) {
    respondTo(putOne, respond)
    const useIt = () => useUpdate(7) as ReturnType<typeof addressList.useUpdate>
    return createHookRenderer(new QueryClient())(useIt).current.mutateAsync({ id, changes })
  }

  it('sends the record as it came, with only the edited fields changed', async () => {
    await save(() => json({ ...record, ...tidied }))
    expect(bodiesOf(putOne)).toEqual([{ ...record, ...changes }])
  })

  it.each([
    ['its response is lost', lost],
    ['the server answers with another record', () => json({ ...record, ...changes, id: 99 })],
  ])('is saved when it was carried out and %s', async (_, respond) => {
    const saved = save(() => {
      stored = [{ ...record, ...tidied }]
      return respond()
    })
    expect(await saved).toBeUndefined()
  })

  it('is unknown when the server answers with the record unchanged', async () => {
    expect(await failureOf(save(() => json(record)))).toMatchObject({ kind: 'unknown-outcome' })
  })

  it('is not sent when the record has been removed', async () => {
    stored = []
    expect(await failureOf(save(() => json(record)))).toMatchObject({
      kind: 'not-found',
      message: `Someone else removed this ${name} while you were editing.`,
    })
    expect(bodiesOf(putOne)).toEqual([])
  })
})
