// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fullConfiguration } from '../.ci/full-configuration.mjs'
import { findConfigProblems, releaseCheck } from './release'

const identity = [
  'VITE_PRODUCT_NAME',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_MARKETING_URL',
  'VITE_PRIVACY_URL',
  'VITE_COOKIE_URL',
  'VITE_DISCLAIMER_URL',
  'VITE_ADVERTISING_URL',
  'VITE_TERMS_URL',
  'VITE_COMPLAINTS_URL',
  'VITE_REGULATOR_NUMBER',
  'VITE_VAT_NUMBER',
  'VITE_REGISTERED_OFFICE',
]
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
  it('K07: accepts a full configuration', () => {
    expect(findConfigProblems(fullConfiguration)).toEqual([])
    expect(check(fullConfiguration, true)).toEqual([])
  })

  it('K07: refuses each identity variable when only the API is configured', () => {
    expect(namesIn({ VITE_API_URL: 'https://api.kettleby-recovery.co.uk/api/v1/' })).toEqual(
      identity,
    )
  })

  it.each(identity)('K07: refuses %s when it is empty or missing', (variable) => {
    const { [variable]: _, ...rest } = fullConfiguration as Record<string, string>
    expect(namesIn(rest)).toEqual([variable])
    expect(namesIn({ ...fullConfiguration, [variable]: '' })).toEqual([variable])
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
      [
        'This configuration is not fit for production:',
        '  VITE_MOCK_API is "true". Expected: false, or not set: with the mocked API nothing is sent, and its passwords are public',
        '  VITE_VAT_NUMBER is not set. Expected: your VAT registration number',
        'Set these variables in .env.local or in the environment of the build; .env.example lists them all.',
        'To build a demonstration, which says that it is one, run: npm run build:demo',
      ].join('\n'),
    )
  })

  it('another build only warns', () => {
    expect(check({ ...fullConfiguration, VITE_VAT_NUMBER: '' }, false)).toEqual([
      'Not fit for production; "npm run build" refuses: VITE_VAT_NUMBER',
    ])
  })
})
