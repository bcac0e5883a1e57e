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

it.each([
  ['on one origin', {}],
  ['with an API elsewhere', api],
  ['with every third party', everything],
])('K08: the CSP evaluator finds nothing, %s', (_, environment) => {
  const config = readConfig(environment, { mockByDefault: false })
  const policy = securityHeaders(config, { overTls: true })['Content-Security-Policy']
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // The rest is uncertain.
    .filter(({ severity }) => severity <= Severity.MEDIUM)
  expect(findings).toEqual([])
})
