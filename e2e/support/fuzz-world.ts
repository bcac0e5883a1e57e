import type { BrowserContext, Page } from '@playwright/test'
import type { Json } from '../../src/api/testing/replace-field'
import type { Mutant } from './fuzz-answers'
import { hearFaults, watchTexts } from './monkey-watch'
import { origins } from './origins'

const reads = ['auth/users/me/', 'debtor/', 'debtor/1', 'clients/', 'client_settings/']
const lists = ['debt_notes/', 'invoice/', 'debtor_address/', 'debtor_contact/']

/** Every good answer the portal reads, by call; what is written is answered from these as well. */
export async function recordAnswers(api: string, pair: { access: string; refresh: string }) {
  const headers = { Authorization: `JWT ${pair.access}` }
  const read = async (path: string): Promise<Json> =>
    (await fetch(`${api}/api/v1/${path}`, { headers })).json()
  const answers = new Map<string, Json>()
  for (const path of [...reads, ...lists]) answers.set(`GET ${path}`, await read(path))
  const first = (path: string) => (answers.get(`GET ${path}`) as Json[])[0] ?? null
  for (const path of ['debtor/', 'clients/', ...lists]) answers.set(`POST ${path}`, first(path))
  answers.set('PUT debtor/1/', answers.get('GET debtor/1') ?? null)
  answers.set('POST auth/jwt/create/', { ...pair })
  return answers
}

/** Pages that are answered from a record, one call of them otherwise. */
export async function startFuzz(context: BrowserContext, answers: ReadonlyMap<string, Json>) {
  const faults: string[] = []
  let odd: { call: string; mutant: Mutant } | null = null
  let asked = 0
  context.on('page', (page: Page) => hearFaults(page, faults))
  await context.addInitScript(watchTexts, [])
  await context.route(`${origins.api}/**`, (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1/', '')}`
    const headers = { 'access-control-allow-origin': '*' }
    if (call === odd?.call) {
      asked += 1
      const { status, contentType, body } = odd.mutant
      return route.fulfill({ status, contentType, headers, body })
    }
    const good = answers.get(call)
    if (good === undefined) return route.fulfill({ status: 204, headers })
    const status = request.method() === 'POST' ? 201 : 200
    return route.fulfill({ status, headers, json: good })
  })
  return {
    faults,
    /** How often the odd answer was asked for. */
    asked: () => asked,
    answerOddly(call: string, mutant: Mutant) {
      odd = { call, mutant }
      asked = 0
    },
  }
}
