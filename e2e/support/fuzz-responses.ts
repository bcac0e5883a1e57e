import { malformed } from '../../src/api/testing/malformed'
import { type Json, missing, replacements } from '../../src/api/testing/replace-field'
import type { Dice } from './chaos-dice'

/** What comes over the wire in place of a good answer, and what was done to it, in words. */
export interface MutatedResponse {
  description: string
  status: number
  contentType: string
  body: string | Buffer
}

/** Words of machinery are looked for on the screen: nobody is to have written them. */
const values = replacements.filter((value) => value !== 'NaN')
const pickFrom = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list[Math.floor(dice.next() * list.length)]

/** The same with something else in one place, however deep. */
function mutateField(value: Json, dice: Dice): Json | typeof missing {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  // The deeper the rarer: half of the changes would else fall into addresses.
  if (!isNested || dice.chance(0.15)) return pickFrom(values, dice) ?? null
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, Json>
  const key = pickFrom(Object.keys(copy), dice) ?? ''
  const changed = mutateField(copy[key] ?? null, dice)
  if (changed === missing) delete copy[key]
  else copy[key] = changed
  return copy as Json
}

const asJson = (description: string, body: unknown, status = 200): MutatedResponse => ({
  description: description,
  status,
  contentType: 'application/json',
  body: JSON.stringify(body) ?? '',
})
const page = '<!doctype html><title>Welcome</title><h1>Sign in</h1><script>throw 1</script>'

/** A good answer with something wrong in up to four places. */
export function mutatedResponse(dice: Dice, good: Json): MutatedResponse {
  let body = good
  const times = 1 + Math.floor(dice.next() * 4)
  for (let time = 0; time < times; time += 1) {
    const changed = mutateField(body, dice)
    if (changed !== missing) body = changed
  }
  const text = JSON.stringify(body)
  return asJson(`bent ${times} times: ${text.slice(0, 300)}`, body)
}

/** No good answer at all. */
export function malformedResponse(dice: Dice, good: Json): MutatedResponse {
  const text = JSON.stringify(good)
  const [name, body] = pickFrom(malformed, dice) ?? ['nothing', '']
  const cut = Math.floor(dice.next() * text.length)
  const all: MutatedResponse[] = [
    { description: 'a page', status: 200, contentType: 'text/html', body: page },
    { description: 'a page called JSON', status: 200, contentType: 'application/json', body: page },
    { description: 'an empty body', status: 200, contentType: 'application/json', body: '' },
    {
      description: `cut at ${cut}`,
      status: 200,
      contentType: 'application/json',
      body: text.slice(0, cut),
    },
    { description: name, status: 200, contentType: 'application/json', body: Buffer.from(body) },
    ...[null, 'text', 42, true, [[]], [null]].map((value) => asJson(JSON.stringify(value), value)),
    Array.isArray(good) ? asJson('a record for a list', {}) : asJson('a list for a record', []),
    asJson('no results', { count: 1, next: null, previous: null, results: null }),
  ]
  return pickFrom(all, dice) ?? mutatedResponse(dice, good)
}

/** A refusal, of a shape that DRF or a proxy may give it. */
export function refusedResponse(dice: Dice): MutatedResponse {
  const status = pickFrom([400, 400, 400, 403, 404, 409, 413, 422, 429, 500, 503], dice) ?? 400
  const bodies: unknown[] = [
    { detail: 'Refused.' },
    { company_name: ['This is refused.'], debtor_debt: { initial_debt: ['Too much.'] } },
    { email: [], note: null, password: [null], uid: {} },
    { non_field_errors: [{ message: ['Deep.', [['Deeper.']]] }] },
    ...[{}, [], [{}], [[]], null, 'Refused.', 7, { detail: { code: 4 } }],
    [{ customer_ref: ['Taken.'] }, {}, {}],
    { ['x'.repeat(300)]: ['y'.repeat(5000)] },
  ]
  const body = pickFrom(bodies, dice)
  return dice.chance(0.2)
    ? { description: `${status} with a page`, status, contentType: 'text/html', body: page }
    : asJson(`${status} ${JSON.stringify(body).slice(0, 100)}`, body, status)
}
