// @vitest-environment node
import { expect, it } from 'vitest'
import { dana, sendRequest, setupMockServer } from '../test-client'

setupMockServer()

it.each([
  [dana, [{ id: 1, client: 1, payment_terms_days: 30 }]],
  ['noclient@example.com', []],
])('GET client_settings/ as %s', async (as, body) => {
  expect(await sendRequest('GET client_settings/', { as })).toMatchObject({ status: 200, body })
})
