// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetWorld } from '../node'
import { startServer } from '../server'
import { type Capture, captures, sentJson } from './captures'
import { circumstances, inThisWorld } from './circumstances'
import { type ActualResponse, sides } from './compare'

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

async function send(recorded: Capture['sent']): Promise<ActualResponse> {
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

/** Known differences from the recorded server; the README lists them. */
const notImitated = new Set([
  'activation: Again, after a login on a server with UPDATE_LAST_LOGIN',
  'debts: A read with COERCE_DECIMAL=0',
  'debts: Null in optional text with STRICT_NULLS=1',
  'ways and methods: Accept: text/html',
])

async function compared(capture: Capture) {
  const prepare = circumstances[capture.name]
  const textOf = async (sent: Capture['sent']) => (await send(sent)).text
  const sent = (await prepare?.(textOf, capture.sent)) ?? capture.sent
  const response = await send(sent)
  return sides({ ...capture, answer: inThisWorld(capture.answer, sent) }, response)
}

describe('the mock returns the recorded responses of a real server', () => {
  it.each(captures.filter(({ name }) => !notImitated.has(name)))('$name', async (capture) => {
    const { recorded, given } = await compared(capture)
    expect(given).toEqual(recorded)
  })
})

describe('the mock differs from the recorded server as its README says', () => {
  it.each(captures.filter(({ name }) => notImitated.has(name)))('$name', async (capture) => {
    const { recorded, given } = await compared(capture)
    expect(given).not.toEqual(recorded)
  })
})

it('every circumstance and exception belongs to a capture', () => {
  const names = new Set(captures.map(({ name }) => name))
  expect(names.size).toBe(captures.length)
  expect([...notImitated, ...Object.keys(circumstances)].filter((n) => !names.has(n))).toEqual([])
})
