// @vitest-environment node
import { expect, it } from 'vitest'
import { readConfig } from './config-schema'

const read = (environment: Record<string, string>) =>
  readConfig(environment, { mockByDefault: false })

it('the configuration is complete without any variable, and a blank one is not set', () => {
  const defaults = {
    ...{ apiUrl: '/api/v1/', mockApi: false, cookieConsent: 'implied', interestRules: 'portal' },
    ...{ recaptchaSiteKey: '', productName: 'Harbour Client Portal' },
  }
  expect(read({})).toMatchObject(defaults)
  expect(read({ VITE_API_URL: '', VITE_MOCK_API: '' })).toMatchObject(defaults)
})

it.each([
  ['VITE_API_URL', 'https://api.example.com/api/v1/', 'apiUrl'],
  ['VITE_TERMS_URL', '/terms', 'termsUrl'],
  ['VITE_PORTAL_URL', 'https://portal.firm.co.uk', 'portalUrl'],
  ['VITE_ANALYTICS_ID', 'G-AB_12', 'analyticsId'],
] as const)('%s=%s is accepted', (variable, value, name) => {
  expect(read({ [variable]: value })[name]).toBe(value)
})

it('the address of the portal is read without a slash at its end', () => {
  const config = read({ VITE_PORTAL_URL: 'https://portal.firm.co.uk/' })
  expect(config.portalUrl).toBe('https://portal.firm.co.uk')
})

it.each([
  ['VITE_API_URL', 'https://api.example.com/', '/api/v1/'],
  ['VITE_API_URL', 'ftp://api.example.com/api/v1/', 'http(s)'],
  ['VITE_API_URL', '//api.example.com/api/v1/', 'http(s)'],
  ['VITE_MOCK_API', 'yes', 'true or false'],
  ['VITE_PRODUCT_NAME', ' ', 'a name'],
  ['VITE_CONTACT_EMAIL', 'nobody', 'email'],
  ['VITE_CONTACT_PHONE', 'call us', 'telephone'],
  ['VITE_MARKETING_URL', 'javascript:alert(1)', 'http(s)'],
  ['VITE_MARKETING_URL', 'https://', 'http(s)'],
  ['VITE_PORTAL_URL', 'http://portal.firm.co.uk', 'https'],
  ['VITE_PORTAL_URL', 'https://firm.co.uk/portal', 'without a path'],
  ['VITE_COOKIE_CONSENT', 'never', 'implied or ask'],
  ['VITE_INTEREST_RULES', 'act', 'portal or statutory'],
  ['VITE_ANALYTICS_ID', 'a"b', 'letters'],
  ['VITE_CSP_REPORT_URL', 'https://a.example/;script-src', 'without'],
])('%s=%s is refused, with what was expected', (name, value, expectation) => {
  expect(() => read({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}, expected `)
  expect(() => read({ [name]: value })).toThrow(expectation)
})

it('every bad value is named at once', () => {
  expect(() => read({ VITE_MOCK_API: '1', VITE_COOKIE_CONSENT: '2' })).toThrow(
    /VITE_MOCK_API.*\n.*VITE_COOKIE_CONSENT/,
  )
})
