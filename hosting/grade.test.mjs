// @vitest-environment node
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { readConfig } from '../src/lib/config-schema'
import { securityHeaders } from './security-headers'

const api = { VITE_API_URL: 'https://api.example.com/api/v1/' }
const everything = {
  ...api,
  VITE_RECAPTCHA_SITE_KEY: 'key',
  VITE_ANALYTICS_ID: 'G-1',
  VITE_ADVERTISING_ID: 'AW-1',
  VITE_CSP_REPORT_URL: 'https://reports.example.com/csp',
}

const policyOf = (environment) =>
  securityHeaders(readConfig(environment, { mockByDefault: false }), { overTls: true })[
    'Content-Security-Policy'
  ]

/** The certain findings of Google's CSP evaluator. */
const findingsOf = (policy) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)

it.each([
  ['on one origin', {}],
  ['with an API elsewhere', api],
  ['with every third party', everything],
])('K08: the CSP evaluator finds nothing, %s', (_, environment) => {
  expect(findingsOf(policyOf(environment))).toEqual([])
})

it('K08: the CSP evaluator reports a weak policy', () => {
  const weak = policyOf({}).replace("script-src 'self'", "script-src 'self' 'unsafe-inline' https:")
  expect(findingsOf(weak)).toHaveLength(2)
})
