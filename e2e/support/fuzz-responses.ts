import { type Json, missing, replacements } from '../../src/api/testing/replace-field'
import type { Dice } from './chaos-dice'

/** A response that replaces a valid one, with a description of the change. */
export interface MutatedResponse {
  description: string
  status: number
  contentType: string
  body: string | Buffer
}

/** Without technical terms, which the tests search for on the screen. */
const values = replacements.filter((value) => value !== 'NaN')
const pickFrom = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list[Math.floor(dice.next() * list.length)]

/** Replaces one value at a random depth. */
function mutateField(value: Json, dice: Dice): Json | typeof missing {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  // Deep changes are rarer, or half of them would be in addresses.
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

/** A valid response with up to four replaced values. */
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

/** Bodies that are not JSON, of kinds that parsers have accepted or crashed on. */
const malformed: readonly [name: string, body: string | Uint8Array][] = [
  ['NaN', '{"amount": NaN}'],
  ['single quotes', "{'id': 1}"],
  ['two documents', '{"id": 1}{"id": 2}'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['a hundred thousand open brackets', '['.repeat(100_000)],
]

/** A response that is malformed as a whole. */
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

/** An error response in a shape of DRF or a proxy. */
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
