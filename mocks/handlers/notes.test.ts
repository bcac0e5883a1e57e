// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const othersDebt = () => world.debtors.find((row) => row.client === 2)?.debt.id ?? 0

describe('notes', () => {
  it('are added, and deleted once only', async () => {
    const added = await sendRequest('POST debt_notes/', {
      json: { debt: 101, note: ' Rang twice. ' },
    })
    expect(added.status).toBe(201)
    expect(added.body).toEqual({
      id: expect.any(Number),
      debt: 101,
      note: 'Rang twice.',
      created_by: 'demo@example.com',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    })
    const { id } = added.body as { id: number }
    expect(await sendRequest(`DELETE debt_notes/${id}/`)).toMatchObject({
      status: 204,
      type: null,
      body: '',
    })
    expect(await sendRequest(`DELETE debt_notes/${id}/`)).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    })
  })

  it.each<[string, () => unknown, object]>([
    [
      'blank, of no debt',
      () => ({ note: '  ' }),
      { debt: ['This field is required.'], note: ['This field may not be blank.'] },
    ],
    [
      'a debt as text',
      () => ({ debt: 'abc', note: 'x' }),
      { debt: ['Incorrect type. Expected pk value, received str.'] },
    ],
    [
      "another client's debt",
      () => ({ debt: othersDebt(), note: 'x' }),
      { debt: [expect.stringMatching(/^Invalid pk "\d+" - object does not exist\.$/)] },
    ],
  ])('are refused: %s', async (_, json, body) => {
    const response = await sendRequest('POST debt_notes/', { json: json() })
    expect(response.status).toBe(400)
    expect(response.body).toEqual(body)
  })

  const all = () => sendRequest('GET debt_notes/').then(({ body }) => body as unknown[])

  it('are filtered by debt', async () => {
    const { body } = await sendRequest('GET debt_notes/?debt_id=101')
    expect(body).toMatchObject([{ debt: 101 }, { debt: 101 }])
    expect(await all()).not.toHaveLength(2)
    expect((await sendRequest('GET debt_notes/?debt_id=999999')).body).toEqual([])
    expect((await sendRequest(`GET debt_notes/?debt_id=${othersDebt()}`)).body).toEqual([])
  })

  it.each(['?debt_id=', '?debt=101'])("with %s are all of the client's", async (query) => {
    expect((await sendRequest(`GET debt_notes/${query}`)).body).toEqual(await all())
  })

  it('are not filtered by an invalid number', async () => {
    expect(await sendRequest('GET debt_notes/?debt_id=undefined')).toMatchObject({
      status: 400,
      body: { debt_id: ['Enter a number.'] },
    })
  })
})
