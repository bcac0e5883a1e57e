import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  asJson,
  failureOf,
  halfBody,
  reading,
  requestCount,
  respondWith,
  setUpResponses,
  typed,
  unexpected,
  writing,
  writingOnly,
} from '../testing/responses'
import { http } from './client'

setUpResponses()

describe('a response without a body', () => {
  it('with 403 comes from a proxy, and refuses the user nothing', async () => {
    respondWith(() => new HttpResponse(null, { status: 403 }))
    const expected = { kind: 'bad-answer', status: 403, message: unexpected }
    for (const failure of [await reading(), await writing(), await writingOnly()]) {
      expect(failure).toMatchObject(expected)
    }
  })

  it('with 401 is no refusal of a login', async () => {
    respondWith(() => new HttpResponse(null, { status: 401 }))
    const login = http.post('thing/', z.unknown(), {
      json: {},
      isPublic: true,
      refreshOn401: false,
    })
    expect(await failureOf(login)).toMatchObject({ kind: 'bad-answer', status: 401 })
    expect(requestCount()).toBe(1)
  })

  it('with 304 is a failure of a read that has nothing cached', async () => {
    respondWith(() => new HttpResponse(null, { status: 304 }))
    expect((await reading()).status).toBe(304)
  })
})

describe('a response of another shape', () => {
  it('fails with at most three of the differences as its cause', async () => {
    respondWith(() => HttpResponse.json(Array(10).fill('x'), { status: 201 }))
    const numbers = z.array(z.number())
    const read = await failureOf(http.get('thing/', numbers))
    expect(read.cause).toMatchObject([{ path: [0] }, { path: [1] }, { path: [2] }])
    const write = await failureOf(http.put('thing/', numbers, { json: [] }))
    expect(write).toMatchObject({ kind: 'unknown-outcome', status: 201 })
    expect(write.cause).toHaveLength(3)
  })
})

it('N02: a page instead of an empty response fails with its status', async () => {
  respondWith(() => HttpResponse.html('<p>Log in to the hotel</p>', { status: 203 }))
  expect(await writingOnly()).toMatchObject({ kind: 'unknown-outcome', status: 203 })
})

describe('deleting a record', () => {
  it('succeeds when the server says that it is already gone', async () => {
    respondWith(() => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }))
    await expect(http.delete('thing/')).resolves.toBeUndefined()
    expect(requestCount()).toBe(1)
  })

  it.each<[string, number, () => Response]>([
    ['a page', 404, () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
    ['nothing', 404, () => new HttpResponse(null, { status: 404 })],
    ['a message', 403, () => HttpResponse.json({ detail: 'Not yours.' }, { status: 403 })],
  ])('fails when the server sends %s with %i', async (_, status, make) => {
    respondWith(make)
    expect(await failureOf(http.delete('thing/'))).toMatchObject({ status })
  })
})

describe('a downloaded file', () => {
  const withDisposition = (type: string, disposition: string) => ({
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
  })

  it.each(['application/json', 'text/html'])(
    'may be of type %s when it is sent as an attachment',
    async (type) => {
      const disposition = 'attachment; filename="a"'
      respondWith(() => new HttpResponse('[1]', withDisposition(type, disposition)))
      const file = await http.file('thing/')
      expect([file.type, await file.text()]).toEqual([type, '[1]'])
    },
  )

  it.each([
    ['application/json', 'inline; filename="a"'],
    ['application/json', 'inline; attachment'],
    ['text/html; charset=utf-8', 'inline'],
  ])('of type %s fails when its disposition is %s', async (type, disposition) => {
    respondWith(() => new HttpResponse('[1]', withDisposition(type, disposition)))
    expect(await failureOf(http.file('thing/'))).toMatchObject({
      kind: 'bad-answer',
      status: 200,
    })
  })

  it('fails with the broken connection as its cause', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(halfBody(), typed('application/pdf')),
    )
    expect(await failureOf(http.file('thing/'))).toMatchObject({
      kind: 'no-network',
      cause: expect.objectContaining({ message: 'terminated' }),
    })
  })
})

it.each([
  ['an error of the server', 500],
  ['a refused upload', 413],
])('the body of %s is read to its end, which frees the connection', async (_, status) => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull: (stream) => {
        isRead = true
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, ...asJson }))
  await writing()
  expect(isRead).toBe(true)
})

it('a refused upload says that it is too large', async () => {
  respondWith(() => HttpResponse.html('<h1>413</h1>', { status: 413 }))
  expect(await writing()).toMatchObject({
    kind: 'refused',
    status: 413,
    message: 'The server refused this as too large.',
  })
})
