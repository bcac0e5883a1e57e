// @vitest-environment node
import { expect, it } from 'vitest'
import { ask, serveEachTest } from '../ask'

serveEachTest()

it.each([
  [{ recaptcha: 'a-token' }, 200, { success: true }],
  [{ a: '1' }, 400, { recaptcha: ['This field is required.'] }],
])('POST verifycaptcha/ with %j', async (form, status, body) => {
  expect(await ask('POST verifycaptcha/', { as: null, form })).toMatchObject({ status, body })
})
