import * as z from 'zod/mini'

/**
 * The portal's configuration: every `VITE_*` variable with its default and format. It is read at build
 * (vite.config.ts) and at start (src/config.ts), so an invalid value stops both.
 */

const filled = (expected: string) =>
  z.string(expected).check(z.refine((text) => text.trim() !== '', expected))

const webAddress = (expected: string) =>
  z.string(expected).check(
    z.refine((text) => {
      if (text.startsWith('/') && !text.startsWith('//')) return true
      return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    }, expected),
  )

const apiUrl = webAddress('an http(s) address or a path, ending in /api/v1/').check(
  z.refine((text) => text.endsWith('/api/v1/'), 'an http(s) address or a path, ending in /api/v1/'),
)

const flag = z.pipe(
  z.enum(['true', 'false'], 'true or false'),
  z.transform((text) => text === 'true'),
)

const serviceId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]*$/, 'letters, digits, "-" and "_", or empty to switch it off'))

const portalUrl = 'the https address of the portal, without a path, or empty'

const page = 'an http(s) address, or a path beginning with /'

const schema = z.object({
  VITE_API_URL: z._default(apiUrl, '/api/v1/'),
  VITE_MOCK_API: flag,
  VITE_PRODUCT_NAME: z._default(filled('a name'), 'Harbour Client Portal'),
  VITE_CONTACT_EMAIL: z._default(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'an e-mail address')),
    'clients@harbour-recovery.example',
  ),
  VITE_CONTACT_PHONE: z._default(
    z.string().check(z.regex(/^\+?[\d ()-]{7,20}$/, 'a telephone number')),
    '020 7946 0123',
  ),
  VITE_MARKETING_URL: z._default(webAddress(page), 'https://www.harbour-recovery.example/'),
  VITE_PRIVACY_URL: z._default(webAddress(page), 'https://www.harbour-recovery.example/privacy'),
  VITE_COOKIE_URL: z._default(webAddress(page), 'https://www.harbour-recovery.example/cookies'),
  VITE_DISCLAIMER_URL: z._default(
    webAddress(page),
    'https://www.harbour-recovery.example/disclaimer',
  ),
  VITE_ADVERTISING_URL: z._default(
    webAddress(page),
    'https://www.harbour-recovery.example/advertising-provider',
  ),
  VITE_TERMS_URL: z._default(webAddress(page), 'https://www.harbour-recovery.example/terms'),
  VITE_COMPLAINTS_URL: z._default(
    webAddress(page),
    'https://www.harbour-recovery.example/complaints',
  ),
  VITE_REGULATOR_URL: z._default(webAddress(page), 'https://www.sra.org.uk/consumers/register/'),
  VITE_REGULATOR_NUMBER: z._default(filled('a registration number'), '000000'),
  VITE_VAT_NUMBER: z._default(filled('a VAT number'), 'GB 980 7806 84'),
  VITE_REGISTERED_OFFICE: z._default(
    filled('a postal address'),
    '1 Harbour Street, London, EC1A 1BB',
  ),
  VITE_PORTAL_URL: z._default(
    z.string().check(z.regex(/^(?:https:\/\/[^/\s?#@]+)?\/?$/, portalUrl)),
    '',
  ),
  VITE_ANALYTICS_ID: z._default(serviceId, ''),
  VITE_ADVERTISING_ID: z._default(serviceId, ''),
  VITE_RECAPTCHA_SITE_KEY: z._default(serviceId, ''),
  VITE_CSP_REPORT_URL: z._default(
    webAddress('an http(s) address, a path beginning with /, or empty for no reports').check(
      z.regex(/^[^\s"';,\\$]*$/, 'an address without spaces, quotes, commas, semicolons or "$"'),
    ),
    '',
  ),
  VITE_COOKIE_CONSENT: z._default(z.enum(['implied', 'ask'], 'implied or ask'), 'implied'),
  VITE_INTEREST_RULES: z._default(z.enum(['portal', 'statutory'], 'portal or statutory'), 'portal'),
})

export interface Config {
  apiUrl: string
  mockApi: boolean
  productName: string
  contactEmail: string
  contactPhone: string
  marketingUrl: string
  privacyUrl: string
  cookieUrl: string
  disclaimerUrl: string
  advertisingUrl: string
  termsUrl: string
  /** Equals `termsUrl` if configured, else blank, because the placeholder has no fee terms. */
  feeTermsUrl: string
  complaintsUrl: string
  regulatorUrl: string
  regulatorNumber: string
  vatNumber: string
  registeredOffice: string
  portalUrl: string
  analyticsId: string
  advertisingId: string
  recaptchaSiteKey: string
  cspReportUrl: string
  cookieConsent: 'implied' | 'ask'
  interestRules: 'portal' | 'statutory'
}

/**
 * Validates the environment. An empty variable counts as not set, so that a blank line in an .env file
 * is harmless.
 * @throws {Error} with variable, value and expectation of each invalid variable
 */
export function readConfig(
  environment: Record<string, unknown>,
  { mockByDefault }: { mockByDefault: boolean },
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name.startsWith('VITE_') && value !== '' && value !== undefined,
    ),
  )
  const result = schema.safeParse({ VITE_MOCK_API: String(mockByDefault), ...given })
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name} is ${JSON.stringify(given[name])}, expected ${issue.message}`
    })
    throw new Error(`The configuration is not usable:\n${problems.join('\n')}`)
  }
  const values = result.data
  return {
    apiUrl: values.VITE_API_URL,
    mockApi: values.VITE_MOCK_API,
    productName: values.VITE_PRODUCT_NAME,
    contactEmail: values.VITE_CONTACT_EMAIL,
    contactPhone: values.VITE_CONTACT_PHONE,
    marketingUrl: values.VITE_MARKETING_URL,
    privacyUrl: values.VITE_PRIVACY_URL,
    cookieUrl: values.VITE_COOKIE_URL,
    disclaimerUrl: values.VITE_DISCLAIMER_URL,
    advertisingUrl: values.VITE_ADVERTISING_URL,
    termsUrl: values.VITE_TERMS_URL,
    feeTermsUrl: 'VITE_TERMS_URL' in given ? values.VITE_TERMS_URL : '',
    complaintsUrl: values.VITE_COMPLAINTS_URL,
    regulatorUrl: values.VITE_REGULATOR_URL,
    regulatorNumber: values.VITE_REGULATOR_NUMBER,
    vatNumber: values.VITE_VAT_NUMBER,
    registeredOffice: values.VITE_REGISTERED_OFFICE,
    portalUrl: values.VITE_PORTAL_URL.replace(/\/$/, ''),
    analyticsId: values.VITE_ANALYTICS_ID,
    advertisingId: values.VITE_ADVERTISING_ID,
    recaptchaSiteKey: values.VITE_RECAPTCHA_SITE_KEY,
    cspReportUrl: values.VITE_CSP_REPORT_URL,
    cookieConsent: values.VITE_COOKIE_CONSENT,
    interestRules: values.VITE_INTEREST_RULES,
  }
}
