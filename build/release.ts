import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Plugin } from 'vite'
import { type Config, readConfig, variableOf } from '../src/lib/config-schema.ts'

/**
 * The expectation of a production build for each value of the configuration; `null` when every
 * valid value is accepted. The identity of the firm must not be a placeholder.
 */
const expectations: Record<keyof Config, string | null> = {
  apiUrl: null,
  mockApi: 'false, or not set: with the mocked API nothing is sent, and its passwords are public',
  productName: 'the name of your portal',
  contactEmail: 'an email address your clients can write to',
  contactPhone: 'a telephone number your clients can call',
  marketingUrl: 'the address of your website',
  privacyUrl: 'the address of your privacy policy',
  cookieUrl: 'the address of your cookie policy',
  disclaimerUrl: 'the address of your disclaimer',
  advertisingUrl: 'the address of the page about your advertising provider',
  termsUrl: 'the address of your terms and conditions',
  feeTermsUrl: null,
  complaintsUrl: 'the address of your complaints procedure',
  regulatorUrl: 'the address of your regulator’s register',
  regulatorNumber: 'your registration number with your regulator',
  vatNumber: 'your VAT registration number',
  registeredOffice: 'the address of your registered office',
  portalUrl: null,
  analyticsId: null,
  advertisingId: null,
  recaptchaSiteKey: null,
  cspReportUrl: null,
  cookieConsent: null,
  interestRules: null,
}
const keys = Object.keys(expectations) as (keyof Config)[]

const defaults = readConfig({}, { mockByDefault: false })
/** All solicitors of England and Wales have the same regulator, so its default is valid. */
const realDefaults: readonly (keyof Config)[] = ['regulatorUrl']
const numbers: readonly (keyof Config)[] = ['contactPhone', 'regulatorNumber', 'vatNumber']

/** Domains that RFC 2606 reserves for documentation and tests. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/

function hostOf(text: string): string {
  if (URL.canParse(text) && new URL(text).hostname !== '') return new URL(text).hostname
  return text.includes('@') ? text.replace(/^.*@/, '').toLowerCase() : ''
}

/** Ignores case, spaces and punctuation: GB980780684 equals GB 980 7806 84. */
const compact = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

function isPlaceholder(key: keyof Config, text: string): boolean {
  if (reserved.test(hostOf(text))) return true
  if (numbers.includes(key) && /^[a-z]*0*$/.test(compact(text))) return true
  return !realDefaults.includes(key) && compact(text) === compact(String(defaults[key]))
}

export interface ConfigProblem {
  variable: string
  /** The value and the expectation. */
  problem: string
}

/**
 * Finds values that a production build refuses: the mocked API, and placeholders for the identity
 * of the firm, which are the defaults, addresses on reserved domains and numbers of zeros.
 * @param sourceOf describes where a variable was set
 */
export function findConfigProblems(
  environment: Record<string, string>,
  sourceOf: (variable: string) => string,
): ConfigProblem[] {
  const config = readConfig(environment, { mockByDefault: false })
  return keys.flatMap((key) => {
    const expected = expectations[key]
    const value = config[key]
    const isAcceptable = typeof value === 'boolean' ? !value : !isPlaceholder(key, value)
    if (expected === null || isAcceptable) return []
    const variable = variableOf(key)
    const rawValue = environment[variable]
    const state = rawValue ? `is ${JSON.stringify(rawValue)} (${sourceOf(variable)})` : 'is not set'
    return [{ variable, problem: `${variable} ${state}. Expected: ${expected}` }]
  })
}

/** Describes the source of a variable in Vite's order: the environment, then the files. */
export const envSource = (mode: string) => (variable: string) => {
  if (process.env[variable] !== undefined) return 'from the environment'
  const files = [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']
  const isSetIn = (file: string) =>
    existsSync(file) && variable in parseEnv(readFileSync(file, 'utf8'))
  return `from ${files.find(isSetIn) ?? `mode "${mode}"`}`
}

/** @throws Error naming each variable, its expectation and where to set it */
export function assertNoConfigProblems(problems: readonly ConfigProblem[]): void {
  if (problems.length === 0) return
  throw new Error(
    [
      'This configuration is not fit for production:',
      ...problems.map(({ problem }) => `  ${problem}`),
      'Set these variables in .env.local or in the environment of the build; .env.example lists them all.',
      'To build a demonstration, which says that it is one, run: npm run build:demo',
    ].join('\n'),
  )
}

/** Fails a build with configuration problems before it begins. */
export const releaseCheck = (problems: readonly ConfigProblem[]): Plugin => ({
  name: 'release-check',
  enforce: 'pre',
  config: () => assertNoConfigProblems(problems),
})

/** Warns during a bare `vite build` about the problems that `npm run build` refuses. */
export const releaseWarning = (problems: readonly ConfigProblem[]): Plugin => ({
  name: 'release-warning',
  apply: 'build',
  configResolved({ logger }) {
    if (problems.length === 0) return
    const names = problems.map(({ variable }) => variable).join(', ')
    logger.warn(`Not fit for production; "npm run build" refuses: ${names}`)
  },
})
