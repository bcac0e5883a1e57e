// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { goodAddress } from '../good-debtor'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const as = 'noclient@example.com'

describe('POST clients/', () => {
  it('creates the client of the user once', async () => {
    const json = {
      company_name: 'New Ltd',
      client_addresses: [goodAddress],
      client_contacts: [{ contact_type: 'Phone', contact_value: '0113 496 0000' }],
    }
    const created = await sendRequest('POST clients/', { as, json })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      id: 4,
      client_type: 'P',
      client_prospect: 'C',
      company_type: null,
      company_name: 'New Ltd',
      client_addresses: [
        { ...goodAddress, label: 'Primary', latitude: '0.000000', longitude: '0.000000' },
      ],
      client_contacts: [{ label: null, contact_type: 'Phone' }],
      client_settings: [
        {
          id: 4,
          client: 4,
          default_fee_type: 'Fixed Fee',
          payment_terms_days: 30,
          add_late_payment_interest: true,
          add_late_payment_compensation: true,
          statement_email: null,
        },
      ],
    })
    expect((await sendRequest('GET auth/users/me/', { as })).body).toMatchObject({ client: 4 })
    expect((await sendRequest('GET clients/', { as })).body).toEqual([created.body])
    expect(await sendRequest('POST clients/', { as, json })).toMatchObject({
      status: 403,
      body: { detail: 'This user already has a client.' },
    })
  })

  it('requires a name and complete addresses', async () => {
    const required = ['This field is required.']
    const response = await sendRequest('POST clients/', { as, json: { client_addresses: [{}] } })
    expect(response.status).toBe(400)
    expect(response.body).toEqual({
      company_name: required,
      client_addresses: [{ street_1: required, city: required, postcode: required }],
    })
  })
})

it("GET clients/ returns the user's client, or none", async () => {
  expect((await sendRequest('GET clients/')).body).toMatchObject([
    { id: 1, company_name: 'Kettle & Harbour Supplies Ltd' },
  ])
  expect((await sendRequest('GET clients/', { as })).body).toEqual([])
})
