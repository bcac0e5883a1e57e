// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isRecord } from '../drf/field'
import { resetWorld } from '../node'
import { startServer } from '../server'
import { type Capture, captures, sentJson } from './captures'
import { circumstances, inThisWorld, notImitated, type Sent } from './testing/circumstances'

/** The kind of a text whose value may differ: a token, a time, a date, an amount. */
function textKind(text: string): string {
  if (text === '<JWT>' || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return 'a token'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return 'a moment'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'a day'
  const decimals = /^-?\d+\.(\d+)$/.exec(text)?.[1]
  return decimals === undefined ? 'text' : `an amount with ${decimals.length} places`
}

/** The keys in order, with the kind of each value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (isRecord(value)) return Object.entries(value).map(([key, part]) => [key, shape(part)])
  return typeof value === 'string' ? textKind(value) : value === null ? 'null' : typeof value
}

/** The opening bracket and complete keys of a truncated body, in order. */
const openingKeys = (text: string) => [
  text.trimStart().slice(0, 2),
  ...[...text.matchAll(/"(\w+)":/g)].map(([, key]) => key),
]

/** The recorded and the actual body, reduced to comparable values. */
function bodies({ status, json, text, begins, holds = [] }: Capture['response'], given: string) {
  if (json !== undefined) {
    const read: unknown = given.startsWith('<') ? given : JSON.parse(given || 'null')
    // Error messages are compared; the values of a record are not.
    return status >= 400 ? [json, read] : [shape(json), shape(read)]
  }
  if (text !== undefined) return [text.trim(), given.trim()]
  if (begins === undefined) return []
  const keys = openingKeys(begins)
  const found = holds.filter((part) => given.includes(part))
  return [
    { keys, holds },
    { keys: openingKeys(given).slice(0, keys.length), holds: found },
  ]
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
beforeEach(() => resetWorld())
afterAll(() => {
  server.close()
})

const fileOf = (name: string) => new File([name === 'empty.pdf' ? '' : '%PDF-1.4\n'], name)

function bodyOf({ json, form, multipart, body }: Capture['sent']): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(sentJson(json))
  if (form) return new URLSearchParams(form)
  if (!multipart) return body
  const data = new FormData()
  for (const [name, value] of Object.entries(multipart)) {
    const text = String(value)
    data.set(name, text.startsWith('@') ? fileOf(text.slice(1)) : text)
  }
  return data
}

async function send(recorded: Sent) {
  const sent = inThisWorld(recorded, recorded)
  const [method, path = ''] = sent.call.split(' ')
  const isJson = sent.json !== undefined
  const response = await fetch(`${server.address}/api/v1/${path}`, {
    method,
    redirect: 'manual',
    body: bodyOf(sent),
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...sent.headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

for (const capture of captures) {
  const compare = notImitated.has(capture.name) ? it.fails : it
  compare(`the mock returns the recorded response of a real server: ${capture.name}`, async () => {
    const prepare = circumstances[capture.name]
    const textOf = async (sent: Sent) => (await send(sent)).text
    const sent = (await prepare?.(textOf, capture.sent)) ?? capture.sent
    const given = await send(sent)
    const response = inThisWorld(capture.response, sent)
    const names = Object.keys(response.headers)
    const headers = Object.fromEntries(names.map((name) => [name, given.headers.get(name)]))
    const [recordedBody, givenBody] = bodies(response, given.text)
    expect({ status: given.status, headers }).toEqual({
      status: response.status,
      headers: response.headers,
    })
    expect(givenBody).toEqual(recordedBody)
  })
}
