// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mockServer, resetWorld, world } from './node'

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }))
afterAll(() => mockServer.close())

describe('the data of the tests', () => {
  it('is seeded on import and after a reset', async () => {
    const debts = () => world.debtors.where((row) => row.client === 1).length
    const atFirst = debts()
    expect(atFirst).toBeGreaterThan(30)
    world.debtors.remove(1)
    expect(debts()).toBe(atFirst - 1)
    await resetWorld()
    expect(debts()).toBe(atFirst)
    await resetWorld({ debts: 600 })
    expect(debts()).toBe(atFirst + 600)
  })

  it('returns an HTML page, like Django, when the path is unknown', async () => {
    const response = await fetch('http://api.test/api/v1/nothing/')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html')
  })
})
