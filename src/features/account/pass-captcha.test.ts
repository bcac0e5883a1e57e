import { act } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { config } from '@/config'
import { consent } from '@/third-party/consent'
import { renderThemed } from '@/ui/testing/theme'
import { CaptchaNotice } from './CaptchaNotice'
import { passCaptcha } from './pass-captcha'
import { json, setUpAccountServer } from './testing/mount'

const server = setUpAccountServer()
let added: HTMLScriptElement[]

beforeEach(() => {
  config.recaptchaSiteKey = 'site-key'
  added = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node)
  })
})
const setSignal = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

afterEach(() => {
  setSignal(undefined)
  Object.assign(config, { recaptchaSiteKey: '', cookieConsent: 'implied' })
  window.localStorage.clear()
  delete window.grecaptcha
  vi.useRealTimers()
})

it.each([
  ['without a site key', () => Object.assign(config, { recaptchaSiteKey: '' })],
  ['where the browser sends Global Privacy Control', () => setSignal(true)],
])('the script is not loaded %s', async (_where, set) => {
  set()
  await passCaptcha('login')
  expect(added).toEqual([])
  expect(server.calls).toEqual([])
})

type Execute = () => Promise<string | null>

/** Loads the added script, whose tokens come from `execute`. */
function load(execute: Execute) {
  window.grecaptcha = { ready: (callback) => callback(), execute }
  added.at(-1)?.onload?.(new Event('load'))
}

it.each<[string, () => unknown]>([
  ['does not start', () => added[0]?.onload?.(new Event('load'))],
  ['never comes', () => {}],
  ['never gives its token', () => load(() => new Promise(() => {}))],
  ['gives no token', () => load(async () => null)],
  ['refuses', () => load(() => Promise.reject(new Error('broken')))],
])('the action proceeds when the script %s', async (_name, happen) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const passing = passCaptcha('login')
  happen()
  await vi.advanceTimersByTimeAsync(8_000)
  await expect(passing).resolves.toBeUndefined()
  expect(server.calls).toEqual([])
})

/** One attempt: true, or why it is stopped. */
async function attempt(execute: Execute) {
  const passing = passCaptcha('login')
  load(execute)
  return passing.then(() => true, String)
}

it('each attempt gets a new token, and a refusal stops it with its message', async () => {
  const refusals = [json(400, { detail: 'You look like a robot.' }), json(500, {})]
  server.respondWith(...refusals, json(200, { success: false }))
  let tokens = 0
  const execute = vi.fn(async () => `token-${++tokens}`)
  expect(await attempt(execute)).toContain('You look like a robot.')
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'login' })
  expect(await attempt(execute)).toContain('An unexpected error occurred. Please try again.')
  expect(await attempt(execute)).toContain('could not verify that you are a person')
  expect(server.said()).toHaveLength(3)
  expect(await attempt(execute)).toBe(true)
  const post = 'POST /verifycaptcha/ application/x-www-form-urlencoded recaptcha=token'
  expect(server.calls).toEqual([`${post}-1`, `${post}-2`, `${post}-3`, `${post}-4`])
})

it('nothing is loaded or sent before the choice of cookies or after their rejection, and the form says so', async () => {
  config.cookieConsent = 'ask'
  const { container } = renderThemed(createElement(CaptchaNotice))
  await expect(passCaptcha('login')).rejects.toThrow(/^Accept or reject cookies first/)
  expect(container).toHaveTextContent(/accept or reject cookies first/)
  act(() => consent.choose('rejected'))
  await passCaptcha('login')
  expect(container).toBeEmptyDOMElement()
  expect(added).toEqual([])
  act(() => consent.choose('accepted'))
  expect(container).toHaveTextContent(/This site is protected by reCAPTCHA/)
  expect(await attempt(async () => 'token')).toBe(true)
  expect(server.calls).toHaveLength(1)
})
