// @vitest-environment node
import { expect, it } from 'vitest'
import { ask, dana, serveEachTest } from '../ask'

serveEachTest()

it.each([
  [dana, [{ id: 1, client: 1, payment_terms_days: 30 }]],
  ['noclient@example.com', []],
])('GET client_settings/ as %s', async (as, body) => {
  expect(await ask('GET client_settings/', { as })).toMatchObject({ status: 200, body })
})
