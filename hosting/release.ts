import type { Plugin } from 'vite'
import { type Config, readConfig, variableOf } from '../src/lib/config-schema.ts'

/**
 * The value that a production build expects, for those that must not be a placeholder: the identity of
 * the firm. Every other valid value is accepted.
 */
const expectations: Partial<Record<keyof Config, string>> = {
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
  complaintsUrl: 'the address of your complaints procedure',
  regulatorUrl: 'the address of your regulator’s register',
  regulatorNumber: 'your registration number with your regulator',
  vatNumber: 'your VAT registration number',
  registeredOffice: 'the address of your registered office',
}

const defaults = readConfig({}, { mockByDefault: false })
const numbers: readonly string[] = ['contactPhone', 'regulatorNumber', 'vatNumber']

/** Domains that RFC 2606 reserves for documentation and tests. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/

function hostOf(text: string): string {
  if (URL.canParse(text) && new URL(text).hostname !== '') return new URL(text).hostname
  return text.includes('@') ? text.replace(/^.*@/, '').toLowerCase() : ''
}

/** Ignores case, spaces and punctuation: GB980780684 equals GB 980 7806 84. */
const compact = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

function isPlaceholder(key: keyof Config, value: string): boolean {
  if (reserved.test(hostOf(value))) return true
  if (numbers.includes(key) && /^[a-z]*0*$/.test(compact(value))) return true
  // All solicitors of England and Wales have the same regulator, so its default is valid.
  return key !== 'regulatorUrl' && compact(value) === compact(String(defaults[key]))
}

/**
 * Finds values that a production build refuses: the mocked API, and placeholders for the identity
 * of the firm, which are the defaults, addresses on reserved domains and numbers of zeros.
 */
export function findConfigProblems(environment: Record<string, string>): string[] {
  const config = readConfig(environment, { mockByDefault: false })
  return Object.entries(expectations).flatMap(([name, expected]) => {
    const key = name as keyof Config
    const value = config[key]
    if (typeof value === 'boolean' ? !value : !isPlaceholder(key, value)) return []
    const rawValue = environment[variableOf(key)]
    const state = rawValue ? `is ${JSON.stringify(rawValue)}` : 'is not set'
    return `${variableOf(key)} ${state}. Expected: ${expected}`
  })
}

/**
 * Fails a release with configuration problems before it begins; another build warns of them.
 * @throws Error naming each variable, its expectation and where to set it
 */
export const releaseCheck = (problems: readonly string[], isRelease: boolean): Plugin => ({
  name: 'release-check',
  apply: 'build',
  configResolved({ logger }) {
    if (problems.length === 0) return
    if (isRelease) {
      throw new Error(`This configuration is not fit for production:
${problems.map((problem) => `  ${problem}`).join('\n')}
Set these variables in .env.local or in the environment of the build; .env.example lists them all.
To build a demonstration, which says that it is one, run: npm run build:demo`)
    }
    const names = problems.map((problem) => problem.split(' ')[0])
    logger.warn(`Not fit for production; "npm run build" refuses: ${names.join(', ')}`)
  },
})
