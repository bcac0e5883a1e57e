// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

const phone = { contact_type: 'Phone', contact_value: '0113 496 0000' }

describe('contacts', () => {
  it('are created, replaced and removed; the primary contacts are updated', async () => {
    const created = await sendRequest('POST debtor_contact/', { json: { ...phone, debtor: 4 } })
    expect(created.status).toBe(201)
    const { id } = created.body as { id: number }
    expect(created.body).toEqual({
      id,
      label: null,
      ...phone,
      isPrimary: false,
      doNotContact: false,
      debtor: 4,
    })
    const primary = async () =>
      ((await sendRequest('GET debtor/4')).body as { primary_phone: unknown }).primary_phone
    expect(await primary()).toBe(phone.contact_value)

    const json = { ...phone, contact_value: '0113 496 0009', debtor: 4 }
    expect((await sendRequest(`PUT debtor_contact/${id}/`, { json })).status).toBe(200)
    expect(await primary()).toBe('0113 496 0009')
    expect((await sendRequest('GET debtor_contact/?debtor_id=4')).body).toMatchObject([{ id }])

    expect((await sendRequest(`DELETE debtor_contact/${id}/`)).status).toBe(204)
    expect(await primary()).toBeNull()
  })

  it('are refused when the email is invalid', async () => {
    const json = { debtor: 1, contact_type: 'Email', contact_value: 'x' }
    expect(await sendRequest('POST debtor_contact/', { json })).toMatchObject({
      status: 400,
      body: { contact_value: ['Enter a valid email address.'] },
    })
  })
})
