// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers'

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
