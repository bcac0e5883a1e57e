// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const as = 'noclient@example.com'
const road = {
  street_1: '1 Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  latitude: 0,
  longitude: 0,
  location: { type: 'Point', coordinates: [0, 0] },
}

describe('POST clients/', () => {
  it('creates the client of the user once', async () => {
    const json = {
      company_name: 'New Ltd',
      client_addresses: [road],
      client_contacts: [{ contact_type: 'Phone', contact_value: '0113 496 0000' }],
    }
    const made = await sendRequest('POST clients/', { as, json })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      id: 4,
      client_type: 'P',
      client_prospect: 'C',
      company_type: null,
      company_name: 'New Ltd',
      client_addresses: [
        { ...road, label: 'Primary', latitude: '0.000000', longitude: '0.000000' },
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
    expect((await sendRequest('GET clients/', { as })).body).toEqual([made.body])
    expect(await sendRequest('POST clients/', { as, json })).toMatchObject({
      status: 403,
      body: { detail: 'This user already has a client.' },
    })
  })

  it('requires a name and complete addresses', async () => {
    const required = ['This field is required.']
    const answer = await sendRequest('POST clients/', { as, json: { client_addresses: [{}] } })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
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
