// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { goodAddress as address, goodDebt as debt, goodDebtor as good } from '../good-debtor'
import { world } from '../node'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const create = (json: unknown) => sendRequest('POST debtor/', { json })
const wrongDate = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.']
const notFound = { status: 404, type: 'application/json', body: { detail: 'Not found.' } }

describe('a valid debt', () => {
  it('is returned as recorded, with money as text', async () => {
    const next = world.debtors.nextId
    const { address: addressId, contact: contactId, debt: debtId } = world.nested
    const saved = {
      id: addressId,
      label: 'Primary',
      street_1: '1 Road',
      street_2: null,
      street_3: null,
      city: 'Leeds',
      county: null,
      postcode: 'LS1 1AA',
      country: null,
      isResidential: false,
      isPrimary: false,
      isBilling: false,
      isDelivery: false,
      doNotContact: false,
      latitude: '0.000000',
      longitude: '0.000000',
      location: { type: 'Point', coordinates: [0, 0] },
      debtor: next,
    }
    const expected = {
      id: next,
      title: 'Ms',
      customer_ref: 'C-1',
      company_type: null,
      first_names: 'Ann',
      last_name: 'Archer',
      is_individual: true,
      company_name: null,
      trading_name: null,
      salutation: null,
      letter_title: null,
      company_number: null,
      vat_number: null,
      nature_of_business: [],
      external_ref: null,
      debtor_contacts: [
        {
          id: contactId,
          label: null,
          contact_type: 'Email',
          contact_value: 'ann@example.net',
          isPrimary: false,
          doNotContact: false,
          debtor: next,
        },
      ],
      debtor_addresses: [saved],
      primary_address: saved,
      primary_email: 'ann@example.net',
      primary_phone: null,
      debtor_debt: {
        id: debtId,
        initial_debt: '1200.50',
        debt_type: null,
        department: null,
        amount_outstanding: '1200.50',
        last_invoice_date: '2024-02-29',
        status: 'Processing',
        status_detail: null,
        debt_disputed: false,
        add_late_payment_interest: true,
        add_late_payment_compensation: true,
        interestDue: '12.30',
        compDue: '70.00',
        fee_type: 'Fixed Fee',
        invoices: [],
        payments: [],
        total_payments: '0.00',
        debt_notes: [],
        debt_invoices: [],
        debt_payments: [],
      },
    }
    const response = await create({ ...good, is_disputed: true, primary_email: 'x@y.zz' })
    expect(response.status).toBe(201)
    // Compared as text, because the recording includes the order of the keys.
    expect(JSON.stringify(response.body, null, 1)).toBe(JSON.stringify(expected, null, 1))
  })

  it.each([
    ['No', false],
    ['yes', true],
    ['TRUE', true],
    ['on', true],
    [1, true],
    ['0', false],
  ])('parses %j as a boolean', async (sent, saved) => {
    const { body } = await create({ ...good, is_individual: sent, company_name: 'X' })
    expect(body).toMatchObject({ is_individual: saved })
  })

  it('has the primary contacts and address by their flags', async () => {
    const { body } = await create({
      ...good,
      debtor_addresses: [address, { ...address, city: 'York', isPrimary: true }],
      debtor_contacts: [
        { contact_type: 'Phone', contact_value: '1' },
        { contact_type: 'Phone', contact_value: '2', isPrimary: true },
      ],
    })
    expect(body).toMatchObject({
      primary_address: { city: 'York' },
      primary_phone: '2',
      primary_email: null,
    })
  })
})

describe('a list of debts', () => {
  const count = () => world.debtors.all().length

  it('is saved in order', async () => {
    const response = await create([good, { ...good, last_name: 'Baker' }])
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject([{ last_name: 'Archer' }, { last_name: 'Baker' }])
  })

  it('may be empty', async () => {
    expect(await create([])).toMatchObject({ status: 201, body: [] })
  })

  it('is saved completely or not at all, with {} for each valid row', async () => {
    const before = count()
    const bad = { ...good, last_name: '', debtor_debt: { ...debt, last_invoice_date: 'x' } }
    const response = await create([good, bad, good, 'x'])
    expect(response.status).toBe(400)
    expect(response.body).toEqual([
      {},
      { debtor_debt: { last_invoice_date: wrongDate } },
      {},
      { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
    ])
    expect(count()).toBe(before)
  })

  it('of six hundred is saved quickly', async () => {
    const begun = performance.now()
    expect((await create(Array(600).fill(good))).status).toBe(201)
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})

describe('updating a debt', () => {
  it('accepts the response of GET, ids included', async () => {
    const { body } = await sendRequest('GET debtor/1/')
    const response = await sendRequest('PUT debtor/1/', {
      json: { ...(body as object), title: 'Dr' },
    })
    expect(response.status).toBe(200)
    expect(response.body).toEqual({ ...(body as object), title: 'Dr' })
  })

  it('PATCH accepts some of the fields', async () => {
    const response = await sendRequest('PATCH debtor/1/', { json: { title: 'Dr' } })
    expect(response).toMatchObject({ status: 200, body: { id: 1, title: 'Dr' } })
  })
})

describe('access to debts', () => {
  const others = () => world.debtors.find((row) => row.client === 2)?.id

  it("lists the debts of the user's client, with their own ids", async () => {
    const { body } = await sendRequest('GET debtor/')
    expect(body).toHaveLength(40)
    expect((body as unknown[])[0]).toMatchObject({ id: 1, debtor_debt: { id: 101 } })
  })

  it.each([
    ['no such record', () => 'GET debtor/999999/'],
    ["another client's", () => `GET debtor/${others()}/`],
    ["another client's, changed", () => `PUT debtor/${others()}/`],
    ['an id that is no number', () => 'GET debtor/abc/'],
  ])('%s is not found', async (_, call) => {
    expect(await sendRequest(call())).toMatchObject(notFound)
  })

  it('refuses reads and writes when the user has no client', async () => {
    const as = 'noclient@example.com'
    expect(await sendRequest('GET debtor/', { as })).toMatchObject({ status: 200, body: [] })
    expect(await sendRequest('POST debtor/', { as, body: 'x' })).toMatchObject({
      status: 403,
      body: { detail: 'You do not have permission to perform this action.' },
    })
  })
})
