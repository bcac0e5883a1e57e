// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { world } from '../node'
import { dana, sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const post = (path: string, body: unknown) =>
  fetch(`http://api.test/mock/${path}/`, { method: 'POST', body: JSON.stringify(body) })

describe('the demo tools', () => {
  it('list the emails, newest first', async () => {
    await sendRequest('POST auth/users/reset_password/', { as: null, form: { email: dana } })
    const form = { email: 'inactive@example.com' }
    await sendRequest('POST auth/users/resend_activation/', { as: null, form })
    const outbox = await fetch('http://api.test/mock/outbox/')
    const mails = (await outbox.json()) as { text: string; link: string }[]
    expect(mails).toMatchObject([
      { id: 2, to: form.email, subject: expect.stringContaining('activation') },
      { id: 1, to: dana, link: expect.stringMatching(/\/reset_password\/MQ\//) },
    ])
    expect(mails[0]?.text).toContain(mails[0]?.link)
  })

  it('reset the data with the given number of debts', async () => {
    world.debtors.remove(1)
    expect((await post('reset', { debts: 100 })).status).toBe(204)
    expect((await sendRequest('GET debtor/')).body).toHaveLength(140)
  })

  it('change the settings and refuse unknown ones', async () => {
    const settings = { fail: 'me-500', latency: [1, 2], accessLifetimeMs: 1000, rotate: true }
    expect(await (await post('settings', settings)).json()).toMatchObject(settings)
    expect((await sendRequest('GET auth/users/me/')).status).toBe(500)
    for (const wrong of [{ fail: 'me-501' }, { latency: 'slow' }, { colour: 'red' }, []]) {
      expect((await post('settings', wrong)).status).toBe(400)
    }
    expect(world.behaviour).toMatchObject(settings)
  })
})
