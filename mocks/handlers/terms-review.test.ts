// @vitest-environment node
import { expect, it } from 'vitest'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

it.each([
  ['ann@example.com', 204, ''],
  ['x', 400, { terms_email: ['Enter a valid email address.'] }],
])('POST request_terms_review/ for %s', async (terms_email, status, body) => {
  expect(await sendRequest('POST request_terms_review/', { json: { terms_email } })).toMatchObject({
    status,
    body,
  })
})
