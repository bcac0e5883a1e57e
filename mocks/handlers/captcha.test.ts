// @vitest-environment node
import { expect, it } from 'vitest'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

it.each([
  [{ recaptcha: 'a-token' }, 200, { success: true }],
  [{ a: '1' }, 400, { recaptcha: ['This field is required.'] }],
])('POST verifycaptcha/ with %j', async (form, status, body) => {
  expect(await sendRequest('POST verifycaptcha/', { as: null, form })).toMatchObject({
    status,
    body,
  })
})
