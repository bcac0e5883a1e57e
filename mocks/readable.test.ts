// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client } from '@/api/clients'
import { invoice, note } from '@/api/debtor/debt-records'
import { debtor, debtorAddress, debtorContact } from '@/api/debtor/debtor'
import { mockServer } from './node'
import { sendRequest } from './test-client'

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
afterAll(() => mockServer.close())

describe('the portal parses every record of the demo data', () => {
  it.each([
    ['GET debtor/', debtor],
    ['GET debt_notes/', note],
    ['GET invoice/', invoice],
    ['GET debtor_address/', debtorAddress],
    ['GET debtor_contact/', debtorContact],
    ['GET clients/', client],
  ])('%s', async (call, schema) => {
    const { body } = await sendRequest(call)
    const records = (
      Array.isArray(body) ? body : (body as { results: unknown[] }).results
    ) as unknown[]
    expect(records.length).toBeGreaterThan(0)
    expect(records.filter((record) => !schema.safeParse(record).success)).toEqual([])
  })
})
