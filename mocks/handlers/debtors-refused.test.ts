// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { goodAddress as address, goodDebt as debt, goodDebtor as good } from '../good-debtor'
import { world } from '../node'
import { type ApiResponse, sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const create = (json: unknown) => sendRequest('POST debtor/', { json })
const owing = (changes: object) => create({ ...good, debtor_debt: { ...debt, ...changes } })
const required = ['This field is required.']
const wrongDate = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.']

describe('a refused debt', () => {
  const whole = { initial_debt: ['A valid number is required.'] }

  it.each<[string, () => Promise<ApiResponse>, unknown]>([
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
      (last_invoice_date): [string, () => Promise<ApiResponse>, unknown] => [
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
      () => sendRequest('POST debtor/', { form: { last_name: 'x', is_individual: 'true' } }),
      { debtor_debt: required },
    ],
    [
      'a PUT with a part only',
      () => sendRequest('PUT debtor/1/', { json: { title: 'Dr' } }),
      { debtor_debt: required },
    ],
    [
      'broken JSON',
      () =>
        sendRequest('POST debtor/', {
          body: '{"a":',
          headers: { 'Content-Type': 'application/json' },
        }),
      { detail: 'JSON parse error - Expecting value: line 1 column 6 (char 5)' },
    ],
  ])('%s', async (_, send, body) => {
    const before = world.debtors.all()
    const response = await send()
    expect(response.status).toBe(400)
    expect(response.body).toEqual(body)
    expect(world.debtors.all()).toEqual(before)
  })
})
