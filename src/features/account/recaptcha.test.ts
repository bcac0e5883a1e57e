import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '@/config'
import { passCaptcha } from './recaptcha'
import { json, setUpServer } from './test-server'

const server = setUpServer()
let added: HTMLScriptElement[]

beforeEach(() => {
  config.recaptchaSiteKey = 'site-key'
  added = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node)
  })
})
afterEach(() => {
  config.recaptchaSiteKey = ''
  delete window.grecaptcha
  vi.useRealTimers()
})

test('nothing is loaded without a site key', async () => {
  config.recaptchaSiteKey = ''
  await passCaptcha('login')
  expect(added).toEqual([])
  expect(server.calls).toEqual([])
})

test.each([
  ['is blocked', () => added[0]?.onerror?.('blocked')],
  ['does not start', () => added[0]?.onload?.(new Event('load'))],
  ['never comes', () => vi.advanceTimersByTime(8_000)],
])('a script that %s locks nobody out', async (_name, happen) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const passing = passCaptcha('login')
  happen()
  await expect(passing).resolves.toBeUndefined()
  expect(server.calls).toEqual([])
})

async function pass() {
  const execute = vi.fn(async () => 'token-1')
  const passing = passCaptcha('login')
  window.grecaptcha = { ready: (callback) => callback(), execute }
  added[0]?.onload?.(new Event('load'))
  return { execute, passed: await passing.then(() => true, String) }
}

test('a refusal of the server stops the action with its message; a proof is posted as a form', async () => {
  server.answer(json(400, { detail: 'You look like a robot.' }))
  const { execute, passed } = await pass()
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'login' })
  expect(passed).toContain('You look like a robot.')
  expect(server.said()).toEqual(['You look like a robot.'])
  expect(server.calls).toEqual([
    'POST /verifycaptcha/ application/x-www-form-urlencoded recaptcha=token-1',
  ])
})
