// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sendRequest, setupMockServer } from '../test-client'

setupMockServer()

describe('slashes, methods and types', () => {
  it.each([
    ['GET debtor', '/api/v1/debtor/'],
    ['GET debtor/undefined', '/api/v1/debtor/undefined/'],
    ['POST debtor', '/api/v1/debtor/'],
    ['PUT debtor/1', '/api/v1/debtor/1/'],
    ['GET debt_notes?debt_id=1', '/api/v1/debt_notes/?debt_id=1'],
  ])('%s is redirected', async (call, location) => {
    const response = await sendRequest(call)
    expect(response).toMatchObject({ status: 301, type: 'text/html; charset=utf-8' })
    expect(response.headers.get('location')).toBe(location)
  })

  it('serves GET debtor/1 without the slash', async () => {
    expect(await sendRequest('GET debtor/1')).toMatchObject({ status: 200, body: { id: 1 } })
  })

  it.each([
    ['DELETE debtor/1/', 'GET, PUT, PATCH, HEAD, OPTIONS'],
    ['PUT debtor/', 'GET, POST, HEAD, OPTIONS'],
  ])('does not allow %s', async (call, allow) => {
    const [method] = call.split(' ')
    const response = await sendRequest(call)
    expect(response).toMatchObject({
      status: 405,
      body: { detail: `Method "${method}" not allowed.` },
    })
    expect(response.headers.get('allow')).toBe(allow)
  })

  it.each(['application/xml', 'text/plain'])('does not read %s', async (type) => {
    const response = await sendRequest('POST debtor/', {
      body: '{}',
      headers: { 'Content-Type': type },
    })
    expect(response).toMatchObject({
      status: 415,
      body: { detail: `Unsupported media type "${type}" in request.` },
    })
  })

  it.each([
    ['application/pdf', 406],
    ['*/*', 200],
    ['application/json, text/plain, */*', 200],
  ])('Accept: %s returns %i', async (Accept, status) => {
    expect((await sendRequest('GET debtor/', { headers: { Accept } })).status).toBe(status)
  })
})
