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
  const headersFor = (services: Partial<typeof none>) =>
    securityHeaders({ ...none, ...services }, { isOverTls: true })
  const policy = (services: Partial<typeof none> = {}) =>
    headersFor(services)['Content-Security-Policy'] ?? ''

  it('allow nothing inline, nothing evaluated and no other site', () => {
    expect(policy()).not.toMatch(/unsafe-|https:|\*/)
    expect(policy()).toContain("default-src 'none'")
    expect(policy()).toContain("frame-src 'none'")
  })

  it.each([
    [{ apiUrl: 'https://api.example.com/api/v1/' }, ['api.example.com']],
    [{ recaptchaSiteKey: 'key' }, ['recaptcha.google.com', 'www.google.com', 'www.gstatic.com']],
    [
      { analyticsId: 'G-1' },
      ['*.analytics.google.com', '*.google-analytics.com', 'www.googletagmanager.com'],
    ],
    [
      { advertisingId: 'AW-1' },
      [
        ...['googleads.g.doubleclick.net', 'pagead2.googlesyndication.com', 'td.doubleclick.net'],
        ...['www.google.com', 'www.googleadservices.com', 'www.googletagmanager.com'],
      ],
    ],
  ])('with %j allow its sites and no others', (services, sites) => {
    const allowed = policy(services).match(/(?<=https:\/\/)[^/; ]+/g)
    expect([...new Set(allowed)].sort()).toEqual(sites)
    expect(policy(services)).not.toContain('unsafe-')
  })

  it('name the report collector when one is configured', () => {
    expect(headersFor({ cspReportUrl: 'https://reports.example.com/csp' })).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(
        /; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/,
      ),
      'Reporting-Endpoints': 'csp="https://reports.example.com/csp"',
    })
  })

  it('fit into the lines of Cloudflare with every service', () => {
    const services = { recaptchaSiteKey: 'key', analyticsId: 'G-1', advertisingId: 'AW-1' }
    expect(policy({ ...services, apiUrl: 'https://api.example.com/' }).length).toBeLessThan(1_800)
  })
})
