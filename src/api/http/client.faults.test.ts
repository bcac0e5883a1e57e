import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { malformed } from '../testing/malformed'
import {
  asJson,
  failureOf,
  halfBody,
  reading,
  requestCount,
  respondWith,
  setUpResponses,
  shape,
  typed,
  unexpected,
  writing,
  writingOnly,
} from '../testing/responses'
import { http } from './client'

setUpResponses()

describe('N01: a server error', () => {
  const bodies: [string, string, string][] = [
    ['JSON', 'application/json', '{"detail":"KeyError at /api: <b>secret</b>"}'],
    ['a page', 'text/html', '<h1>502 Bad Gateway</h1><hr>nginx'],
    ['a stack', 'text/plain', 'Traceback (most recent call last):\n  File "views.py", line 3'],
    ['nothing', '', ''],
  ]
  it.each([500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 599])(
    'with %i says nothing but the fallback, whatever the body',
    async (status) => {
      for (const [, type, body] of bodies) {
        respondWith(() => new HttpResponse(body || null, { status, ...typed(type) }))
        expect(await reading()).toMatchObject({ kind: 'server', message: unexpected, status })
        expect(await writing()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
        expect(await writingOnly()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
      }
      expect(requestCount()).toBe(3 * bodies.length)
    },
  )

  it.each([400, 402, 405, 408, 418, 451])(
    'shows no markup when status %i comes with a page',
    async (status) => {
      respondWith(() => HttpResponse.html('<script>alert(1)</script>', { status }))
      for (const { message } of [await reading(), await writing()]) expect(message).toBe(unexpected)
    },
  )
})

describe('N02: a 200 response with a page of a proxy', () => {
  const page = '<!doctype html><title>Hotel</title>Please sign in'
  it.each(['text/html', 'TEXT/HTML; charset=utf-8', 'text/plain', 'application/xhtml+xml', ''])(
    'as %j is never a success',
    async (type) => {
      respondWith(() => new HttpResponse(page, typed(type)))
      expect(await reading()).toMatchObject({ kind: 'bad-answer', message: unexpected })
      expect(await writing()).toMatchObject({ kind: 'unknown-outcome', message: unexpected })
      // No response body is expected, but a page is still a failure.
      const loose = await failureOf(http.put('thing/', z.optional(shape), { json: {} }))
      expect(loose.kind).toBe('unknown-outcome')
      expect(requestCount()).toBe(3)
    },
  )

  it('fails also when no body is expected', async () => {
    respondWith(() => HttpResponse.html(page))
    expect((await writingOnly()).kind).toBe('unknown-outcome')
    expect((await failureOf(http.delete('thing/'))).kind).toBe('unknown-outcome')
    expect(requestCount()).toBe(2)
  })

  it('is never saved as the file', async () => {
    respondWith(() => HttpResponse.html(page))
    expect((await failureOf(http.file('thing/'))).kind).toBe('bad-answer')
  })
})

describe('N03: malformed JSON', () => {
  it.each(malformed)('%s', async (_, body) => {
    for (const status of [200, 201, 400]) {
      respondWith(() => new HttpResponse(body, { status, ...asJson }))
      const kinds = [(await reading()).kind, (await writing()).kind]
      expect(kinds).toEqual(['bad-answer', status < 300 ? 'unknown-outcome' : 'bad-answer'])
      expect((await reading()).message).toBe(unexpected)
    }
  })

  it.each([
    ['one mark of byte order', '\uFEFF{"id": 1}'],
    ['blanks around', ' \n{"id": 1}\n'],
    ['a name twice: the last', '{"id": 7, "id": 1}'],
    ['a name that is no name', '{"id": 1, "__proto__": {"id": 5}, "": null}'],
  ])('%s is valid', async (_, body) => {
    respondWith(() => new HttpResponse(body, asJson))
    expect(await http.get('thing/', shape)).toEqual({ id: 1 })
  })

  it.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('%s nested a hundred thousand deep fails without a crash', async (_, body) => {
    respondWith(() => new HttpResponse(body, asJson))
    expect((await reading()).kind).toBe('bad-answer')
    respondWith(() => new HttpResponse(body, { status: 400, ...asJson }))
    expect(await writing()).toMatchObject({ name: 'Failure', kind: 'refused' })
  })
})

describe('a connection that breaks during the response', () => {
  it.each([
    [200, 'no-network', 'unknown-outcome'],
    [400, 'bad-answer', 'bad-answer'],
    [404, 'not-found', 'not-found'],
    [500, 'server', 'unknown-outcome'],
  ])('is classified by status %i', async (status, read, written) => {
    respondWith(() => new HttpResponse(halfBody(), { status, ...asJson }))
    expect([(await reading()).kind, (await writing()).kind]).toEqual([read, written])
  })

  it('is not saved as a file', async () => {
    respondWith(() => new HttpResponse(halfBody(), typed('application/pdf')))
    expect(await failureOf(http.file('thing/'))).toMatchObject({ kind: 'no-network' })
  })
})

describe('N06: an empty response', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['200', () => new HttpResponse(null, { status: 200 })],
    ['200 called JSON', () => new HttpResponse('', asJson)],
    ['201 called a page', () => new HttpResponse('', { status: 201, ...typed('text/plain') })],
  ])('%s succeeds only when no body is expected', async (_, make) => {
    respondWith(make)
    await expect(http.postOnly('thing/', { json: {} })).resolves.toBeUndefined()
    await expect(http.delete('thing/')).resolves.toBeUndefined()
    await expect(http.put('thing/', z.optional(shape), { json: {} })).resolves.toBeUndefined()
    expect((await reading()).kind).toBe('bad-answer')
    expect((await writing()).kind).toBe('unknown-outcome')
  })

  it('an empty 400 has the default message (Djoser: an address without an inactive account)', async () => {
    respondWith(() => new HttpResponse(null, { status: 400 }))
    const message = 'An unknown error occurred.'
    expect(await writingOnly()).toMatchObject({ kind: 'refused', message })
  })
})
