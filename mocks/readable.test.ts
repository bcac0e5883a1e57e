// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client } from '@/api/clients'
import { invoice, note } from '@/api/debtor/debt-records'
import { debtor, debtorAddress, debtorContact } from '@/api/debtor/debtor'
import { listing } from '@/api/wire/fields'
import { mockServer } from './node'
import { sendRequest } from './test-client'

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
afterAll(() => mockServer.close())

describe('the portal parses every record of the demo data', () => {
  it.each([
    ['GET debtor/', listing(debtor)],
    ['GET debt_notes/', listing(note)],
    ['GET invoice/', listing(invoice)],
    ['GET debtor_address/', listing(debtorAddress)],
    ['GET debtor_contact/', listing(debtorContact)],
    ['GET clients/', listing(client)],
  ])('%s', async (call, schema) => {
    const { items, unreadable } = schema.parse((await sendRequest(call)).body)
    expect(items.length).toBeGreaterThan(0)
    expect(unreadable).toBe(0)
  })
})
