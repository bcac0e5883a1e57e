import { malformed } from '../../src/api/testing/malformed'
import { type Json, missing, replacements } from '../../src/api/testing/replace-field'
import type { Dice } from './chaos-dice'

/** What comes over the wire in place of a good answer, and what was done to it, in words. */
export interface Mutant {
  what: string
  status: number
  contentType: string
  body: string | Buffer
}

/** Words of machinery are looked for on the screen: nobody is to have written them. */
const parts = replacements.filter((value) => value !== 'NaN')
const some = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list[Math.floor(dice.next() * list.length)]

/** The same with something else in one place, however deep. */
function elsewhere(value: Json, dice: Dice): Json | typeof missing {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  // The deeper the rarer: half of the changes would else fall into addresses.
  if (!isNested || dice.chance(0.15)) return some(parts, dice) ?? null
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, Json>
  const key = some(Object.keys(copy), dice) ?? ''
  const changed = elsewhere(copy[key] ?? null, dice)
  if (changed === missing) delete copy[key]
  else copy[key] = changed
  return copy as Json
}

const asJson = (what: string, body: unknown, status = 200): Mutant => ({
  what,
  status,
  contentType: 'application/json',
  body: JSON.stringify(body) ?? '',
})
const page = '<!doctype html><title>Welcome</title><h1>Sign in</h1><script>throw 1</script>'

/** A good answer with something wrong in up to four places. */
export function bent(dice: Dice, good: Json): Mutant {
  let body = good
  const times = 1 + Math.floor(dice.next() * 4)
  for (let time = 0; time < times; time += 1) {
    const changed = elsewhere(body, dice)
    if (changed !== missing) body = changed
  }
  const text = JSON.stringify(body)
  return asJson(`bent ${times} times: ${text.slice(0, 300)}`, body)
}

/** No good answer at all. */
export function broken(dice: Dice, good: Json): Mutant {
  const text = JSON.stringify(good)
  const [name, body] = some(malformed, dice) ?? ['nothing', '']
  const cut = Math.floor(dice.next() * text.length)
  const all: Mutant[] = [
    { what: 'a page', status: 200, contentType: 'text/html', body: page },
    { what: 'a page called JSON', status: 200, contentType: 'application/json', body: page },
    { what: 'an empty body', status: 200, contentType: 'application/json', body: '' },
    {
      what: `cut at ${cut}`,
      status: 200,
      contentType: 'application/json',
      body: text.slice(0, cut),
    },
    { what: name, status: 200, contentType: 'application/json', body: Buffer.from(body) },
    ...[null, 'text', 42, true, [[]], [null]].map((value) => asJson(JSON.stringify(value), value)),
    Array.isArray(good) ? asJson('a record for a list', {}) : asJson('a list for a record', []),
    asJson('no results', { count: 1, next: null, previous: null, results: null }),
  ]
  return some(all, dice) ?? bent(dice, good)
}

/** A refusal, of a shape that DRF or a proxy may give it. */
export function refusal(dice: Dice): Mutant {
  const status = some([400, 400, 400, 403, 404, 409, 413, 422, 429, 500, 503], dice) ?? 400
  const bodies: unknown[] = [
    { detail: 'Refused.' },
    { company_name: ['This is refused.'], debtor_debt: { initial_debt: ['Too much.'] } },
    { email: [], note: null, password: [null], uid: {} },
    { non_field_errors: [{ message: ['Deep.', [['Deeper.']]] }] },
    ...[{}, [], [{}], [[]], null, 'Refused.', 7, { detail: { code: 4 } }],
    [{ customer_ref: ['Taken.'] }, {}, {}],
    { ['x'.repeat(300)]: ['y'.repeat(5000)] },
  ]
  const body = some(bodies, dice)
  return dice.chance(0.2)
    ? { what: `${status} with a page`, status, contentType: 'text/html', body: page }
    : asJson(`${status} ${JSON.stringify(body).slice(0, 100)}`, body, status)
}
