// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readConfig } from './config-schema'

const read = (environment: Record<string, string>) =>
  readConfig(environment, { mockByDefault: false })

describe('the configuration', () => {
  it('is complete without any variable', () => {
    expect(read({})).toMatchObject({
      apiUrl: '/api/v1/',
      mockApi: false,
      cookieConsent: 'implied',
      interestRules: 'portal',
      recaptchaSiteKey: '',
    })
  })

  it('treats a blank value as not set', () => {
    expect(read({ VITE_API_URL: '' }).apiUrl).toBe('/api/v1/')
  })

  it('has a fee terms URL only when the terms are configured', () => {
    expect(read({ VITE_TERMS_URL: '' }).feeTermsUrl).toBe('')
    expect(read({ VITE_TERMS_URL: '/terms' })).toMatchObject({
      termsUrl: '/terms',
      feeTermsUrl: '/terms',
    })
  })

  it('reads the address of the portal without a slash at its end', () => {
    expect(read({ VITE_PORTAL_URL: 'https://portal.firm.co.uk/' }).portalUrl).toBe(
      'https://portal.firm.co.uk',
    )
  })

  it.each([
    ['VITE_API_URL', 'https://api.example.com/', '/api/v1/'],
    ['VITE_API_URL', 'ftp://api.example.com/api/v1/', 'http(s)'],
    ['VITE_API_URL', '//api.example.com/api/v1/', 'http(s)'],
    ['VITE_MOCK_API', 'yes', 'true or false'],
    ['VITE_CONTACT_EMAIL', 'nobody', 'email'],
    ['VITE_CONTACT_PHONE', 'call us', 'telephone'],
    ['VITE_MARKETING_URL', 'javascript:alert(1)', 'http(s)'],
    ['VITE_PORTAL_URL', 'http://portal.firm.co.uk', 'https'],
    ['VITE_PORTAL_URL', 'https://firm.co.uk/portal', 'without a path'],
    ['VITE_COOKIE_CONSENT', 'never', 'implied or ask'],
    ['VITE_INTEREST_RULES', 'act', 'portal or statutory'],
    ['VITE_ANALYTICS_ID', 'a"b', 'letters'],
    ['VITE_CSP_REPORT_URL', 'https://a.example/;script-src', 'without'],
  ])('refuses %s=%s and names what was expected', (name, value, expectation) => {
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
