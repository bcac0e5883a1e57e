// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type Answer, ask, serveEachTest } from '../ask'
import { world } from '../node'

serveEachTest()

const address = {
  street_1: '1 Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  latitude: 0,
  longitude: 0,
  location: { type: 'Point', coordinates: [0, 0] },
}
const debt = {
  initial_debt: 1200.5,
  last_invoice_date: '2024-02-29',
  fee_type: 'Fixed Fee',
  interestDue: '12.30',
  compDue: 70,
}
const good = {
  title: 'Ms',
  customer_ref: 'C-1',
  is_individual: true,
  first_names: 'Ann',
  last_name: 'Archer',
  nature_of_business: [],
  debtor_addresses: [address],
  debtor_contacts: [{ contact_type: 'Email', contact_value: 'ann@example.net' }],
  debtor_debt: debt,
}
const create = (json: unknown) => ask('POST debtor/', { json })
const owing = (changes: object) => create({ ...good, debtor_debt: { ...debt, ...changes } })
const required = ['This field is required.']
const wrongDate = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.']
const notFound = { status: 404, type: 'application/json', body: { detail: 'Not found.' } }

describe('a good debt', () => {
  it('comes back as it was captured, money as text', async () => {
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
    const answer = await create({ ...good, is_disputed: true, primary_email: 'x@y.zz' })
    expect(answer.status).toBe(201)
    // As text: the order of the keys is part of what was captured.
    expect(JSON.stringify(answer.body, null, 1)).toBe(JSON.stringify(expected, null, 1))
  })

  it.each([
    ['No', false],
    ['yes', true],
    ['TRUE', true],
    ['on', true],
    [1, true],
    ['0', false],
  ])('takes %j for a boolean', async (sent, saved) => {
    const { body } = await create({ ...good, is_individual: sent, company_name: 'X' })
    expect(body).toMatchObject({ is_individual: saved })
  })

  it('derives the primary ones by their flags', async () => {
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

describe('a refused debt', () => {
  const whole = { initial_debt: ['A valid number is required.'] }

  it.each<[string, () => Promise<Answer>, unknown]>([
    ['nothing', () => create({}), { debtor_debt: required }],
    [
      'errors at every level',
      () =>
        create({
          ...good,
          title: 'x'.repeat(21),
          debtor_addresses: [address, { street_1: '', postcode: null }],
          debtor_contacts: [
            { contact_type: 'Fax', contact_value: '1' },
            { contact_type: 'Email', contact_value: 'no' },
          ],
          debtor_debt: {
            initial_debt: 'abc',
            fee_type: 'Free',
            last_invoice_date: '31/01/2024',
            debt_disputed: 'perhaps',
            interestDue: '-1',
          },
        }),
      {
        title: ['Ensure this field has no more than 20 characters.'],
        debtor_contacts: [
          { contact_type: ['"Fax" is not a valid choice.'] },
          { contact_value: ['Enter a valid email address.'] },
        ],
        debtor_addresses: [
          {},
          {
            street_1: ['This field may not be blank.'],
            city: required,
            postcode: ['This field may not be null.'],
          },
        ],
        debtor_debt: {
          ...whole,
          last_invoice_date: wrongDate,
          debt_disputed: ['Must be a valid boolean.'],
          interestDue: ['Ensure this value is greater than or equal to 0.'],
          fee_type: ['"Free" is not a valid choice.'],
        },
      },
    ],
    [
      'a company without a name',
      () => create({ ...good, is_individual: false }),
      { company_name: required },
    ],
    [
      'nested values of the wrong type',
      () =>
        create({ ...good, debtor_debt: [], debtor_addresses: {}, nature_of_business: 'Retail' }),
      {
        nature_of_business: ['Expected a list of items but got type "str".'],
        debtor_addresses: {
          non_field_errors: ['Expected a list of items but got type "dict".'],
        },
        debtor_debt: {
          non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
        },
      },
    ],
    [
      "a float's tail, three decimals, a comma; an empty amount_outstanding passes",
      () =>
        owing({
          initial_debt: 0.1 + 0.2,
          interestDue: 12.345,
          compDue: '1,200.00',
          amount_outstanding: '',
        }),
      {
        debtor_debt: {
          initial_debt: ['Ensure that there are no more than 12 digits in total.'],
          interestDue: ['Ensure that there are no more than 2 decimal places.'],
          compDue: ['A valid number is required.'],
        },
      },
    ],
    [
      'NaN, empty, null',
      () => owing({ initial_debt: 'NaN', interestDue: '', compDue: null }),
      {
        debtor_debt: {
          ...whole,
          interestDue: ['A valid number is required.'],
          compDue: ['This field may not be null.'],
        },
      },
    ],
    [
      'too much money',
      () => owing({ initial_debt: 12345678901 }),
      {
        debtor_debt: {
          initial_debt: ['Ensure that there are no more than 10 digits before the decimal point.'],
        },
      },
    ],
    [
      'a latitude with seven decimals',
      () => create({ ...good, debtor_addresses: [{ ...address, latitude: 51.5073512 }] }),
      {
        debtor_addresses: [{ latitude: ['Ensure that there are no more than 6 decimal places.'] }],
      },
    ],
    ...['', '2024-02-29T00:00:00.000Z', '2023-02-29'].map(
      (last_invoice_date): [string, () => Promise<Answer>, unknown] => [
        `the date "${last_invoice_date}"`,
        () => owing({ last_invoice_date }),
        { debtor_debt: { last_invoice_date: wrongDate } },
      ],
    ),
    [
      'a boolean that is empty or null',
      () => create({ ...good, is_individual: '', debtor_debt: { ...debt, debt_disputed: null } }),
      {
        is_individual: ['Must be a valid boolean.'],
        debtor_debt: { debt_disputed: ['This field may not be null.'] },
      },
    ],
    [
      'a form',
      () => ask('POST debtor/', { form: { last_name: 'x', is_individual: 'true' } }),
      { debtor_debt: required },
    ],
    [
      'a PUT with a part only',
      () => ask('PUT debtor/1/', { json: { title: 'Dr' } }),
      { debtor_debt: required },
    ],
    [
      'broken JSON',
      () => ask('POST debtor/', { body: '{"a":', headers: { 'Content-Type': 'application/json' } }),
      { detail: 'JSON parse error - Expecting value: line 1 column 6 (char 5)' },
    ],
  ])('%s', async (_, send, body) => {
    const before = world.debtors.all()
    const answer = await send()
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(body)
    expect(world.debtors.all()).toEqual(before)
  })
})

describe('a list of debts', () => {
  const count = () => world.debtors.all().length

  it('is saved in order', async () => {
    const answer = await create([good, { ...good, last_name: 'Baker' }])
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject([{ last_name: 'Archer' }, { last_name: 'Baker' }])
  })

  it('may be empty', async () => {
    expect(await create([])).toMatchObject({ status: 201, body: [] })
  })

  it('is saved as a whole or not at all, with {} for each good row', async () => {
    const before = count()
    const bad = { ...good, last_name: '', debtor_debt: { ...debt, last_invoice_date: 'x' } }
    const answer = await create([good, bad, good, 'x'])
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual([
      {},
      { debtor_debt: { last_invoice_date: wrongDate } },
      {},
      { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
    ])
    expect(count()).toBe(before)
  })

  it('of six hundred is quick', async () => {
    const begun = performance.now()
    expect((await create(Array(600).fill(good))).status).toBe(201)
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})

describe('changing a debt', () => {
  it('takes back what GET gave, ids and all', async () => {
    const { body } = await ask('GET debtor/1/')
    const answer = await ask('PUT debtor/1/', { json: { ...(body as object), title: 'Dr' } })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ...(body as object), title: 'Dr' })
  })

  it('PATCH wants a part only', async () => {
    const answer = await ask('PATCH debtor/1/', { json: { title: 'Dr' } })
    expect(answer).toMatchObject({ status: 200, body: { id: 1, title: 'Dr' } })
  })
})

describe('who sees what', () => {
  const others = () => world.debtors.find((row) => row.client === 2)?.id

  it('lists the debts of the own client, whose debts have ids of their own', async () => {
    const { body } = await ask('GET debtor/')
    expect(body).toHaveLength(40)
    expect((body as unknown[])[0]).toMatchObject({ id: 1, debtor_debt: { id: 101 } })
  })

  it.each([
    ['no such record', () => 'GET debtor/999999/'],
    ["another client's", () => `GET debtor/${others()}/`],
    ["another client's, changed", () => `PUT debtor/${others()}/`],
    ['an id that is no number', () => 'GET debtor/abc/'],
  ])('%s is not found', async (_, call) => {
    expect(await ask(call())).toMatchObject(notFound)
  })

  it('without a client: nothing to read, nothing to write', async () => {
    const as = 'noclient@example.com'
    expect(await ask('GET debtor/', { as })).toMatchObject({ status: 200, body: [] })
    expect(await ask('POST debtor/', { as, body: 'x' })).toMatchObject({
      status: 403,
      body: { detail: 'You do not have permission to perform this action.' },
    })
  })
})

describe('slashes, methods and types', () => {
  it.each([
    ['GET debtor', '/api/v1/debtor/'],
    ['GET debtor/undefined', '/api/v1/debtor/undefined/'],
    ['POST debtor', '/api/v1/debtor/'],
    ['PUT debtor/1', '/api/v1/debtor/1/'],
    ['GET debt_notes?debt_id=1', '/api/v1/debt_notes/?debt_id=1'],
  ])('%s is sent on', async (call, location) => {
    const answer = await ask(call)
    expect(answer).toMatchObject({ status: 301, type: 'text/html; charset=utf-8' })
    expect(answer.headers.get('location')).toBe(location)
  })

  it('answers GET debtor/1 without its slash', async () => {
    expect(await ask('GET debtor/1')).toMatchObject({ status: 200, body: { id: 1 } })
  })

  it.each([
    ['DELETE debtor/1/', 'GET, PUT, PATCH, HEAD, OPTIONS'],
    ['PUT debtor/', 'GET, POST, HEAD, OPTIONS'],
  ])('does not allow %s', async (call, allow) => {
    const [method] = call.split(' ')
    const answer = await ask(call)
    expect(answer).toMatchObject({
      status: 405,
      body: { detail: `Method "${method}" not allowed.` },
    })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it.each(['application/xml', 'text/plain'])('does not read %s', async (type) => {
    const answer = await ask('POST debtor/', { body: '{}', headers: { 'Content-Type': type } })
    expect(answer).toMatchObject({
      status: 415,
      body: { detail: `Unsupported media type "${type}" in request.` },
    })
  })

  it.each([
    ['application/pdf', 406],
    ['*/*', 200],
    ['application/json, text/plain, */*', 200],
  ])('Accept: %s gives %i', async (Accept, status) => {
    expect((await ask('GET debtor/', { headers: { Accept } })).status).toBe(status)
  })
})
