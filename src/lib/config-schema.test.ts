// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readConfig } from './config-schema'
import { securityHeaders } from './security-headers'

const read = (environment: Record<string, string>) =>
  readConfig(environment, { mockByDefault: false })

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(read({})).toMatchObject({
      apiUrl: '/api/v1/',
      mockApi: false,
      cookieConsent: 'implied',
      interestRules: 'portal',
      recaptchaSiteKey: '',
    })
  })

  it('takes a blank value for one that is not set', () => {
    expect(read({ VITE_API_URL: '' }).apiUrl).toBe('/api/v1/')
  })

  it.each([
    ['VITE_API_URL', 'https://api.example.com/', '/api/v1/'],
    ['VITE_API_URL', 'ftp://api.example.com/api/v1/', 'http(s)'],
    ['VITE_API_URL', '//api.example.com/api/v1/', 'http(s)'],
    ['VITE_MOCK_API', 'yes', 'true or false'],
    ['VITE_CONTACT_EMAIL', 'nobody', 'e-mail'],
    ['VITE_CONTACT_PHONE', 'call us', 'telephone'],
    ['VITE_MARKETING_URL', 'javascript:alert(1)', 'http(s)'],
    ['VITE_COOKIE_CONSENT', 'never', 'implied or ask'],
    ['VITE_INTEREST_RULES', 'act', 'portal or statutory'],
    ['VITE_ANALYTICS_ID', 'a"b', 'letters'],
  ])('refuses %s=%s, naming both and saying what was expected', (name, value, expectation) => {
    expect(() => read({ [name]: value })).toThrow(
      new RegExp(
        `${name} is ${JSON.stringify(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, expected .*${expectation.replace(/[()]/g, '\\$&')}`,
      ),
    )
  })

  it('names every bad value at once', () => {
    expect(() => read({ VITE_MOCK_API: '1', VITE_COOKIE_CONSENT: '2' })).toThrow(
      /VITE_MOCK_API.*\n.*VITE_COOKIE_CONSENT/,
    )
  })
})

describe('the headers of the production build', () => {
  it('allow nothing inline and nothing evaluated', () => {
    const policy = securityHeaders({ apiUrl: '/api/v1/', recaptchaSiteKey: '' })[
      'Content-Security-Policy'
    ]
    expect(policy).not.toMatch(/unsafe-|google|\*/)
    expect(policy).toContain("default-src 'none'")
  })

  it("allow the API's host, and Google's where a site key is set", () => {
    const policy = securityHeaders({
      apiUrl: 'https://api.example.com/api/v1/',
      recaptchaSiteKey: 'key',
    })['Content-Security-Policy']
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.example\.com https:\/\/www\.google/)
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.google\.com\/recaptcha\//)
  })
})
