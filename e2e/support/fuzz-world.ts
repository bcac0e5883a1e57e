import type { BrowserContext, Page } from '@playwright/test'
import type { Json } from '../../src/api/testing/replace-field'
import type { MutatedResponse } from './fuzz-responses'
import { collectFaults, watchTexts } from './monkey-watch'
import { origins } from './origins'

const reads = ['auth/users/me/', 'debtor/', 'debtor/1', 'clients/', 'client_settings/']
const lists = ['debt_notes/', 'invoice/', 'debtor_address/', 'debtor_contact/']

/** Valid responses by request; writes are fulfilled from them as well. */
export async function recordResponses(api: string, pair: { access: string; refresh: string }) {
  const headers = { Authorization: `JWT ${pair.access}` }
  const read = async (path: string): Promise<Json> =>
    (await fetch(`${api}/api/v1/${path}`, { headers })).json()
  const responses = new Map<string, Json>()
  for (const path of [...reads, ...lists]) responses.set(`GET ${path}`, await read(path))
  const first = (path: string) => (responses.get(`GET ${path}`) as Json[])[0] ?? null
  for (const path of ['debtor/', 'clients/', ...lists]) responses.set(`POST ${path}`, first(path))
  responses.set('PUT debtor/1/', responses.get('GET debtor/1') ?? null)
  responses.set('POST auth/jwt/create/', { ...pair })
  return responses
}

/** Fulfils requests from the recorded responses, except one mutated one. */
export async function startFuzz(context: BrowserContext, responses: ReadonlyMap<string, Json>) {
  const faults: string[] = []
  let mutated: { call: string; mutant: MutatedResponse } | null = null
  let requestCount = 0
  context.on('page', (page: Page) => collectFaults(page, faults))
  await context.addInitScript(watchTexts, [])
  await context.route(`${origins.api}/**`, (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1/', '')}`
    const headers = { 'access-control-allow-origin': '*' }
    if (call === mutated?.call) {
      requestCount += 1
      const { status, contentType, body } = mutated.mutant
      return route.fulfill({ status, contentType, headers, body })
    }
    const good = responses.get(call)
    if (good === undefined) return route.fulfill({ status: 204, headers })
    const status = request.method() === 'POST' ? 201 : 200
    return route.fulfill({ status, headers, json: good })
  })
  return {
    faults,
    /** How often the mutated response was requested. */
    requestCount: () => requestCount,
    mutate(call: string, mutant: MutatedResponse) {
      mutated = { call, mutant }
      requestCount = 0
    },
  }
}
