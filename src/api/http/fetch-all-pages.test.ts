import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { config } from '@/config'
import { callsSent, failureOf, json, respondTo, stubServer } from '../testing/server'
import { toFailure } from './errors'
import { fetchAllPages } from './fetch-all-pages'

stubServer()

/** Responses by query string; blank for the first request. */
function respondWith(pages: Record<string, unknown>) {
  respondTo('GET debtor/', ({ url }) => json(pages[new URL(url).search.slice(1)]))
}
const read = () => fetchAllPages('debtor/', z.number())
const api = new URL(config.apiUrl, window.location.origin).href

it('an array is read with one request', async () => {
  respondWith({ '': [1, 'x', 2] })
  expect(await read()).toEqual({ items: [1, 2], unreadable: 1 })
  expect(callsSent()).toHaveLength(1)
})

it('pages are followed to the last one, whatever their query parameters', async () => {
  respondWith({
    '': { count: 5, next: `${api}debtor/?limit=2&offset=2`, previous: null, results: [1, 2] },
    'limit=2&offset=2': { count: 5, next: '?cursor=c%3D1', previous: null, results: [3, 'x'] },
    'cursor=c%3D1': { count: 5, next: null, previous: null, results: [5] },
  })
  expect(await read()).toEqual({ items: [1, 2, 3, 5], unreadable: 1 })
})

it('the filter is sent for every page, even when the next URL omits it', async () => {
  respondWith({
    'debt_id=1': { next: '?page=2', results: [1] },
    'debt_id=1&page=2': { next: null, results: [2] },
  })
  expect(await fetchAllPages('debtor/', z.number(), { query: { debt_id: 1 } })).toMatchObject({
    items: [1, 2],
  })
})

it('a record on two pages is returned once', async () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  respondWith({
    '': { count: 3, next: '?page=2', results: [one, two] },
    'page=2': { count: 3, next: null, results: [two, three] },
  })
  const list = await fetchAllPages('debtor/', z.object({ id: z.number() }))
  expect(list).toEqual({ items: [one, two, three], unreadable: 0 })
})

it.each([
  ['null', null],
  ['an object', { detail: 'Gone fishing.' }],
  ['results that are no list', { results: null }],
])('%s instead of a list fails and is not an empty list', async (_, body) => {
  respondWith({ '': body })
  await expect(read()).rejects.toMatchObject({ kind: 'invalid-response' })
})

it('records that were counted but not sent are reported as unreadable', async () => {
  respondWith({ '': { count: 3, next: null, results: [1] } })
  expect(await read()).toEqual({ items: [1], unreadable: 2 })
})

it.each([
  'https://elsewhere.example/api/v1/debtor/?page=2',
  'http://behind-the-proxy:8000/api/v1/debtor/?page=2',
  `${api}auth/users/?page=2`,
])('the token goes to no other host or path when the next page is %s', async (next) => {
  respondWith({ '': { next, results: [1] }, 'page=2': { next: null, results: [2] } })
  expect(await read()).toEqual({ items: [1, 2], unreadable: 0 })
  expect(callsSent()).toEqual(['GET debtor/', 'GET debtor/?page=2'])
})

it.each([
  ['no page at all', `${api}debtor/`],
  ['no address', 'http://['],
  ['a circle', '?page=2'],
])('the whole list fails when the next page is %s', async (_, next) => {
  respondWith({
    '': { next, results: [1] },
    'page=2': { next: '?page=2', results: [2] },
  })
  expect(toFailure(await failureOf(read()))).toMatchObject({ kind: 'invalid-response' })
})

it('the whole list fails when a later page fails', async () => {
  respondWith({ '': { next: '?page=2', results: [1] }, 'page=2': { detail: 'x' } })
  await expect(read()).rejects.toMatchObject({ kind: 'invalid-response' })
})
