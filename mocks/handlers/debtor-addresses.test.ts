// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const road = { street_1: '1 Road', city: 'Leeds', postcode: 'LS1 1AA' }

describe('addresses', () => {
  it('are created, replaced and removed', async () => {
    const created = await sendRequest('POST debtor_address/', { json: { ...road, debtor: 2 } })
    expect(created).toMatchObject({ status: 201, body: { ...road, label: 'Primary', debtor: 2 } })
    const { id } = created.body as { id: number }
    const list = async () =>
      (await sendRequest('GET debtor_address/?debtor_id=2')).body as { id: number; city: string }[]
    expect(await list()).toHaveLength(2)

    const replaced = { ...road, city: 'York', debtor: 2 }
    expect(await sendRequest(`PUT debtor_address/${id}/`, { json: replaced })).toMatchObject({
      status: 200,
      body: { id, city: 'York' },
    })
    expect((await list()).map(({ city }) => city)).toEqual(['Ripon', 'York'])

    expect(await sendRequest(`DELETE debtor_address/${id}/`)).toMatchObject({
      status: 204,
      body: '',
    })
    expect((await sendRequest(`DELETE debtor_address/${id}/`)).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  const bad = { ...road, latitude: '', longitude: 'north' }
  it.each<[string, object, object]>([
    ['no debtor', road, { debtor: ['This field is required.'] }],
    [
      'a bad point',
      { ...bad, debtor: 1, location: { type: 'Point', coordinates: ['0', '0'] } },
      {
        longitude: ['A valid number is required.'],
        location: ['Not a point: expected coordinates [longitude, latitude].'],
      },
    ],
  ])('are refused with %s', async (_, json, body) => {
    const response = await sendRequest('POST debtor_address/', { json })
    expect(response.status).toBe(400)
    expect(response.body).toEqual(body)
  })

  it("of another client's debtor are not found", async () => {
    const debtor = world.debtors.find((row) => row.client === 2)
    const id = debtor?.addresses[0]?.id
    expect((await sendRequest(`GET debtor_address/${id}/`)).status).toBe(404)
    expect((await sendRequest(`DELETE debtor_address/${id}/`)).status).toBe(404)
    const json = { ...road, debtor: debtor?.id }
    expect(await sendRequest('POST debtor_address/', { json })).toMatchObject({
      status: 400,
      body: { debtor: [`Invalid pk "${debtor?.id}" - object does not exist.`] },
    })
  })
})
