// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fullConfiguration } from '../.ci/full-configuration.mjs'
import { findConfigProblems, releaseCheck } from './release'

/** The variables that name the firm. */
const identity = Object.keys(fullConfiguration).filter((name) => !/MOCK_API|API_URL/.test(name))
const namesIn = (environment: Record<string, string>) =>
  findConfigProblems(environment).map((problem) => problem.split(' ')[0])

/** The hook that Vite calls before a build. */
function check(environment: Record<string, string>, isRelease: boolean): string[] {
  const warnings: string[] = []
  const { configResolved } = releaseCheck(findConfigProblems(environment), isRelease)
  const logger = { warn: (text: string) => warnings.push(text) }
  if (typeof configResolved === 'function') configResolved.call({} as never, { logger } as never)
  return warnings
}

describe('a production build', () => {
  it.each([
    ['missing', {}],
    ['empty', Object.fromEntries(identity.map((variable) => [variable, '']))],
  ])('K07: refuses each identity variable that is %s', (_, environment) => {
    const apiUrl = 'https://api.kettleby-recovery.co.uk/api/v1/'
    expect(namesIn({ ...environment, VITE_API_URL: apiUrl })).toEqual(identity)
  })

  it.each([
    ['VITE_PRODUCT_NAME', 'harbour client portal'],
    ['VITE_CONTACT_EMAIL', 'help@firm.example'],
    ['VITE_CONTACT_EMAIL', 'help@Example.COM'],
    ['VITE_CONTACT_PHONE', '(020) 7946-0123'],
    ['VITE_CONTACT_PHONE', '00000 000000'],
    ['VITE_MARKETING_URL', 'https://www.harbour-recovery.example'],
    ['VITE_PRIVACY_URL', 'https://example.org/privacy'],
    ['VITE_COOKIE_URL', 'http://localhost:8000/cookies'],
    ['VITE_TERMS_URL', 'https://firm.invalid/terms'],
    ['VITE_REGULATOR_URL', 'https://register.example/'],
    ['VITE_REGULATOR_NUMBER', '0000'],
    ['VITE_VAT_NUMBER', 'GB980780684'],
    ['VITE_VAT_NUMBER', 'GB 000 0000 00'],
    ['VITE_REGISTERED_OFFICE', '1 Harbour Street  London EC1A 1BB'],
  ])('K07: refuses %s=%s as a placeholder', (variable, value) => {
    expect(namesIn({ ...fullConfiguration, [variable]: value })).toEqual([variable])
  })

  it.each([
    ['VITE_CONTACT_EMAIL', 'clients@example-partners.co.uk'],
    ['VITE_MARKETING_URL', 'https://www.examples.com/'],
    ['VITE_PRIVACY_URL', '/privacy'],
    ['VITE_REGULATOR_NUMBER', '600000'],
    ['VITE_API_URL', 'https://api.example.com/api/v1/'],
  ])('accepts %s=%s', (variable, value) => {
    expect(namesIn({ ...fullConfiguration, [variable]: value })).toEqual([])
  })

  it('K07: the error names the value and the expectation of each variable', () => {
    const environment = { ...fullConfiguration, VITE_MOCK_API: 'true', VITE_VAT_NUMBER: '' }
    expect(() => check(environment, true)).toThrow(
      /^This configuration .*\n {2}VITE_MOCK_API is "true"\. Expected: false.*\n {2}VITE_VAT_NUMBER is not set\. Expected: your VAT registration number\n/,
    )
  })

  it('another build only warns', () => {
    expect(check({ ...fullConfiguration, VITE_VAT_NUMBER: '' }, false)).toEqual([
      'Not fit for production; "npm run build" refuses: VITE_VAT_NUMBER',
    ])
  })
})
