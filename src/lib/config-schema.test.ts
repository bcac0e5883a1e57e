// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readConfig } from './config-schema'
import { securityHeaders } from './security-headers'

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
    ['VITE_CONTACT_EMAIL', 'nobody', 'e-mail'],
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

describe('the headers of the production build', () => {
  const none = {
    apiUrl: '/api/v1/',
    recaptchaSiteKey: '',
    analyticsId: '',
    advertisingId: '',
    cspReportUrl: '',
  }
  const policy = (services: Partial<typeof none> = {}) =>
    securityHeaders({ ...none, ...services }, { overTls: true })['Content-Security-Policy']

  it('allow nothing inline, nothing evaluated and no other site', () => {
    expect(policy()).not.toMatch(/unsafe-|https:|\*/)
    expect(policy()).toContain("default-src 'none'")
    expect(policy()).toContain("frame-src 'none'")
  })

  it.each([
    [{ apiUrl: 'https://api.example.com/api/v1/' }, ['connect-src https://api.example.com']],
    [
      { recaptchaSiteKey: 'key' },
      [
        'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
        'connect-src https://www.google.com/recaptcha/',
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      ],
    ],
    [
      { analyticsId: 'G-1' },
      [
        'script-src https://www.googletagmanager.com',
        'img-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
        'connect-src https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
      ],
    ],
    [
      { advertisingId: 'AW-1' },
      [
        'script-src https://www.googletagmanager.com https://googleads.g.doubleclick.net/pagead/viewthroughconversion/ https://pagead2.googlesyndication.com/pagead/',
        'img-src https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com',
        'connect-src https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com',
        'frame-src https://www.googletagmanager.com https://td.doubleclick.net',
      ],
    ],
  ])('with %j allow its sites and no others', (services, added) => {
    const allowed = policy(services)
      ?.split('; ')
      .filter((directive) => directive.includes('https:'))
      .map((directive) => directive.replace(/ (?:'self'|data:|blob:)/g, ''))
    expect(allowed).toEqual(added)
    expect(policy(services)).not.toContain('unsafe-')
  })
})
